import { givenFacts } from '../../../shared/placeholders'
import { choice } from '../../contract/attributes'
import { contract } from '../../contract/shapes'
import type { Terms } from '../../facts/prices'
import { termGroups } from '../../facts/prices'

export const priceTerms = contract({
  purpose:
    'Was ein Preis umfasst und wie lange man gebunden ist: die Bedingungen aus content/prices.yaml.',
  avoid: 'Nur einmal je Angebot, dort, wo der Preis steht. Andere Seiten verlinken hierher.',
  attributes: {
    of: choice('Wofür die Bedingungen gelten', termGroups),
  },
  words: ({ of }, { prices }) => [{ lines: wordsOf(prices.terms[of]) }],
})

/** What visitors read: the lines that are settled, or the sentence in their place, if there is one. */
function wordsOf({ lines, open }: Terms): string[] {
  const given = givenFacts(lines)
  return given.length > 0 || !open ? given : [open.text]
}
