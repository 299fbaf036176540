import { choice } from '../attributes'
import { contract } from '../shapes'

/** The lists under `terms` in content/prices.yaml. */
export const termGroups = [
  'Pakete',
  'Test',
  'Telefon',
  'Website',
  'Automatisierung',
  'RAG',
  'Beratung',
  'Training',
] as const
export type TermGroup = (typeof termGroups)[number]

export const priceTerms = contract({
  purpose: 'Was ein Preis umfasst und wie lange man gebunden ist: die Bedingungen aus content/prices.yaml.',
  avoid: 'Nur einmal je Angebot, dort, wo der Preis steht. Andere Seiten verlinken hierher.',
  attributes: { of: choice('Wofür die Bedingungen gelten', termGroups) },
  words: ({ of }, { prices }) => [{ lines: prices.terms[of].map(({ label, value }) => `${label}: ${value}`) }],
})
