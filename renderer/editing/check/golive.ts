import { visitParents } from 'unist-util-visit-parents'
import { contracts } from '../../../components/boxes/registry'
import { boxSentence } from '../../../components/contract/box-rules'
import { isPlaceholder } from '../../../shared/placeholders'
import { type Finding, type Report, reporter } from '../../data/report'
import { valuesIn, type YamlValue } from '../../data/yaml-document'
import { contractOf, isTag, writtenBox } from '../../page/boxes'
import type { Page } from '../../page/page'
import { spanOf } from '../../page/span'
import { type Checked, type CheckedContent, type CheckedPage, inOrder } from './checked'
import type { SiteFiles } from './data'

/** What the firm still has to settle before the site goes live, file by file; `today` tells what is of an earlier year. */
export function golive({ files, pages }: CheckedContent, today = new Date()): Finding[] {
  const year = today.getFullYear()
  return [...files.flatMap(file => checkFile(file, year)), ...pages.flatMap(checkPage)]
}

/** The rule for a placeholder in a file of the firm's facts, by the name at the left edge that it stands under. */
function placeholderRule(file: string, path: string): string {
  if (file.endsWith('/prices.yaml')) return 'placeholder-price'
  if (!file.endsWith('/site.yaml')) return 'placeholder'
  const [name = ''] = path.split('.')
  if (name === 'url') return 'placeholder-address'
  if (name === 'social') return 'placeholder-social'
  return /^(?:company|termsDate|hosting|aiProvider(?:Keeps)?)$/.test(name)
    ? 'placeholder-law'
    : 'placeholder-contact'
}

function reportPlaceholder(
  { key, value, at }: Placeholder,
  ruleId: string,
  { open }: Report,
): void {
  open(ruleId, at, `${key ? `„${key}“ ist` : 'Hier steht'} noch ein Platzhalter: ${value}.`)
}

function checkFile({ file, text, document }: Checked, year: number): Finding[] {
  const { findings, report } = reporter(file, text)
  // In these every bracket marks a placeholder, also as a part of a value.
  const isOfFirm = /\/(?:site|navigation|prices)\.yaml$/.test(file)
  for (const one of valuesIn(document))
    checkValue(one, { isOfFirm, ruleId: placeholderRule(file, one.path) }, report)
  const copyright = /^copyrightYear: *(\d{4})/m.exec(text)
  if (isOfFirm && copyright && Number(copyright[1]) < year)
    report.open('old-date', copyright.index, `Im Fuß jeder Seite steht © ${copyright[1]}.`)
  return findings
}

/** What is open in a value of a .yaml file: a claim without a source, or a placeholder. */
function checkValue(
  { name, value, at, owner }: YamlValue,
  { isOfFirm, ruleId }: { isOfFirm: boolean; ruleId: string },
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
      `Für die Werbeaussage „${other('figure')} ${other('text')}“ fehlt die Quelle.`,
    )
  else if (open)
    reportPlaceholder(
      { key: name === 'value' ? other('label') : name, value: open, at },
      ruleId,
      report,
    )
}

function checkPage({ file, text, page }: CheckedPage): Finding[] {
  const { findings, report } = reporter(file, text)
  for (const one of placeholdersIn(text))
    reportPlaceholder(one, page && isLaw(page) ? 'placeholder-law' : 'placeholder', report)
  if (page) {
    openInHead(page, text, report)
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
function openInHead(page: Page, text: string, { open }: Report): void {
  const { confirm = {}, reviewed } = page.head ?? {}
  for (const cost of ['law', 'scope', 'process'] as const)
    for (const promise of confirm[cost] ?? [])
      open(`promise-${cost}`, text.indexOf(promise), `${promise}.`)
  if (isLaw(page) && !reviewed) open('legal-review', 0, `${page.url} hat noch niemand geprüft.`)
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
/** All placeholders of a page, `[Name]`, by place: in its head, its text and the attributes of its boxes. */
function placeholdersIn(text: string): Placeholder[] {
  const prose = text
    .replace(/^confirm:\n(?: .*\n)+/m, written => written.replace(/./g, ' '))
    .replace(/^(questions: )\[(.*)\][ \t]*$/m, '$1 $2 ')
  return [...prose.matchAll(OPEN)].map(({ 0: value, index }) => {
    const before = prose.slice(prose.lastIndexOf('\n', index) + 1, index)
    const [, key = ''] = /^(\w+): /.exec(before) ?? /\b(\w+)="[^"]*$/.exec(before) ?? []
    return { at: index, key, value }
  })
}
