import { distance } from 'fastest-levenshtein'
import { type Inline, inlineText } from '../../../components/contract/rich-text'
import { euro } from '../../../shared/money'
import { pointsIn, type Report, startOf } from '../../data/report'
import type { readData } from '../../data/site-data'
import { valuesIn, type YamlDocument } from '../../data/yaml-document'
import type { Checked, CheckedPage } from './checked'
import type { Targets } from './targets'

/** content/vorgaben.yaml as it was read. */
export type Agreed = ReturnType<typeof readData<'vorgaben'>>

/** A figure or a word of the website that the owner agrees on, by the names that vorgaben.yaml has for it. */
type Figure = { names: string[]; value: unknown; at: number }

/** Where in vorgaben.yaml something is agreed on, as people are told. */
const placeIn = ({ text }: Agreed, node: unknown) =>
  `vorgaben.yaml:${pointsIn(text)(startOf(node)).line}`

/** Compares the figures of prices.yaml and site.yaml with what the owner agreed on, and the agreed addresses with the pages. */
export function compareFile(
  { file, document, findings }: Checked,
  agreed: Agreed,
  targets: Targets,
  report: Report,
): void {
  if (!document || findings.some(({ fatal }) => fatal)) return
  if (file.endsWith('/prices.yaml')) compare(inPrices(document), agreed, report)
  if (file.endsWith('/site.yaml')) compare(inSite(document), agreed, report)
  if (file.endsWith('/vorgaben.yaml')) compareAddresses(document, targets, report)
}

/** Compares the offers and sentences of a page with what the owner agreed on. */
export function comparePage({ text, page }: CheckedPage, agreed: Agreed, report: Report): void {
  if (!page) return
  compare(inOffers(page, text), agreed, report)
  for (const [index, { seite, satz }] of (agreed.data?.sätze ?? []).entries()) {
    if (seite !== page.url || text.includes(satz)) continue
    const lines = [...text.matchAll(/^\S.*$/gm)].map(({ 0: line, index }) => ({
      index,
      steps: distance(line, satz),
    }))
    const [nearest] = lines.sort((one, other) => one.steps - other.steps)
    report.error(
      'agreed',
      nearest?.index ?? 0,
      `Vereinbart ist „${satz}“${/[.!?]$/.test(satz) ? '' : '.'} Ist die Änderung freigegeben, ändern Sie auch ${placeIn(agreed, agreed.document?.getIn(['sätze', index], true))}.`,
    )
  }
}

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
    const right = agreed.document?.getIn(names)
    const group = agreed.document?.get(names[0] ?? '', true)
    if (!agreed.data || !group || right === value) continue
    const cure =
      right === undefined
        ? `${names.at(-1)} steht dort noch nicht. Ist das freigegeben, ergänzen Sie es in ${placeIn(agreed, group)}.`
        : `Ist ${names[0] === 'zeiten' || names[0] === 'copyright' ? 'die Änderung' : 'der neue Preis'} freigegeben, ändern Sie auch ${placeIn(agreed, node)}.`
    error(
      'agreed',
      at,
      `${right === undefined ? 'Was vereinbart ist, steht in vorgaben.yaml:' : `Vereinbart ${shown(names, right)}.`} ${cure}`,
    )
  }
}

/** `sind 1.500 €`, `ist „Montag bis Freitag“` */
function shown([group]: readonly string[], value: unknown): string {
  return typeof value === 'number' && group !== 'copyright'
    ? `sind ${euro(value).replace('\u00a0', ' ')}`
    : `ist „${value}“`
}

/** A value of a .yaml file and where it stands. */
const valueAt = (document: YamlDocument, names: string[], path: (string | number)[]): Figure => ({
  names,
  value: document.getIn(path),
  at: startOf(document.getIn(path, true)),
})

function inPrices(document: YamlDocument): Figure[] {
  const count = (...path: string[]) => [
    ...Array(Object(document.getIn(path)).items?.length ?? 0).keys(),
  ]
  return [
    valueAt(document, ['einrichtung'], ['telephone', 'setup']),
    ...count('tiers').flatMap(index => {
      const id = String(document.getIn(['tiers', index, 'id'])).toUpperCase()
      return [
        valueAt(document, ['startpreise', id], ['tiers', index, 'from']),
        valueAt(document, ['nachricht', id], ['tiers', index, 'perMessage']),
      ]
    }),
    ...count('telephone', 'tasks').flatMap(index => {
      const path = ['telephone', 'tasks', index]
      const service = String(document.getIn([...path, 'service']))
      return [
        valueAt(document, ['minuten', service, 'KI'], [...path, 'ai']),
        valueAt(document, ['minuten', service, 'regulär'], [...path, 'regular']),
      ]
    }),
  ]
}

const inSite = (document: YamlDocument): Figure[] => [
  valueAt(document, ['zeiten', 'Tage'], ['hours', 'days']),
  valueAt(document, ['zeiten', 'Uhrzeit'], ['hours', 'time']),
  valueAt(document, ['copyright'], ['copyrightYear']),
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
