import { EditorSelection } from '@codemirror/state'
import type { Command, EditorView } from '@codemirror/view'

/** Bold around the words that are marked, or gone when they have it. */
export const bold: Command = view => {
  const { state } = view
  const change = state.changeByRange(range => {
    const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : range
    const isBold = state.sliceDoc(from - 2, from) === '**' && state.sliceDoc(to, to + 2) === '**'
    const changes = isBold
      ? [
          { from: from - 2, to: from },
          { from: to, to: to + 2 },
        ]
      : [
          { from, insert: '**' },
          { from: to, insert: '**' },
        ]
    const moved = isBold ? -2 : 2
    return { changes, range: EditorSelection.range(from + moved, to + moved) }
  })
  return write(view, change)
}

/** The lines of the selection begin with a mark (`- `, `## `), or with none when they all had it. */
export const startLines =
  (mark: string): Command =>
  view => {
    const { doc, selection } = view.state
    const { from, to } = selection.main
    const first = doc.lineAt(from).number
    const last = doc.lineAt(to).number
    const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
    const written = lines.filter(line => line.text.trim() !== '' || lines.length === 1)
    const isMarked = written.every(({ text }) => text.startsWith(mark))
    const changes = written.map(line => {
      const old = /^(?:#{1,6} |- |\d+\. )?/.exec(line.text)?.[0] ?? ''
      return { from: line.from, to: line.from + old.length, insert: isMarked ? '' : mark }
    })
    return write(view, { changes })
  }

/** Makes the marked words a link; without words those given. */
export function insertLink(view: EditorView, address: string, words: string): void {
  const { from, to } = view.state.selection.main
  const text = view.state.sliceDoc(from, to) || words
  const insert = `[${text}](${address})`
  write(view, { changes: { from, to, insert }, selection: { anchor: from + insert.length } })
}

function write(view: EditorView, change: Parameters<EditorView['dispatch']>[0]): boolean {
  view.dispatch(change, { scrollIntoView: true, userEvent: 'input' })
  view.focus()
  return true
}
