import type { Text } from 'mdast'
import { isMap, isPair, isScalar, visit as visitYaml } from 'yaml'
import { CHOICES } from '../../components/ChatDemo/ChatDemo.contract'
import { isPlaceholder } from '../../components/placeholder'
import type { Diagnostic } from '../../components/shapes'
import { diagnose, type Report } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { yamlDocument } from '../data/read-yaml'
import { isTag, type Tag } from '../page/boxes'
import { spanOf, walk } from '../page/walk'
import type { CheckedContent } from './check-content'
import { type Checked, type CheckedPage, inOrder } from './page/check-page'

/** A placeholder within a text. */
const OPEN = /\[[^\]\n]+\](?!\()/g

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

/** Where a bracket has no other meaning: a name that stands before or in one is not the whole value either. */
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
  for (const key of ['title', 'description', 'socialTitle', 'questions'] as const) {
    const from = headValue(text, key)
    for (const value of [head?.[key] ?? []].flat())
      for (const [open] of value.matchAll(OPEN))
        report('placeholder', Math.max(from, text.indexOf(open, from)), { key, value: open })
  }
  for (const promise of head?.confirm ?? []) report('promise', text.indexOf(promise), { promise })
  if (text.includes('<LegalSection>') && !head?.reviewed) report('legal-review', 0)
  if (page)
    walk(page.tree, (node, parents) => {
      // Quick replies of a chat stand in brackets as well.
      const isChat = parents.some(parent => isTag(parent) && parent.name === 'ChatDemo')
      if (node.type === 'text') reportOpen(node, isChat ? node.value.replace(CHOICES, '') : node.value, report)
      if (!isTag(node)) return
      for (const attribute of node.attributes)
        if ('name' in attribute && typeof attribute.value === 'string')
          for (const [open] of attribute.value.matchAll(OPEN))
            report('placeholder', spanOf(attribute)[0], { key: attribute.name, value: open })
      if (node.name === 'Quote') reportConsent(node, report)
    })
  return inOrder(found)
}

function reportOpen(node: Text, said: string, report: Report): void {
  for (const { 0: value, index } of said.matchAll(OPEN))
    report('placeholder', spanOf(node)[0] + index, { key: '', value })
}

/** What a quote needs before it may stand there: who said so, and when they agreed. */
function reportConsent(quote: Tag, report: Report): void {
  const has = new Map(quote.attributes.map(attribute => ['name' in attribute ? attribute.name : '', attribute.value]))
  const missing = ['author', 'consent'].filter(name => !has.get(name))
  const data = { business: String(has.get('business') ?? 'ohne Betrieb'), missing: missing.join(' und ') }
  if (missing.length > 0) report('quote-consent', spanOf(quote)[0], data)
}
