import { openSearchPanel, SearchQuery, setSearchQuery } from '@codemirror/search'
import type { EditorView } from '@codemirror/view'
import type { Finding, Hit } from '../messages'
import { ask } from './ask'
import { byId, make, newest } from './elements'
import { unsavedTexts } from './kept-draft'

type Parts = {
  view: EditorView
  nameOf(file: string): string
  open(file: string): Promise<void>
  goTo(place: Finding): void
}

/** What CodeMirror's own search says, in German. */
export const SEARCH_PHRASES = {
  Find: 'Suchen',
  Replace: 'Ersetzen durch',
  next: 'Weiter',
  previous: 'Zurück',
  all: 'Alle markieren',
  'match case': 'Groß und klein',
  'by word': 'Ganze Wörter',
  regexp: 'Muster',
  replace: 'Ersetzen',
  'replace all': 'Alle ersetzen',
  close: 'Schließen',
  'current match': 'Gefundene Stelle',
  'replaced match on line $': 'In Zeile $ ersetzt',
  'replaced $ matches': '$ Stellen ersetzt',
  'on line': 'in Zeile',
}

/** Finds words in all pages and facts (Ctrl+Shift+F); a hit opens its file with the words in the search of the text. */
export function startFind({ view, nameOf, open, goTo }: Parts): void {
  const dialog = byId<HTMLDialogElement>('find')
  const words = byId<HTMLInputElement>('find-words')
  const list = byId('hits')

  const find = newest(async () => {
    const search = words.value.trim()
    const hits =
      search === '' ? [] : await ask<Hit[]>('find', { words: search, drafts: unsavedTexts() })
    byId('found-count').textContent = search === '' ? '' : countOf(hits)
    const files = [...new Set(hits.map(({ file }) => file))]
    list.replaceChildren(
      ...files.map(file =>
        make(
          'li',
          {},
          make('b', {}, nameOf(file)),
          ` ${file.replace('content/', '')}`,
          ...hits.filter(hit => hit.file === file).map(rowOf),
        ),
      ),
    )
  })
  function rowOf(hit: Hit): HTMLElement {
    const onclick = async () => {
      dialog.close()
      await open(hit.file)
      showInText(words.value.trim())
      goTo({ ...hit, sentence: '', isHint: true })
    }
    return make(
      'button',
      { type: 'button', onclick },
      `Zeile ${hit.line}: `,
      ...shown(hit, words.value.trim()),
    )
  }
  function showInText(search: string): void {
    openSearchPanel(view)
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search, literal: true })) })
  }
  words.addEventListener('input', find)
  byId('replace').addEventListener('click', () => {
    dialog.close()
    showInText(words.value.trim())
  })
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'f')
      return
    event.preventDefault()
    for (const other of document.querySelectorAll('dialog')) if (other !== dialog) other.close()
    if (!dialog.open) dialog.showModal()
    words.select()
    find()
  })
}

function countOf(hits: readonly Hit[]): string {
  if (hits.length === 0) return 'Das steht nirgends.'
  return hits.length === 1 ? 'Eine Stelle' : `${hits.length} Stellen`
}

/** A line with the words in it marked, cut to what is near them. */
function shown({ text }: Hit, search: string): (Node | string)[] {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  const from = Math.max(0, at - 50)
  const end = at + search.length
  return [
    (from > 0 ? '… ' : '') + text.slice(from, at),
    make('mark', {}, text.slice(at, end)),
    text.slice(end, end + 80) + (text.length > end + 80 ? ' …' : ''),
  ]
}
