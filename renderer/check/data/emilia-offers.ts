import { isMap, isScalar, visit } from 'yaml'
import type { Offer } from '../../../shared/messages'
import { type Report, startOf } from '../../data/diagnose'
import { yamlDocument } from '../../data/read-yaml'

/** What Emilia's files name of the offers: packages and their features. */
export function checkOffers(text: string, offers: readonly Offer[], report: Report): void {
  const packages = offers.filter(({ group }) => group === 'package')
  // Without them the offers could not be read, which is told elsewhere.
  if (packages.length === 0) return
  const names = [...new Set(packages.map(({ name }) => name))]
  const document = yamlDocument(text)
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
      const said = value.value
      const isIn = (list: string) => path.some(node => node === pairOf(document, list))
      if (key.value === 'feature' && !packages.some(offer => holds(offer, said)))
        report({ ruleId: 'emilia-unknown-feature', said }, startOf(value))
      if (key.value === 'name' && isIn('packages') && !names.includes(said))
        report({ ruleId: 'emilia-unknown-package', said, names }, startOf(value))
    },
  })
}

function pairOf({ contents }: ReturnType<typeof yamlDocument>, name: string) {
  const items = isMap(contents) ? contents.items : []
  return items.find(({ key }) => isScalar(key) && key.value === name)
}

function holds({ features = [] }: Offer, said: string): boolean {
  return features.some(line => line.includes(said))
}
