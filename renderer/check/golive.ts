import { visitParents } from 'unist-util-visit-parents'
import { isMap, isPair, isScalar, type Scalar, visit as visitYaml } from 'yaml'
import { isPlaceholder } from '../../shared/placeholders'
import { type Diagnostic, diagnose, type Report, startOf } from '../data/diagnose'
import { yamlDocument } from '../data/read-yaml'
import { contractOf, isTag, writtenBox } from '../page/boxes'
import type { Page } from '../page/page'
import { spanOf } from '../page/span'
import type { GolivePoint } from '../sentences/problem'
import type { CheckedContent } from './check-content'
import { type Checked, type CheckedPage, inOrder } from './page/check-page'
import { isLaw } from './page/is-law'
import { placeholdersIn } from './page/placeholders'

/** What to do about a promise, for people with the file before them. */
const CONFIRM = 'Stimmt eine, löschen Sie ihre Zeile unter confirm, sonst ändern Sie die Seite'

/** The headings of the list with the rule that each stands for, the quotes of customers first, then the dearest mistake. */
const HEADINGS: Readonly<Record<GolivePoint['ruleId'], string>> = {
  'quote-consent': 'Beispielzitate',
  'legal-review': 'Rechtstexte',
  'claim-source': 'Zahlen ohne Quelle',
  'promise-law': 'Zusagen, die abgemahnt oder bestraft werden, wenn sie falsch sind',
  'promise-scope': 'Zusagen, auf die sich Kunden berufen werden',
  placeholder: 'Platzhalter, die jemand ausfüllen muss',
  'promise-process': 'Abläufe, die wir so ankündigen',
}

/** What the firm still has to settle before the site goes live, file by file. */
export function golive({ files, pages }: CheckedContent): Diagnostic[] {
  return [...files.flatMap(checkFile), ...pages.flatMap(checkPage)]
}

/** The same in groups under headings, without empty ones. */
export function goliveGroups(
  content: CheckedContent,
): { heading: string; advice?: string; found: Diagnostic[] }[] {
  const open = golive(content)
  return Object.entries(HEADINGS)
    .map(([ruleId, heading]) => ({
      heading,
      ...(ruleId.startsWith('promise-') && { advice: CONFIRM }),
      found: open.filter(({ problem }) => problem.ruleId === ruleId),
    }))
    .filter(({ found }) => found.length > 0)
}

/** Files in which every bracket marks a placeholder, also as a part of a value. */
const OF_FIRM = /\/(?:site|navigation|prices)\.yaml$/

function checkFile({ file, text }: Checked): Diagnostic[] {
  const { found, report } = diagnose(file, text)
  visitYaml(yamlDocument(text), {
    Scalar(key, scalar, path) {
      const problem = key === 'key' ? undefined : openPoint(scalar, path, OF_FIRM.test(file))
      if (problem) report(problem, startOf(scalar))
    },
  })
  return found
}

/** What is open in a value of a .yaml file: a claim without a source, or a placeholder. */
function openPoint(
  { value }: Scalar,
  path: readonly unknown[],
  isOfFirm: boolean,
): GolivePoint | undefined {
  if (typeof value !== 'string') return undefined
  const pair = path.at(-1)
  const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
  const owner = path.findLast(isMap)
  const other = (wanted: string) => String(owner?.get(wanted) ?? '')
  if (name === 'source' && (value.trim() === '' || isPlaceholder(value)))
    return { ruleId: 'claim-source', figure: `${other('figure')} ${other('text')}` }
  const open = isPlaceholder(value) ? value : isOfFirm && bracketIn(value)
  if (!open) return undefined
  return { ruleId: 'placeholder', key: name === 'value' ? other('label') : name, value: open }
}

/** The first placeholder in a value; the whole value where only one bracket is left of it. */
function bracketIn(value: string): string | undefined {
  if (!/[[\]]/.test(value)) return undefined
  return /\[[^\]]+\]/.exec(value)?.[0] ?? value
}

function checkPage({ file, text, page }: CheckedPage): Diagnostic[] {
  const { found, report } = diagnose(file, text)
  for (const { at, key, value } of placeholdersIn(text))
    report({ ruleId: 'placeholder', key, value }, at)
  if (page) reportHead(page, text, report)
  if (page)
    visitParents(page.tree, node => {
      if (isTag(node))
        contractOf(node)?.golive?.(writtenBox(node), (problem, place) =>
          report(problem, spanOf(place)[0]),
        )
    })
  return inOrder(found)
}

/** Promises to confirm, and a legal page that no lawyer has read. */
function reportHead(page: Page, text: string, report: Report): void {
  const { confirm = {}, reviewed } = page.head ?? {}
  for (const cost of ['law', 'scope', 'process'] as const)
    for (const promise of confirm[cost] ?? [])
      report({ ruleId: `promise-${cost}`, promise }, text.indexOf(promise))
  if (isLaw(page) && !reviewed) report({ ruleId: 'legal-review' }, 0)
}
