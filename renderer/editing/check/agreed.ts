import { distance } from 'fastest-levenshtein'
import { isScalar } from 'yaml'
import { type Inline, inlineText } from '../../../components/contract/rich-text'
import type { Prices } from '../../../components/facts/prices'
import type { Site } from '../../../components/facts/site'
import { cutHead } from '../../data/content-files'
import { pointsIn, type Report, startOf } from '../../data/report'
import type { readData } from '../../data/site-data'
import { valuesIn, type YamlDocument } from '../../data/yaml-document'
import type { Checked, CheckedPage } from './checked'
import type { Targets } from './targets'

/** content/vorgaben.yaml as it was read. */
export type Agreed = ReturnType<typeof readData<'vorgaben'>>

/** A figure or a word of the website that the owner agrees on, by the names that vorgaben.yaml has for it. */
type Figure = { names: string[]; value: number | string; at: number }
/** The same in a .yaml file, where it stands under these names. */
type FigureOfFile = Omit<Figure, 'at'> & { path: (string | number)[] }

/** Where in vorgaben.yaml something is agreed on, as people are told. */
const placeIn = ({ text }: Agreed, node: unknown) =>
  `vorgaben.yaml:${pointsIn(text)(startOf(node)).line}`

/** Compares the figures of prices.yaml and site.yaml with what the owner agreed on, and the agreed addresses with the pages. */
export function compareFile(
  { file, document, data }: Checked,
  agreed: Agreed,
  targets: Targets,
  report: Report,
): void {
  if (!document || data === undefined) return
  const compareAll = (figures: readonly FigureOfFile[]) =>
    compare(
      figures.map(({ path, ...one }) => ({ ...one, at: startOf(document.getIn(path, true)) })),
      agreed,
      report,
    )
  if (file.endsWith('/prices.yaml')) compareAll(inPrices(data as Prices))
  if (file.endsWith('/site.yaml')) compareAll(inSite(data as Site))
  if (file.endsWith('/vorgaben.yaml')) compareAddresses(document, targets, report)
}

/** Compares the offers and sentences of a page with what the owner agreed on. */
export function comparePage({ text, page }: CheckedPage, agreed: Agreed, report: Report): void {
  if (!page) return
  compare(inOffers(page, text), agreed, report)
  const { body } = cutHead(text)
  const lines = [...body.matchAll(/^\S.*$/gm)].map(({ 0: line, index }) => ({ line, index }))
  for (const { words, path } of wordsOn(page.url, agreed)) {
    if (body.includes(words)) continue
    // A sentence that was changed is shown at the line that is nearly the same; a missing word has no such line.
    const changed = lines.find(({ line }) => distance(line, words) < words.length / 2)
    report.error(
      'agreed',
      (changed ?? lines[0])?.index ?? 0,
      `Vereinbart ist „${words}“. Ist die Änderung freigegeben, schreiben Sie sie auch in ${placeIn(agreed, agreed.document?.getIn(path, true))}.`,
    )
  }
}

/** The sentences and words that a page must say, and where vorgaben.yaml has them. */
const wordsOn = (url: string, { data: { sätze = [], wörter = [] } = {} }: Agreed) => [
  ...sätze.flatMap(({ seite, satz }, row) =>
    seite === url ? { words: satz, path: ['sätze', row] } : [],
  ),
  ...wörter.flatMap(({ seite, nennt }, row) =>
    seite === url ? nennt.map((words, at) => ({ words, path: ['wörter', row, 'nennt', at] })) : [],
  ),
]

/** Addresses that the owner agreed on and that no page has any more. */
function compareAddresses(document: YamlDocument, { pages }: Targets, { error }: Report): void {
  for (const { value, at } of valuesIn(document))
    if (value.startsWith('/') && !pages.has(value))
      error(
        'agreed',
        at,
        `Vereinbart ist die Adresse ${value}, eine Seite gibt es dort nicht. Ist das freigegeben, schreiben Sie hier die neue Adresse oder löschen Sie die Zeile.`,
      )
}

function compare(figures: readonly Figure[], agreed: Agreed, { error }: Report): void {
  for (const { names, value, at } of figures) {
    const node = agreed.document?.getIn(names, true)
    const group = agreed.document?.get(names[0] ?? '', true)
    const right = isScalar(node) ? node : undefined
    if (!agreed.data || !group || right?.value === value) continue
    const told = right ? `„${right.source}“` : `„${names.at(-1)}“ noch nicht`
    error(
      'agreed',
      at,
      `Vereinbart ist ${told}. Ist die Änderung freigegeben, schreiben Sie sie auch in ${placeIn(agreed, right ?? group)}.`,
    )
  }
}

const inPrices = ({ telephone: { setup, tasks }, tiers }: Prices): FigureOfFile[] => [
  { names: ['einrichtung'], value: setup, path: ['telephone', 'setup'] },
  ...tiers.flatMap(({ id, from, perMessage }, index) => [
    { names: ['startpreise', id.toUpperCase()], value: from, path: ['tiers', index, 'from'] },
    {
      names: ['nachricht', id.toUpperCase()],
      value: perMessage,
      path: ['tiers', index, 'perMessage'],
    },
  ]),
  ...tasks.flatMap(({ service, ai, regular }, index) => [
    { names: ['minuten', service, 'KI'], value: ai, path: ['telephone', 'tasks', index, 'ai'] },
    {
      names: ['minuten', service, 'regulär'],
      value: regular,
      path: ['telephone', 'tasks', index, 'regular'],
    },
  ]),
]

const inSite = ({ hours: { days, time }, offer, copyrightYear }: Site): FigureOfFile[] => [
  { names: ['zeiten', 'Tage'], value: days, path: ['hours', 'days'] },
  { names: ['zeiten', 'Uhrzeit'], value: time, path: ['hours', 'time'] },
  { names: ['test'], value: offer, path: ['offer'] },
  { names: ['copyright'], value: copyrightYear, path: ['copyrightYear'] },
]

/** The prices of trainings and videos, which stand in the offers of their page. */
function inOffers({ boxes, offers }: NonNullable<CheckedPage['page']>, text: string): Figure[] {
  return offers.flatMap(({ group, name, prices: [price] }) => {
    const box = boxes.find(
      ({ props }) => inlineText((props.heading as { content?: Inline[] })?.content ?? []) === name,
    )
    if (!price || !box || (group !== 'training' && group !== 'video')) return []
    const names = [group === 'training' ? 'trainings' : 'videos', name]
    return { names, value: price.euro, at: text.indexOf('price=', box.at) }
  })
}
