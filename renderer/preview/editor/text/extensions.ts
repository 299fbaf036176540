import {
  autocompletion,
  type Completion,
  type CompletionSource,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { lettersOf } from '../../browser/letters'
import { SEARCH_PHRASES } from '../find'

export type CodeEvents = {
  changed(): void
  /** The cursor has come to another line. */
  moved(line: number, words: string): void
  complete: CompletionSource
  picture(completion: Completion): Node | null
  /** What more the editor can, such as pasting. */
  more: Extension
}

/** What CodeMirror does for a file. Tab leaves the text, so that keyboard users are not trapped. */
export function extensionsFor(file: string, events: CodeEvents): Extension[] {
  const { complete, picture, more } = events
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    more,
    drawSelection(),
    highlightActiveLine(),
    EditorView.lineWrapping,
    syntaxHighlighting(defaultHighlightStyle),
    languageOf(file),
    autocompletion({ override: [complete], addToOptions: [{ render: picture, position: 10 }] }),
    keymap.of([
      ...completionKeymap,
      ...searchKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': `Text von ${file}`,
      // The check underlines with the dictionary of this house, which knows its names.
      spellcheck: 'false',
      lang: 'de-AT',
    }),
    search({ top: true }),
    EditorState.phrases.of({ Completions: 'Vorschläge', ...SEARCH_PHRASES }),
    telling(events),
  ]
}

function languageOf(file: string): Extension {
  if (file.endsWith('.yaml')) return yaml()
  // The head of a page is data, and looks like it.
  return yamlFrontmatter({
    content: markdown({ base: markdownLanguage, completeHTMLTags: false }),
  })
}

/** Says when the text or the line of the cursor has changed. */
function telling({ changed, moved }: CodeEvents): Extension {
  const lineOf = ({ doc, selection }: EditorState) => doc.lineAt(selection.main.head)
  return EditorView.updateListener.of(({ docChanged, startState, state }) => {
    if (docChanged) changed()
    const line = lineOf(state)
    if (docChanged || lineOf(startState).number !== line.number)
      moved(line.number, lettersOf(line.text))
  })
}
