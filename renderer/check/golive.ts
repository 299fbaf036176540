import { visitParents } from 'unist-util-visit-parents'
import { isMap, isPair, isScalar, visit as visitYaml } from 'yaml'
import { isPlaceholder } from '../../components/placeholder'
import type { Diagnostic } from '../../components/shapes'
import { diagnose, type Report } from '../data/diagnose'
import { yamlDocument } from '../data/read-yaml'
import { isTag, type Tag } from '../page/boxes'
import { spanOf } from '../page/span'
import type { CheckedContent } from './check-content'
import { type Checked, type CheckedPage, inOrder } from './page/check-page'
import { placeholdersIn } from './page/placeholders'

/** The groups of the list, in its order: the rules that stand under each heading. */
export const goliveGroups: readonly (readonly [heading: string, ruleIds: readonly string[]])[] = [
  ['Platzhalter, die jemand ausfüllen muss', ['placeholder']],
  ['Zahlen ohne Quelle', ['claim-source']],
  ['Beispielzitate', ['quote-consent']],
  ['Zusagen: Stimmt eine, löschen Sie ihre Zeile unter confirm, sonst ändern Sie die Seite', ['promise']],
  ['Rechtstexte', ['legal-review']],
]

/** What the firm still has to settle before the site goes live, file by file. */
export function golive({ files, pages }: CheckedContent): Diagnostic[] {
  return [...files.flatMap(checkPlaceholders), ...pages.flatMap(checkPage)]
}

/** Files in which every bracket marks a placeholder, also as a part of a value. */
const OF_FIRM = /\/(?:site|navigation|prices)\.yaml$/

function checkPlaceholders({ file, text }: Checked): Diagnostic[] {
  const { found, report } = diagnose(file, text)
  visitYaml(yamlDocument(text), {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
      const owner = path.findLast(isMap)
      const other = (wanted: string) => String(owner?.get(wanted) ?? '')
      if (name === 'source' && (value.trim() === '' || isPlaceholder(value)))
        report('claim-source', range[0], { figure: `${other('figure')} ${other('text')}` })
      else if (isPlaceholder(value) || (OF_FIRM.test(file) && /[[\]]/.test(value))) {
        const open = isPlaceholder(value) ? value : (/\[[^\]]+\]/.exec(value)?.[0] ?? value)
        report('placeholder', range[0], { key: name === 'value' ? other('label') : name, value: open })
      }
    },
  })
  return found
}

function checkPage({ file, text, page }: CheckedPage): Diagnostic[] {
  const { found, report } = diagnose(file, text)
  const head = page?.head
  for (const { at, key, value } of placeholdersIn(text)) report('placeholder', at, { key, value })
  for (const promise of head?.confirm ?? []) report('promise', text.indexOf(promise), { promise })
  if (text.includes('<LegalSection>') && !head?.reviewed) report('legal-review', 0)
  if (page)
    visitParents(page.tree, node => {
      if (isTag(node) && node.name === 'Quote') reportConsent(node, report)
    })
  return inOrder(found)
}

/** A quote needs an author and the date of their consent. */
function reportConsent(quote: Tag, report: Report): void {
  const has = new Map(quote.attributes.map(attribute => ['name' in attribute ? attribute.name : '', attribute.value]))
  const missing = ['author', 'consent'].filter(name => !has.get(name))
  const data = { business: String(has.get('business') ?? 'ohne Betrieb'), missing: missing.join(' und ') }
  if (missing.length > 0) report('quote-consent', spanOf(quote)[0], data)
}
