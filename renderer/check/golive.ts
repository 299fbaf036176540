import { visitParents } from 'unist-util-visit-parents'
import { isMap, isPair, isScalar, type Scalar, visit as visitYaml } from 'yaml'
import { boxSentence } from '../../components/box-rules'
import { isPlaceholder } from '../../shared/placeholders'
import { yamlDocument } from '../data/read-yaml'
import { type Finding, type Report, reporter, startOf } from '../data/report'
import { contractOf, isTag, writtenBox } from '../page/boxes'
import type { Page } from '../page/page'
import { spanOf } from '../page/span'
import type { CheckedContent } from './check-content'
import { type Checked, type CheckedPage, inOrder } from './check-page'
import { isLaw } from './open-facts'
import { placeholdersIn } from './placeholders'

/** What to do about a promise, for people with the file before them. */
const CONFIRM = 'Stimmt eine, löschen Sie ihre Zeile unter confirm, sonst ändern Sie die Seite'

/** The headings of the list with the rule that each stands for, the quotes of customers first, then the dearest mistake. */
const HEADINGS: Readonly<Record<string, string>> = {
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
): { heading: string; advice?: string; found: Finding[] }[] {
  const open = golive(content)
  return Object.entries(HEADINGS)
    .map(([id, heading]) => ({
      heading,
      ...(id.startsWith('promise-') && { advice: CONFIRM }),
      found: open.filter(({ ruleId }) => ruleId === id),
    }))
    .filter(({ found }) => found.length > 0)
}

function reportPlaceholder(key: string, value: string, at: number, { open }: Report): void {
  const where = key ? `„${key}“ ist` : 'Hier steht'
  open(
    'placeholder',
    at,
    `${where} noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein, ohne eckige Klammern.`,
  )
}

/** Files in which every bracket marks a placeholder, also as a part of a value. */
const OF_FIRM = /\/(?:site|navigation|prices)\.yaml$/

function checkFile({ file, text }: Checked): Finding[] {
  const { found, report } = reporter(file, text)
  visitYaml(yamlDocument(text), {
    Scalar(key, scalar, path) {
      if (key !== 'key') checkValue(scalar, path, OF_FIRM.test(file), report)
    },
  })
  return found
}

/** What is open in a value of a .yaml file: a claim without a source, or a placeholder. */
function checkValue(
  scalar: Scalar,
  path: readonly unknown[],
  isOfFirm: boolean,
  report: Report,
): void {
  const { value } = scalar
  if (typeof value !== 'string') return
  const pair = path.at(-1)
  const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
  const owner = path.findLast(isMap)
  const other = (wanted: string) => String(owner?.get(wanted) ?? '')
  const open = isPlaceholder(value) ? value : isOfFirm && bracketIn(value)
  if (name === 'source' && (value.trim() === '' || isPlaceholder(value)))
    report.open(
      'claim-source',
      startOf(scalar),
      `Für die Werbeaussage „${other('figure')} ${other('text')}“ fehlt die Quelle. Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.`,
    )
  else if (open)
    reportPlaceholder(name === 'value' ? other('label') : name, open, startOf(scalar), report)
}

/** The first placeholder in a value; the whole value where only one bracket is left of it. */
function bracketIn(value: string): string | undefined {
  if (!/[[\]]/.test(value)) return undefined
  return /\[[^\]]+\]/.exec(value)?.[0] ?? value
}

function checkPage({ file, text, page }: CheckedPage): Finding[] {
  const { found, report } = reporter(file, text)
  for (const { at, key, value } of placeholdersIn(text)) reportPlaceholder(key, value, at, report)
  if (page) {
    checkHead(page, text, report)
    visitParents(page.tree, node => {
      if (isTag(node))
        contractOf(node)?.golive?.(writtenBox(node), (problem, place) =>
          report.open(problem.ruleId, spanOf(place)[0], boxSentence(problem)),
        )
    })
  }
  return inOrder(found)
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
