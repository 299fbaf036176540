import { givenFacts } from '../../shared/placeholders'
import { choice, maybe } from '../attributes'
import type { Terms } from '../frame/types'
import { entry, maybeList } from '../parts/list'
import { inlineText } from '../rich-text'
import { contract } from '../shapes'
import { termGroups } from '../term-groups'

/** What the way to a price looks like; each has a style sheet of its own. */
export const wayLooks = { Abriss: 'stub', Regal: 'shelf', Berg: 'hill', Karte: 'card' } as const

export const priceTerms = contract({
  purpose:
    'Was ein Preis umfasst und wie lange man gebunden ist: die Bedingungen aus content/prices.yaml.',
  avoid: 'Nur einmal je Angebot, dort, wo der Preis steht. Andere Seiten verlinken hierher.',
  attributes: {
    of: choice('Wofür die Bedingungen gelten', termGroups),
    look: maybe(
      choice(
        'Wie der Weg zum Preis aussieht; ohne Angabe ein Schein mit Abriss. „Karte“ steht ohne Weg neben einem <PriceTicket>',
        Object.keys(wayLooks) as (keyof typeof wayLooks)[],
      ),
    ),
  },
  content: {
    way: maybeList(entry, { says: 'wie man zu seinem Preis kommt: eine Liste mit Strichen' }),
  },
  look: ({ look, way }) => (look || way.length > 0 ? wayLooks[look ?? 'Abriss'] : undefined),
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
