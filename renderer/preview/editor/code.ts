import { autocompletion, type Completion, type CompletionSource, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { yaml } from '@codemirror/lang-yaml'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { lettersOf } from '../browser/letters'
import type { Finding } from '../messages'

type CodeEvents = {
  changed(): void
  /** The cursor has come to another line. */
  moved(line: number, words: string): void
  complete: CompletionSource
  picture(completion: Completion): Node | null
}

/** The text of a file in CodeMirror. Tab leaves it, so that keyboard users are not trapped. */
export function createCode(parent: HTMLElement, { changed, moved, complete, picture }: CodeEvents) {
  const stateOf = (file: string, text: string) =>
    EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        syntaxHighlighting(defaultHighlightStyle),
        file.endsWith('.yaml') ? yaml() : markdown({ base: markdownLanguage, completeHTMLTags: false }),
        autocompletion({ override: [complete], addToOptions: [{ render: picture, position: 10 }] }),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': `Text von ${file}`, spellcheck: 'true', lang: 'de-AT' }),
        EditorState.phrases.of({ Completions: 'Vorschläge' }),
        EditorView.updateListener.of(({ docChanged, startState, state }) => {
          if (docChanged) changed()
          const lineOf = ({ doc, selection }: EditorState) => doc.lineAt(selection.main.head)
          const line = lineOf(state)
          if (docChanged || lineOf(startState).number !== line.number) moved(line.number, lettersOf(line.text))
        }),
      ],
    })
  const view = new EditorView({ parent })

  function placeOf({ line, column }: Finding): { from: number; to: number } {
    const { doc } = view.state
    const start = doc.line(Math.min(line, doc.lines))
    const from = Math.min(start.from + column - 1, start.to)
    const [word = ''] = /^\S+/.exec(doc.sliceString(from, start.to)) ?? []
    return { from, to: from + word.length }
  }

  function goTo(place: number): void {
    view.dispatch({ selection: { anchor: place }, effects: EditorView.scrollIntoView(place, { y: 'center' }) })
    view.focus()
  }

  return {
    text: () => view.state.doc.toString(),
    /** Another file, from its top: what was undone there stays there. */
    open(file: string, text: string): void {
      view.setState(stateOf(file, text))
      view.scrollDOM.scrollTop = 0
    },
    /** Replaces only the part that differs, as one step of the undo history. */
    replace(text: string): void {
      const old = this.text()
      let [from, end] = [0, 0]
      while (from < old.length && old[from] === text[from]) from++
      const most = Math.min(old.length, text.length) - from
      while (end < most && old.at(-1 - end) === text.at(-1 - end)) end++
      view.dispatch({ changes: { from, to: old.length - end, insert: text.slice(from, text.length - end) } })
    },
    /** A box or picture below the paragraph of the cursor, with the empty lines that it needs. */
    insert(words: string): void {
      const { doc, selection } = view.state
      let { from, to, number } = doc.lineAt(selection.main.head)
      while (to > from && number < doc.lines) ({ from, to, number } = doc.line(number + 1))
      view.dispatch({ changes: { from: to, insert: `\n${words}\n` } })
      goTo(to + 1 + words.length)
    },
    repair: ({ fix = [] }: Finding) =>
      view.dispatch({ changes: fix.map(({ from, to, text }) => ({ from, to, insert: text })) }),
    goTo: (finding: Finding) => goTo(placeOf(finding).from),
    /** Puts the cursor where the words of the page stand in the text, at the line of their block or below it. */
    find(line: number, words: string): void {
      const { doc } = view.state
      const isHere = (text: string) =>
        text.length > 2 && words.length > 2 && (words.includes(text) || text.includes(words))
      const below = Array.from({ length: doc.lines + 1 - line }, (_, index) => doc.line(line + index))
      goTo((below.find(({ text }) => isHere(lettersOf(text))) ?? below[0])?.from ?? doc.length)
    },
    underline(findings: readonly Finding[]): void {
      const diagnostics = findings.map(
        (finding): Diagnostic => ({
          ...placeOf(finding),
          severity: finding.isHint ? 'info' : 'error',
          message: finding.sentence,
          actions: finding.fix ? [{ name: 'Beheben', apply: () => this.repair(finding) }] : [],
        }),
      )
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
  }
}
