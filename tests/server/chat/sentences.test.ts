import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createSentences } from '../../../server/chat/model/sentences'
import type { Scene } from '../../../shared/scene/scene'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const { judge, inScene } = createSentences(knowledge)

/** [answer, what the visitor said] */
const { invented }: { invented: [string, string][] } = parse(
  readFileSync(new URL('../../fixtures/price-sentences.yaml', import.meta.url), 'utf8'),
)

describe('a sentence of the model', () => {
  it('with an invented price or promise is not shown, but for three of 99 at most', () => {
    expect(invented).toHaveLength(99)
    const passing = invented.filter(([sentence]) => 'says' in judge(sentence))
    expect(passing.length).toBeLessThanOrEqual(3)
  })

  it.each([
    'Luigi nimmt Bestellungen auf WhatsApp an.',
    'Wir sind von 9 bis 17 Uhr da.',
    'Passt Ihnen ein Termin um 10 Uhr?',
    'Ich bin eine KI, kein Mensch.',
  ])('without one is shown: %s', sentence => {
    expect(judge(sentence)).toEqual({ says: sentence })
  })

  it.each([
    ['[[Preis Basic]]', '**Basic**: 299\u00a0€ pro Video, exkl. USt.'],
    ['[[Preis Workshop]]', '**Workshop für Einsteiger**: 290\u00a0€ pro Person, exkl. USt.'],
    ['[[Preis Test]]', '**Test**: 14 Tage, kostenlos, ohne Kreditkarte'],
    ['[[Preis Telefon]]', expect.stringContaining('0,75\u00a0€ bis 1,20\u00a0€')],
  ])('has the site’s line for %s', (sentence, says) => {
    expect(judge(sentence)).toEqual({ says })
  })

  it('with a mark that nobody knows is not shown', () => {
    expect(judge('Das ist [[Preis PLATIN]].')).toEqual({ instead: '' })
  })
})

describe('in a scene', () => {
  const sayable = (assistant: string) =>
    inScene(knowledge.scenes.find(scene => scene.assistant === assistant) as Scene)

  it.each([
    ['luigi', 'Die Pizza kostet 11 €, groß 14 €.'],
    ['luigi', 'Um 19:30 Uhr ist noch Platz frei.'],
    ['sam', 'Der Parkplatz ist für Gäste kostenlos.'],
  ])('%s may say what stands there: %s', (assistant, sentence) => {
    expect(sayable(assistant)(sentence)).toBe(sentence)
  })

  it.each([
    ['luigi', 'Das macht 12,50 €.'],
    ['luigi', 'Das macht zwölf Euro.'],
    ['luigi', 'Für Sie gibt es einen Rabatt.'],
    ['luigi', 'Das Tiramisu ist heute gratis.'],
    ['luigi', 'Bestellen Sie auf www.pizza.at.'],
  ])('%s may not say: %s', (assistant, sentence) => {
    expect(sayable(assistant)(sentence)).toBe('')
  })

  it('nobody is a human', () => {
    expect(sayable('luigi')('Ich bin ein Mensch aus Fleisch und Blut.')).toContain('KI')
  })
})
