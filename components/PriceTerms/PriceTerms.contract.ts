import { givenFacts } from '../../shared/placeholders'
import { choice } from '../attributes'
import type { Terms } from '../frame/types'
import { maybeHeading } from '../parts/heading'
import { paragraphs } from '../parts/prose'
import { inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'
import { termGroups } from '../term-groups'

export const priceTerms = contract({
  purpose:
    'Was ein Preis umfasst und wie lange man gebunden ist: die Bedingungen aus content/prices.yaml.',
  avoid: 'Nur einmal je Angebot, dort, wo der Preis steht. Andere Seiten verlinken hierher.',
  attributes: { of: choice('Wofür die Bedingungen gelten', termGroups) },
  content: {
    heading: maybeHeading(3),
    body: paragraphs('ein Satz; mit ihm und ### davor wird daraus der Schluss des Abschnitts'),
  },
  look: ({ heading: title }) => (title ? 'end' : undefined),
  words: ({ of, heading, body }, { prices }) => [
    {
      ...(heading && { heading: inlineText(heading.content), anchor: heading.id }),
      lines: [...linesOf(body), ...wordsOf(prices.terms[of])],
    },
  ],
})

/** What visitors read: the lines that are settled, or the sentence in their place. */
function wordsOf({ lines, open }: Terms): string[] {
  const given = givenFacts(lines)
  return given.length > 0 ? given : [open]
}
