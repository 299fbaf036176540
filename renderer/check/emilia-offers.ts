import { isMap, isScalar, visit } from 'yaml'
import type { Offer } from '../../shared/messages'
import { yamlDocument } from '../data/read-yaml'
import { type Report, startOf } from '../data/report'

/** What Emilia's files name of the offers: packages and their features. */
export function checkOffers(text: string, offers: readonly Offer[], { error }: Report): void {
  const packages = offers.filter(({ group }) => group === 'package')
  // Without them the offers could not be read, which is told elsewhere.
  if (packages.length === 0) return
  const names = [...new Set(packages.map(({ name }) => name))]
  const document = yamlDocument(text)
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
      const said = value.value
      const isPackage = path.some(node => node === pairOf(document, 'packages'))
      if (key.value === 'feature' && !packages.some(offer => holds(offer, said)))
        error(
          'emilia-unknown-feature',
          startOf(value),
          `„${said}“ steht in prices.yaml bei keinem Paket. Schreiben Sie ein Stück der Zeile so, wie es dort unter features steht.`,
        )
      if (key.value === 'name' && isPackage && !names.includes(said))
        error(
          'emilia-unknown-package',
          startOf(value),
          `Ein Paket „${said}“ gibt es in prices.yaml nicht. Die Pakete heißen: ${names.join(', ')}.`,
        )
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
