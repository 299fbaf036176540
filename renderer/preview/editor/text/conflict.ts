import { MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { answerOf, byId } from '../elements'

/** What CodeMirror says in the comparison, in German. */
const PHRASES = {
  '$ unchanged lines': '$ gleiche Zeilen',
  'Revert this chunk': 'Diese Stelle übernehmen',
}

/**
 * Shows two versions of a file beside each other; single places of the other one can be taken over into mine.
 * @returns the text that goes on, undefined when it was not decided
 */
export async function mergedText(mine: string, theirs: string): Promise<string | undefined> {
  const dialog = byId<HTMLDialogElement>('conflict')
  const parent = byId('versions')
  const extensions = [lineNumbers(), EditorView.lineWrapping, EditorState.phrases.of(PHRASES)]
  const labelled = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label })
  parent.replaceChildren()
  const views = new MergeView({
    parent,
    a: {
      doc: theirs,
      extensions: [...extensions, EditorState.readOnly.of(true), labelled('Fassung von anderswo')],
    },
    b: { doc: mine, extensions: [...extensions, labelled('Meine Fassung')] },
    revertControls: 'a-to-b',
    collapseUnchanged: { margin: 2, minSize: 6 },
    gutter: true,
  })
  const answer = await answerOf(dialog)
  const merged = views.b.state.doc.toString()
  views.destroy()
  if (answer === 'disk') return theirs
  return answer === 'mine' ? merged : undefined
}
