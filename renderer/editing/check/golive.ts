import { visitParents } from 'unist-util-visit-parents'
import { contracts } from '../../../components/boxes/registry'
import { boxSentence } from '../../../components/contract/box-rules'
import { isPlaceholder } from '../../../shared/placeholders'
import { valuesIn, type YamlValue } from '../../data/read-yaml'
import { type Finding, type Report, reporter } from '../../data/report'
import { contractOf, isTag, writtenBox } from '../../page/boxes'
import type { Page } from '../../page/page'
import { spanOf } from '../../page/span'
import { type Checked, type CheckedContent, type CheckedPage, inOrder } from './checked'
import type { SiteFiles } from './data'

/** What to do about a promise, for people with the file before them. */
const CONFIRM = 'Stimmt eine, löschen Sie ihre Zeile unter confirm, sonst ändern Sie die Seite'

/** The headings of the list with the rule that each stands for, what prices mean first, then the quotes of customers and the dearest mistake. */
const HEADINGS: Readonly<Record<string, string>> = {
  'price-part': 'Was jeder Preis bedeutet, bitte zuerst',
  'quote-consent': 'Beispielzitate',
  'legal-review': 'Rechtstexte',
  'claim-source': 'Zahlen ohne Quelle',
  'promise-law': 'Zusagen, die abgemahnt oder bestraft werden, wenn sie falsch sind',
  'promise-scope': 'Zusagen, auf die sich Kunden berufen werden',
  placeholder: 'Platzhalter, die jemand ausfüllen muss',
  'promise-process': 'Abläufe, die wir so ankündigen',
}

/** What the firm still has to settle before the site goes live, file by file. */
export function golive({ files, pages }: CheckedContent): Finding[] {
  return [...files.flatMap(checkFile), ...pages.flatMap(checkPage)]
}

/** The same in groups under headings, without empty ones. */
export function goliveGroups(
  content: CheckedContent,
): { heading: string; advice?: string; findings: Finding[] }[] {
  const open = golive(content)
  return Object.entries(HEADINGS)
    .map(([id, heading]) => ({
      heading,
      ...(id.startsWith('promise-') && { advice: CONFIRM }),
      findings: open.filter(({ ruleId }) => ruleId === id),
    }))
    .filter(({ findings }) => findings.length > 0)
}

function reportPlaceholder(
  key: string,
  value: string,
  at: number,
  { open }: Report,
  ruleId = 'placeholder',
): void {
  const where = key ? `„${key}“ ist` : 'Hier steht'
  open(
    ruleId,
    at,
    `${where} noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein, ohne eckige Klammern.`,
  )
}

function checkFile({ file, text, document }: Checked): Finding[] {
  const { findings, report } = reporter(file, text)
  // In these every bracket marks a placeholder, also as a part of a value.
  const isOfFirm = /\/(?:site|navigation|prices)\.yaml$/.test(file)
  for (const one of valuesIn(document)) checkValue(one, isOfFirm, report)
  return findings
}

/** What is open in a value of a .yaml file: a claim without a source, or a placeholder. */
function checkValue(
  { path, name, value, at, owner }: YamlValue,
  isOfFirm: boolean,
  report: Report,
): void {
  const other = (wanted: string) => String(owner?.get(wanted) ?? '')
  // A single one, where somebody forgot to delete it.
  const [bracket] = (isOfFirm && (/\[[^\]]+\]/.exec(value) ?? /.*[[\]].*/.exec(value))) || []
  const open = isPlaceholder(value) ? value : bracket
  if (name === 'source' && (value.trim() === '' || isPlaceholder(value)))
    report.open(
      'claim-source',
      at,
      `Für die Werbeaussage „${other('figure')} ${other('text')}“ fehlt die Quelle. Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.`,
    )
  else if (open)
    reportPlaceholder(
      name === 'value' ? other('label') : name,
      open,
      at,
      report,
      path === 'priceParts.value' ? 'price-part' : 'placeholder',
    )
}

function checkPage({ file, text, page }: CheckedPage): Finding[] {
  const { findings, report } = reporter(file, text)
  for (const { at, key, value } of placeholdersIn(text)) reportPlaceholder(key, value, at, report)
  if (page) {
    checkHead(page, text, report)
    visitParents(page.tree, node => {
      if (!isTag(node)) return
      contractOf(node)?.golive?.(writtenBox(node), (problem, place) =>
        report.open(problem.ruleId, spanOf(place)[0], boxSentence(problem)),
      )
    })
  }
  return inOrder(findings)
}

/** Promises to confirm, and a legal page that no lawyer has read. */
function checkHead(page: Page, text: string, { open }: Report): void {
  const { confirm = {}, reviewed } = page.head ?? {}
  for (const cost of ['law', 'scope', 'process'] as const)
    for (const promise of confirm[cost] ?? [])
      open(`promise-${cost}`, text.indexOf(promise), `Zu bestätigen: ${promise}.`)
  if (isLaw(page) && !reviewed)
    open(
      'legal-review',
      0,
      'Von Juristin oder Jurist zu prüfen. Danach setzen Sie im Kopf der Seite das Datum: reviewed: 2026-12-01.',
    )
}

/** Whether a lawyer answers for words of a page. */
function isLaw({ boxes }: Page): boolean {
  return boxes.some(({ tag }) => contracts[tag]?.language === 'law')
}

/**
 * One hint for a page with placeholders. Not for facts that the firm still owes, which `--golive` lists: placeholders that stand in
 * the data too, and legal pages without a review.
 */
export function reportUnfinished(
  { text, page }: CheckedPage,
  { site, prices }: SiteFiles,
  { hint }: Report,
): void {
  if (!page?.head || (isLaw(page) && !page.head.reviewed)) return
  const isOwed = ({ value }: { value: string }) =>
    [site, prices].some(data => data.text.includes(value))
  const [first, ...more] = placeholdersIn(text).filter(one => !isOwed(one))
  if (!first) return
  const others = more.length > 0 ? ` und ${more.length} weitere auf dieser Seite` : ''
  hint(
    'placeholder-left',
    first.at,
    `Hier steht noch ein Platzhalter: ${first.value}${others}. Schreiben Sie die Angaben hin, ohne eckige Klammern.`,
  )
}

/** `key` is the name of the value that holds it, empty in running text. */
type Placeholder = { at: number; key: string; value: string }

/** Not links by a name, `[Text][a]` and `[a]: /pfad`, nor what is another mistake: footnotes, boxes to tick, `(Text)[/pfad]`. */
const OPEN = /(?<![\])[])\[(?!\s|[xX]\]|\^)[^[\]\n]+\](?![([\]]|: *(?:[/#]|https?:))/g
/** `[name]: /pfad`, what a link by its name leads to. */
const DEFINITION = /^ {0,3}\[([^[\]\n]+)\]:[ \t]*\S/gm
/** All placeholders of a page, `[Name]`, by place: in its head, its text and the attributes of its boxes. */
function placeholdersIn(text: string): Placeholder[] {
  const prose = text
    .replace(/^confirm:\n(?: .*\n)+/m, written => written.replace(/./g, ' '))
    .replace(/^(questions: )\[(.*)\][ \t]*$/m, '$1 $2 ')
  const named = [...text.matchAll(DEFINITION)].map(([, name]) => `[${name?.toLowerCase()}]`)
  return [...prose.matchAll(OPEN)]
    .filter(([value]) => !named.includes(value.toLowerCase()))
    .map(({ 0: value, index }) => {
      const before = prose.slice(prose.lastIndexOf('\n', index) + 1, index)
      const [, key = ''] = /^(\w+): /.exec(before) ?? /\b(\w+)="[^"]*$/.exec(before) ?? []
      return { at: index, key, value }
    })
}
