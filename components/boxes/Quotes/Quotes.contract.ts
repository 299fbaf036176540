import { choice, maybe, text } from '../../contract/attributes'
import { nestedBoxes } from '../../contract/parts/box'
import { prose } from '../../contract/parts/prose'
import { contract, type Reading, type WrittenBox } from '../../contract/shapes'
import { personaNames } from '../../facts/personas'

export const quote = contract({
  purpose:
    'Was ein Kunde sagt, mit author und consent. Solange eines davon fehlt, steht „Beispielzitat“ dabei.',
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
  purpose: 'Am besten ein bis drei Stimmen von Kunden, jede mit ihrem Betrieb.',
  avoid: 'Ein Beispielzitat nennt keine Ergebnisse: keine Zahl, keine Zeit, keinen Vergleich.',
  reads: 'example',
  content: { quotes: nestedBoxes('Quote', quote) },
})
