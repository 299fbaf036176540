import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { ChangeSet, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { lettersOf } from '../../browser/letters'
import type { Finding } from '../../messages'
import { type BlockPlace, blockPlace, spacedBlock } from './block-place'
import { type CodeEvents, extensionsFor } from './extensions'

type Place = Pick<Finding, 'line' | 'column'>
export type Code = ReturnType<typeof createCode>

/** The text of a file in CodeMirror. */
export function createCode(parent: HTMLElement, events: CodeEvents) {
  const view = new EditorView({ parent })
  const states = new Map<string, EditorState>()
  let file = ''
  /** What was written since the findings were underlined: their repairs move with it. */
  let since = ChangeSet.empty(0)
  const follow = EditorView.updateListener.of(({ docChanged, changes }) => {
    if (docChanged) since = since.compose(changes)
  })
  return {
    view,
    text: () => view.state.doc.toString(),
    /** Another file; what was done to it in this window can still be undone. */
    open(next: string, text: string): void {
      if (file) states.set(file, view.state)
      file = next
      const kept = states.get(next)
      view.setState(
        kept ??
          EditorState.create({ doc: text, extensions: [extensionsFor(next, events), follow] }),
      )
      since = ChangeSet.empty(view.state.doc.length)
      if (kept) replaceText(view, text)
      else view.scrollDOM.scrollTop = 0
    },
    /** Replaces only the part that differs, as one step of the undo history. */
    replace: (text: string) => replaceText(view, text),
    /** A box or picture, as near to the cursor as it may stand. */
    insert: (words: string, tag?: string) => insertBlock(view, words, tag),
    repair: (finding: Finding) => repair(view, finding, since),
    goTo: (place: Place) => moveTo(view, placeOf(view, place).from),
    /** Puts the cursor where the words of the page stand in the text, at the line of their block or below it. */
    find: (line: number, words: string) => moveTo(view, placeOfWords(view, line, words)),
    /** Does something that may change how much of the text is seen. */
    keepCursorInView(act: () => void): void {
      const { clientHeight } = view.scrollDOM
      act()
      if (!view.hasFocus || view.scrollDOM.clientHeight === clientHeight) return
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
    },
    underline(findings: readonly Finding[], learn: (word?: string) => void): void {
      since = ChangeSet.empty(view.state.doc.length)
      underline(view, findings, { learn, repair: this.repair })
    },
  }
}

function placeOf({ state }: EditorView, { line, column }: Place): { from: number; to: number } {
  const { doc } = state
  const start = doc.line(Math.min(line, doc.lines))
  const from = Math.min(start.from + column - 1, start.to)
  const [word = ''] = /^\S+/.exec(doc.sliceString(from, start.to)) ?? []
  return { from, to: from + word.length }
}

function placeOfWords({ state: { doc } }: EditorView, line: number, words: string): number {
  const isHere = (text: string) =>
    text.length > 2 && words.length > 2 && (words.includes(text) || text.includes(words))
  const below = Array.from({ length: doc.lines + 1 - line }, (_, index) => doc.line(line + index))
  return (below.find(({ text }) => isHere(lettersOf(text))) ?? below[0])?.from ?? doc.length
}

function moveTo(view: EditorView, place: number): void {
  view.dispatch({
    selection: { anchor: place },
    effects: EditorView.scrollIntoView(place, { y: 'center' }),
  })
  view.focus()
}

function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString()
  if (old === text) return
  let [from, end] = [0, 0]
  while (from < old.length && old[from] === text[from]) from++
  const most = Math.min(old.length, text.length) - from
  while (end < most && old.at(-1 - end) === text.at(-1 - end)) end++
  view.dispatch({
    changes: { from, to: old.length - end, insert: text.slice(from, text.length - end) },
  })
}

function insertBlock(view: EditorView, words: string, tag?: string): BlockPlace {
  const text = view.state.doc.toString()
  const place = blockPlace(text, view.state.selection.main.head, tag)
  const insert = spacedBlock(text, place.at, words)
  view.dispatch({ changes: { from: place.at, insert } })
  moveTo(view, place.at + insert.trimEnd().length)
  return place
}

/** @param since what was written after the finding was told */
function repair(view: EditorView, { fix = [] }: Finding, since: ChangeSet): void {
  const changes = fix.map(edit => {
    const from = since.mapPos(edit.from, 1)
    return { from, to: Math.max(from, since.mapPos(edit.to, -1)), insert: edit.text }
  })
  view.dispatch({ changes })
}

function underline(
  view: EditorView,
  findings: readonly Finding[],
  { learn, repair }: { learn(word?: string): void; repair(finding: Finding): void },
): void {
  const diagnostics = findings.map(
    (finding): Diagnostic => ({
      ...placeOf(view, finding),
      severity: finding.isHint ? 'info' : 'error',
      message: finding.sentence,
      actions: [
        ...(finding.fix ? [{ name: 'Beheben', apply: () => repair(finding) }] : []),
        ...(finding.word
          ? [{ name: 'Ins Wörterbuch', apply: () => learn(finding.word?.word) }]
          : []),
      ],
    }),
  )
  view.dispatch(setDiagnostics(view.state, diagnostics))
}
