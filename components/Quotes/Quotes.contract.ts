import { choice, maybe, text } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { prose } from '../parts/prose'
import { personaNames } from '../personas'
import { contract, type Reading, type WrittenBox } from '../shapes'

export const quote = contract({
  purpose:
    'Was ein Kunde sagt, mit author und consent. Ohne beides steht hier als „Beispiel“, was der Assistent schreibt.',
  inside: ['Quotes'],
  attributes: {
    business: text('Art des Betriebs, z. B. Zahnarztpraxis'),
    author: maybe(text('Name, erst wenn die Zustimmung vorliegt')),
    consent: maybe(text('Datum der Zustimmung, z. B. 2026-11-21')),
    persona: maybe(choice('Wessen Farbe das Zitat trägt', personaNames)),
  },
  content: { body: prose('zwei bis drei Sätze') },
  language: 'spoken',
  golive: reportConsent,
})

/** A quote needs an author and the date of their consent. */
function reportConsent({ node, attributes }: WrittenBox, report: Reading['report']): void {
  const missing = ['author', 'consent'].filter(name => !attributes[name])
  const { business = 'ohne Betrieb' } = attributes
  if (missing.length > 0)
    report({ ruleId: 'quote-consent', business, missing: missing.join(' und ') }, node)
}

export const quotesBox = contract({
  purpose: 'Ein bis drei Stimmen von Kunden, bis dahin Nachrichten der Assistenten.',
  avoid:
    'Kein Lob erfinden: Ohne Namen und Zustimmung schreiben Sie, was der Assistent schreiben würde.',
  reads: 'example',
  content: { quotes: nestedBoxes('Quote', quote) },
})
