import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPriceMarks } from '../../../server/chat/model/price-marks'
import { createSentenceRule } from '../../../server/chat/model/sentence-rule'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const { wrong, wrongInScene } = createSentenceRule(knowledge.priceWords)

/** [answer, what the visitor said] */
const { invented }: { invented: [string, string][] } = parse(
  readFileSync(new URL('../../fixtures/price-sentences.yaml', import.meta.url), 'utf8'),
)

describe('a sentence of the model', () => {
  it('with an invented price or promise is not shown, but for three of 99 at most', () => {
    expect(invented).toHaveLength(99)
    const passing = invented.filter(([sentence]) => wrong(sentence) === undefined)
    expect(passing.length).toBeLessThanOrEqual(3)
  })

  it.each([
    'Luigi nimmt Bestellungen auf WhatsApp an.',
    'Wir sind von 9 bis 17 Uhr da.',
    'Passt Ihnen ein Termin um 10 Uhr?',
    'Ich bin eine KI, kein Mensch.',
  ])('without one is shown: %s', sentence => {
    expect(wrong(sentence)).toBeUndefined()
  })

  it.each(['Ich bin ein Mensch aus Fleisch und Blut.', 'I am a real person.'])(
    'that calls her a human is none: %s',
    sentence => {
      expect([wrong(sentence), wrongInScene(sentence, [])]).toEqual(['human', 'human'])
    },
  )

  it('may name the own prices of a scene, and no others', () => {
    const amounts = [9.5, 14]
    expect(wrongInScene('Zwei Salami kosten 9,50 € und 14 €.', amounts)).toBeUndefined()
    expect(wrongInScene('Das macht 12 €.', amounts)).toBe('price')
    expect(wrongInScene('Das macht zwölf Euro.', amounts)).toBe('price')
  })
})

describe('the mark of a price', () => {
  const { withLines } = createPriceMarks(knowledge)
  it.each([
    ['[[Preis PRO]]', '**PRO**: ab 1.500\u00a0€, dazu 0,07\u00a0€ pro Nachricht, exkl. USt.'],
    ['[[Preis Basic]]', '**Basic**: 299\u00a0€ pro Video, exkl. USt.'],
    ['[[Preis Workshop]]', '**Workshop für Einsteiger**: 290\u00a0€ pro Person, exkl. USt.'],
    ['[[Preis Test]]', '**Test**: 14 Tage, kostenlos, ohne Kreditkarte'],
  ])('%s becomes the line of the site', (sentence, line) => {
    expect(withLines(sentence)).toBe(line)
  })

  it('for the telephone becomes its span', () => {
    expect(withLines('[[Preis Telefon]]')).toMatch(/0,75\u00a0€ bis 1,20\u00a0€/)
  })

  it('that nobody knows takes its sentence with it', () => {
    expect(withLines('Das kostet [[Preis PLATIN]].')).toBeUndefined()
  })
})
