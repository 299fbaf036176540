import { choice } from '../../contract/attributes'
import { contract } from '../../contract/shapes'

export const priceCalculator = contract({
  purpose: 'Der Preisrechner: was ein Monat kostet, aus den Preisen in content/prices.yaml.',
  avoid: 'Er ersetzt keine Preisliste: Stellen Sie ihn zu <PricingTiers> oder <PriceTable>.',
  attributes: { of: choice('Wonach gerechnet wird', ['Nachrichten', 'Telefonminuten']) },
  styles: ['ui/fold'],
})
