import { describe, expect, it } from 'vitest'
import { best, createTermIndex } from '../../../server/chat/term-index'
import { terms } from '../../../server/chat/words'

const page = (heading: string, text: string) => ({ heading, text })
const pages = [
  page('Telefonassistent', 'Hebt im Hotel ab und bucht.'),
  page('Webseite', 'Hotel, Hotel, Hotel: eine Webseite mit Chatbot.'),
  page('Chatbot', `Beantwortet Fragen. ${'Vieles andere steht hier auch noch. '.repeat(20)} Hotel.`),
  page('Impressum', 'Firmenbuch und Gericht.'),
]
const score = createTermIndex(pages, { heading: 2, text: 1 })
const find = (question: string, most: number, only?: (id: number) => boolean) =>
  best(score(terms(question)), most, only)
const ids = (question: string, most = 10, only?: (id: number) => boolean) =>
  find(question, most, only).map(({ id }) => id)

describe('the index of terms', () => {
  it('finds stems, parts of compounds and slips of the finger, and nothing for words that no text holds', () => {
    expect(ids('Gerichte')).toEqual([3])
    expect(ids('Telefon')[0]).toBe(0)
    expect(ids('Impresum')).toEqual([3])
    expect(ids('Quantenphysik')).toEqual([])
    expect(ids('')).toEqual([])
  })

  it('puts a find in the heading first, a short text before a long one, and both words before one often', () => {
    expect(ids('Chatbot')[0]).toBe(2)
    expect(ids('Hotel')).toEqual([1, 0, 2])
    expect(ids('Hotel bucht')[0]).toBe(0)
  })

  it('counts a rare word more than a common one', () => {
    const [first, second] = find('Hotel Firmenbuch', 2)
    expect(first?.id).toBe(3)
    expect(first?.score).toBeGreaterThan((second?.score ?? 0) * 1.5)
  })

  it('gives as many as are wanted of those that may be found', () => {
    expect(ids('Hotel', 2)).toEqual([1, 0])
    expect(ids('Hotel', 10, id => id !== 1)).toEqual([0, 2])
    expect(ids('Hotel', 1, id => id === 2)).toEqual([2])
  })

  it('gives the same answer again', () => {
    expect(find('Hotel', 3)).toEqual(find('Hotel', 3))
  })
})
