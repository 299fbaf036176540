import { describe, expect, it } from 'vitest'
import { suggestedQuestions } from '../../../components/islands/ChatWidget/Suggestions'

const [PRICE, APPOINTMENT, TRIAL] = [
  'Was kostet ein Chatbot?',
  'Ich möchte einen Termin vereinbaren.',
  '14 Tage kostenlos testen',
]
const below = (content: string, asked = ['Frage?'], ofPage: string[] = []) =>
  suggestedQuestions(ofPage, asked, content)

describe('what a visitor may tap', () => {
  it('is one question of the page, price, appointment and trial to begin with', () => {
    expect(suggestedQuestions(['Was kostet Luigi?', 'A?', 'B?'], [])).toEqual([
      'A?',
      'Was kostet Luigi?',
      APPOINTMENT,
      TRIAL,
    ])
  })

  it('leads on below an answer, without what was asked', () => {
    expect(below('Ja.', ['A?'], ['A?', 'B?'])).toEqual([APPOINTMENT, TRIAL, 'B?', PRICE])
  })

  it('never leads to what was just told', () => {
    expect(below('Siehe [Test](/trial).')).toEqual([APPOINTMENT, PRICE])
    expect(below('Bitte scannen Sie diesen QR-Code:')).toEqual([TRIAL, PRICE])
  })

  it('offers the next package below the price of one', () => {
    expect(below('**PRO**: ab 1.500 € Startpreis, dazu 0,07 €')[0]).toBe('Und das größere Paket?')
    expect(below('Startpreis, dazu 1 €\nStartpreis, dazu 2 €')).not.toContain(
      'Und das größere Paket?',
    )
  })
})
