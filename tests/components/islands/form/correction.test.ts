import { expect, it } from 'vitest'
import { correctionOf } from '../../../../components/islands/form/correction'

const answer = (status: number, message: unknown) => ({
  status,
  text: JSON.stringify({ error: { code: 'x', message } }),
})

it('says what the service asks to correct', () => {
  expect(correctionOf(answer(422, 'Bitte geben Sie …'))).toBe('Bitte geben Sie …')
  expect(correctionOf(answer(413, 'Bitte kürzen Sie …'))).toBe('Bitte kürzen Sie …')
})

it.each([
  ['another refusal', answer(429, 'Bitte warten Sie eine Minute.')],
  ['a failure of the server', answer(503, 'x')],
  ['words of EmailJS', { status: 422, text: 'The template ID not found' }],
  ['an odd answer', answer(422, 7)],
  ['an empty one', { status: 422, text: 'null' }],
  ['no answer', new TypeError('Failed to fetch')],
  ['words', 'offline'],
  ['nothing', undefined],
])('has nothing to say about %s', (_what, failure) => {
  expect(correctionOf(failure)).toBe('')
})
