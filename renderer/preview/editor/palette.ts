import { boxes } from '../../../components/registry'
import type { AnyContract } from '../../../components/shapes'
import { exampleOf } from '../../page/example'
import { CATALOGUE_PATH } from '../messages'
import names from './box-names.json'
import { byId, make } from './elements'

/** `words` is all that is told of a box, `names` what it may be called. */
type Row = { tag: string; name: string; words: string; names: string[]; element: HTMLElement }

/** In the catalogue beside the list only the pictures with their names are of use. */
const PICTURES_ONLY = `
body > header, body > footer, [data-island='ChatWidget'], .catalogue > :not(.catalogue-entries),
.catalogue-entry > :not(.catalogue-live, h2) { display: none !important }
.catalogue { padding-block: 0 !important }
.catalogue-entries { margin-top: 0 !important }
.catalogue-entry { cursor: pointer }
.catalogue-entry:hover, .catalogue-entry[data-chosen] { outline: 3px solid #0b6b4a }`

/** All boxes by what one wants to show, each with its picture; the chosen one is inserted. */
export function startPalette(insert: (example: string, tag: string) => void): void {
  const dialog = byId<HTMLDialogElement>('palette')
  const search = byId<HTMLInputElement>('palette-search')
  const pictures = byId<HTMLIFrameElement>('palette-picture')
  const none = byId('palette-none')
  const choose = (tag: string) => {
    dialog.close()
    insert(exampleOf(tag), tag)
  }
  const entryOf = (tag: string) => pictures.contentDocument?.getElementById(`box-${tag}`)
  const rows = boxRows(choose, tag => {
    pictures.contentDocument?.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
    entryOf(tag)?.setAttribute('data-chosen', '')
    entryOf(tag)?.scrollIntoView({ block: 'nearest' })
  })
  byId('palette-list').append(...rows.map(({ element }) => element))

  function filter(): void {
    const wanted = search.value.toLowerCase().split(/\s+/)
    const exact = rows.filter(({ words }) => wanted.every(word => words.includes(word)))
    const hits = exact.length > 0 ? exact : rows.filter(row => isMeant(row, wanted))
    for (const row of rows) {
      const { tag, element } = row
      element.hidden = !hits.includes(row)
      const entry = entryOf(tag)
      if (entry) entry.style.display = element.hidden ? 'none' : ''
    }
    none.hidden = rows.some(({ element }) => !element.hidden)
  }
  search.addEventListener('input', filter)
  pictures.addEventListener('load', () => {
    const page = pictures.contentDocument
    if (!page) return
    page.head.append(make('style', {}, PICTURES_ONLY))
    for (const { tag, name } of rows) {
      const entry = entryOf(tag)
      if (!entry) continue
      entry.querySelector('h2')?.replaceChildren(name)
      entry.addEventListener('click', () => choose(tag))
      // In the order of the list.
      entry.parentElement?.append(entry)
    }
    filter()
  })
  for (const button of document.querySelectorAll('[data-dialog=palette]'))
    button.addEventListener('click', () => {
      if (!pictures.src) pictures.src = CATALOGUE_PATH
    })
}

/** Whether a name of the box is a part of each word: „Checkliste“, „Bewertungen“, „Kundenstimmen“. */
const isMeant = ({ names }: Row, wanted: readonly string[]) =>
  wanted.every(word => names.some(name => name.length > 3 && word.includes(name)))
const wordsOf = (tag: string) => (names as Record<string, string[]>)[tag] ?? []
/** `<Steps>` in a sentence as „Ablauf in Schritten“. */
const inGerman = (sentence: string) =>
  sentence.replace(/<(\w+)>/g, (written, tag) => {
    const [name] = wordsOf(tag)
    return name ? `„${name}“` : written
  })

/** One row for each box, in the order of their German names. */
function boxRows(choose: (tag: string) => void, show: (tag: string) => void): Row[] {
  return Object.entries<AnyContract>(boxes)
    .map(([tag, { purpose, avoid }]) => {
      const [name = tag, more = ''] = wordsOf(tag)
      const button = make(
        'button',
        {
          type: 'button',
          onfocus: () => show(tag),
          onmouseenter: () => show(tag),
          onclick: () => choose(tag),
        },
        make('b', {}, name),
        make('small', {}, inGerman(purpose)),
        make('small', {}, avoid ? `Wann nicht: ${inGerman(avoid)}` : ''),
      )
      const words = [tag, name, more, purpose].join(' ').toLowerCase()
      const names = [tag, name, more]
        .join(' ')
        .toLowerCase()
        .split(/[\s:]+/)
      return { tag, name, words, names, element: make('li', {}, button) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}
