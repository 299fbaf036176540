import { expect, it } from 'vitest'
import { suggestedQuestions } from '../../../../components/islands/ChatWidget/Suggestions'

const [PRICE, APPOINTMENT, TRIAL] = [
  'Was kostet ein Chatbot?',
  'Ich möchte einen Termin vereinbaren.',
  '14 Tage kostenlos testen',
]
const below = (content: string, questions = ['Frage?'], ofPage: string[] = []) =>
  suggestedQuestions(ofPage, questions, content).map(({ ask }) => ask)

it('what a visitor may tap is appointment, price, trial and one question of the page to begin with', () => {
  expect(suggestedQuestions(['Was kostet Luigi?', 'A?', 'B?'], [])).toEqual([
    { label: 'Termin vereinbaren', ask: APPOINTMENT },
    { label: 'Was kostet Luigi?', ask: 'Was kostet Luigi?' },
    { label: '14 Tage testen', ask: TRIAL },
    { label: 'A?', ask: 'A?' },
  ])
})

it('what a visitor may tap leads on below an answer, without what was asked', () => {
  expect(below('Ja.', ['A?'], ['A?', 'B?'])).toEqual([APPOINTMENT, PRICE, TRIAL, 'B?'])
})

it('what a visitor may tap never leads to what was just answered', () => {
  expect(below('Siehe [Test](/trial).')).toEqual([APPOINTMENT, PRICE])
  expect(below('- **PRO**: ab 1.500\u00a0€, dazu 0,07\u00a0€ pro Nachricht')).toEqual([
    APPOINTMENT,
    TRIAL,
  ])
  expect(below('Bitte scannen Sie diesen QR-Code:')).toEqual([PRICE, TRIAL])
})
