import { givenFacts } from '../../../shared/placeholders'
import { choice } from '../../contract/attributes'
import { entry, maybeList } from '../../contract/parts/list'
import { inlineText } from '../../contract/rich-text'
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
  content: {
    way: maybeList(entry('`**Schritt.** Wie man zu seinem Preis kommt`')),
  },
  words: ({ of, way }, { prices }) => [
    {
      lines: [
        ...wordsOf(prices.terms[of]),
        ...way.map(({ title, text }) => `${title}: ${inlineText(text)}`),
      ],
    },
  ],
})

/** What visitors read: the lines that are settled, or the sentence in their place. */
function wordsOf({ lines, open }: Terms): string[] {
  const given = givenFacts(lines)
  return given.length > 0 ? given : [open]
}
