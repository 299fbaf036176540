import { expect, it } from 'vitest'
import { delivered } from '../support/delivered'
import { blocksOf, wordsOf } from '../support/words'
import { allRoutes } from './agreed'

/** Shorter ones repeat by nature: „Ja, bitte.“, „Was es kostet“. */
const LEAST_WORDS = 6

/** What may stand on several pages: claims, the offer, facts of the firm, who answers, what both forms must say, prices under a hero and on tickets. */
const shared = [
  '30 % weniger No-Shows mit Erinnerungen',
  '98 % Öffnungsrate von WhatsApp-Nachrichten',
  '4-mal produktiver arbeitet ein entlastetes Team',
  'Das Formular dient nur Anfragen; es kommt dadurch kein Vertrag zustande.',
  'Wie wir mit Ihren Angaben umgehen, steht unter Datenschutz.',
  'Nach der Demo testen Sie 14 Tage kostenlos, ohne Kreditkarte.',
  'Standardfragen, bis zu 5 fixe Antworten',
  'Ihre Anfrage liest und beantwortet ein Mensch in Graz.',
]

/** Without the features of the tiers, the same on every page, and without who answers. */
function sentencesOf(route: string): Set<string> {
  const repeated = new Set(
    delivered(route).main.querySelectorAll('.pricing-tiers li, .who-answers dd').map(wordsOf),
  )
  const sentences = blocksOf(delivered(route).main)
    .filter(block => !repeated.has(block))
    .flatMap(block => block.split(/(?<=[.!?:]“?)\s+/))
  return new Set(sentences.filter(sentence => sentence.split(' ').length >= LEAST_WORDS))
}

it('no sentence stands on two pages', () => {
  const pages = new Map<string, string[]>()
  for (const route of allRoutes)
    for (const sentence of sentencesOf(route))
      pages.set(sentence, [...(pages.get(sentence) ?? []), route])
  const copies = [...pages]
    .filter(
      ([sentence, on]) =>
        on.length > 1 &&
        !shared.includes(sentence) &&
        !/^(Geschäftszeiten|\+\d|[Aa]b \d|Startpreis |Auf der Website ab \d|Mit .* \(PRO\) ab |pro Minute, Einrichtung \d|Beispiel auf )/.test(
          sentence,
        ),
    )
    .map(([sentence, on]) => `„${sentence}“: ${on.join(', ')}`)
  expect(pages.size).toBeGreaterThan(700)
  expect(copies).toEqual([])
})
