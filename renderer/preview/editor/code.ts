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

export type CodeEvents = {
  changed(): void
  /** The cursor has come to another line. */
  moved(line: number, words: string): void
  complete: CompletionSource
  picture(completion: Completion): Node | null
}

/** The text of a file in CodeMirror. Tab leaves it: who writes with the keyboard is not caught. */
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
        EditorState.phrases.of({
          Diagnostics: 'Prüfung',
          'No diagnostics': 'Nichts zu tun',
          Completions: 'Vorschläge',
        }),
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

  return {
    view,
    text: () => view.state.doc.toString(),
    /** Another file: what was undone there stays there. */
    open: (file: string, text: string) => view.setState(stateOf(file, text)),
    /** One change, which can be undone as one. */
    replace: (text: string) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    /** A box below the line of the cursor, with the empty lines that it needs. */
    insert(example: string): void {
      const { to, text } = view.state.doc.lineAt(view.state.selection.main.head)
      const words = `${text.trim() ? '\n\n' : ''}${example}\n`
      view.dispatch({
        changes: { from: to, insert: words },
        selection: { anchor: to + words.length },
        scrollIntoView: true,
      })
      view.focus()
    },
    repair: ({ fix = [] }: Finding) =>
      view.dispatch({ changes: fix.map(({ from, to, text }) => ({ from, to, insert: text })) }),
    goTo(finding: Finding): void {
      view.dispatch({ selection: { anchor: placeOf(finding).from }, scrollIntoView: true })
      view.focus()
    },
    /** Puts the cursor where the words of the page stand in the text, at the line of their block or below it. */
    find(line: number, words: string): void {
      const { doc } = view.state
      const isHere = (text: string) =>
        text.length > 2 && words.length > 2 && (words.includes(text) || text.includes(words))
      let found = line
      while (found < doc.lines && !isHere(lettersOf(doc.line(found).text))) found++
      const start = doc.line(isHere(lettersOf(doc.line(found).text)) ? found : Math.min(line, doc.lines)).from
      view.dispatch({ selection: { anchor: start }, effects: EditorView.scrollIntoView(start, { y: 'center' }) })
      view.focus()
    },
    underline(findings: readonly Finding[]): void {
      const diagnostics = findings.map((finding): Diagnostic => {
        const { sentence, isHint, fix } = finding
        const repair = { name: 'Beheben', apply: () => this.repair(finding) }
        return {
          ...placeOf(finding),
          severity: isHint ? 'info' : 'error',
          message: sentence,
          actions: fix ? [repair] : [],
        }
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
  }
}
