import { MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { answerOf, byId, make } from '../elements'

/** What CodeMirror says in the comparison, in German. */
const PHRASES = { '$ unchanged lines': '$ gleiche Zeilen' }
const TAKE_OVER = 'Diese Stelle übernehmen'

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
    renderRevertControl: takeOver,
    collapseUnchanged: { margin: 2, minSize: 6 },
    gutter: true,
  })
  const answer = await answerOf(dialog)
  const merged = views.b.state.doc.toString()
  views.destroy()
  if (answer === 'disk') return theirs
  return answer === 'mine' ? merged : undefined
}

/** The button of one place; of type `button`, or a click sends the dialog's form and closes it. */
function takeOver(): HTMLElement {
  const button = make('button', { type: 'button', title: TAKE_OVER, ariaLabel: TAKE_OVER }, '⇝')
  // MergeView listens to mousedown only; a key and a screen reader click without one.
  button.onclick = event => {
    if (event.detail === 0) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  }
  return button
}
