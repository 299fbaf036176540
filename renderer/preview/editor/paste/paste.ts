import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { withoutCuts, withoutWordJoints } from './plain-words'
import { toMarkdown } from './to-markdown'

type Parts = {
  /** Whether the box around a place takes a table. */
  takesTable(before: string): boolean
  /** One line on what could not come along; empty when all did. */
  said(words: string): void
  /** A picture is on the clipboard. */
  picture(files: FileList): void
}

/** Text of ours, with boxes or a head: it is Markdown already, whatever HTML comes with it. */
const OURS = /^---\n|^<\/?[A-Z]\w*|^#{1,3} |\]\(\/|\*\*/m

/** More than words of one line: paragraphs, a heading, a list, a table. */
const BLOCKS = /\n\n|^(?:#|-|\d+\.|\|)/

/** Makes the Markdown of this house of what comes from Word, Excel, Google Docs, a web page or a PDF. */
export function pasting({ takesTable, said, picture }: Parts) {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData: data } = event
      if (!data) return false
      const plain = data.getData('text/plain')
      const html = data.getData('text/html')
      if (data.files.length > 0 && !plain) {
        picture(data.files)
        return true
      }
      const { from: cursor, to } = view.state.selection.main
      const isOurs = !html || data.types.includes('vscode-editor-data') || OURS.test(plain)
      const { text, lost } = isOurs
        ? { text: withoutCuts(withoutWordJoints(plain)), lost: '' }
        : toMarkdown(html, takesTable(view.state.sliceDoc(0, cursor)))
      if (!text && !lost) return false
      const from = BLOCKS.test(text) ? withoutMarker(view.state, cursor) : cursor
      const before = view.state.sliceDoc(0, from)
      const insert = isOurs ? text : spaced(text, before, view.state.sliceDoc(to))
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        scrollIntoView: true,
        userEvent: 'input.paste',
      })
      said(lost)
      return true
    },
  })
}

/** Where the marker begins that Enter has put at the start of an empty item: what is pasted has its own. */
function withoutMarker({ doc }: EditorState, cursor: number): number {
  const { from, to, text } = doc.lineAt(cursor)
  return cursor === to && /^\s*(?:-|\d+\.)\s+$/.test(text) ? from : cursor
}

/** Several blocks stand between empty lines; a few words stay in their line. */
function spaced(text: string, before: string, after: string): string {
  if (!BLOCKS.test(text)) return text
  // Line breaks that are missing for an empty line between.
  const lead = before && '\n'.repeat(2 - Math.min(2, /\n*$/.exec(before)![0].length))
  const end = after && '\n'.repeat(2 - Math.min(2, /^\n*/.exec(after)![0].length))
  return lead + text + end
}
