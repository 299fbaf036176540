import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, it } from 'vitest'
import { correctionOf } from '../../../../components/islands/form/send-request'

const refusal = (status: number, message: string) =>
  new EmailJSResponseStatus(status, JSON.stringify({ error: { code: 'x', message } }))

it('says what the service asks to correct', () => {
  expect(correctionOf(refusal(422, 'Bitte geben Sie …'))).toBe('Bitte geben Sie …')
  expect(correctionOf(refusal(413, 'Bitte kürzen Sie …'))).toBe('Bitte kürzen Sie …')
})

it.each([
  ['another refusal', refusal(429, 'Bitte warten Sie eine Minute.')],
  ['a failure of the server', refusal(503, 'x')],
  ['words of EmailJS', new EmailJSResponseStatus(422, 'The template ID not found')],
  ['no answer', new TypeError('Failed to fetch')],
  ['words', 'offline'],
])('has nothing to say about %s', (_what, failure) => {
  expect(correctionOf(failure)).toBe('')
})
