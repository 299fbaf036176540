import { describe, expect, it } from 'vitest'
import { messageSum, withSums } from '../../../server/chat/sums'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const sum = (question: string) => messageSum(question, knowledge)?.replaceAll('\u00a0', ' ')

describe('what a number of messages costs', () => {
  it('is worked out for the package that is named, from its price', () => {
    expect(sum('Was kosten 2000 Nachrichten mit PRO?')).toContain(
      '2.000 × 0,07 € = 140 €, dazu der Startpreis ab 1.500 €',
    )
    expect(sum('Was kosten 2000 Nachrichten mit PRO?')).not.toContain('BASIC')
  })

  it('is worked out for all where none is named, with the condition of every price', () => {
    const said = sum('Was kosten 1.500 Nachrichten im Monat?')
    for (const part of ['im Monat:', '1.500 × 0,10 € = 150 €', '= 105 €', '= 75 €', 'exkl. USt.'])
      expect(said).toContain(part)
  })

  it('counts twelve months in a year', () => {
    expect(sum('Was kostet BASIC im ersten Jahr bei 300 Nachrichten im Monat?')).toContain('3.600 × 0,10 € = 360 €')
  })

  it('says from how many on one package is cheaper than another', () => {
    expect(sum('Ab wie vielen Nachrichten ist PRO günstiger als BASIC?')).toContain('Ab 33.334 Nachrichten')
  })

  it('is nothing to say where no number is named', () => {
    for (const question of ['Was kostet eine Nachricht?', 'Wie viele Nachrichten sind gratis?', 'Was kostet PRO?'])
      expect(sum(question), question).toBeUndefined()
  })
})

describe('a price for each', () => {
  const answer = '- 290\u00a0€ pro Person, exkl. USt.'
  it('is worked out for as many as the question names', () => {
    expect(withSums(answer, 'Was kostet der Workshop für 4 Personen?')).toContain('4 × 290\u00a0€ = 1.160\u00a0€')
    expect(withSums(answer, 'und für drei Leute?')).toContain('= 870\u00a0€')
    expect(withSums('Mit KI 0,80\u00a0€, Regulär 3,50\u00a0€', 'Was kosten 100 Minuten?')).toBe(
      'Mit KI 0,80\u00a0€ (100 × 0,80\u00a0€ = 80\u00a0€), Regulär 3,50\u00a0€',
    )
  })

  it('is left alone for one, for none and for more than may come', () => {
    for (const question of ['Was kostet der Workshop?', 'für 1 Person', 'Was kosten 4 Videos?'])
      expect(withSums(answer, question), question).toBe(answer)
    expect(withSums(answer, 'für 12 Personen', 10)).toBe(answer)
  })
})
