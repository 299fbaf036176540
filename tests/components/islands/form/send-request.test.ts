import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, it, onTestFinished, vi } from 'vitest'
import { correctionOf, isRefused } from '../../../../components/islands/form/send-request'

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
])('has nothing to say about %s', (_what, failure) => {
  expect(correctionOf(failure)).toBe('')
})

const offline = new TypeError('Failed to fetch')

// The same in a browser: tests/browser/islands/form-safety.spec.ts.
it.each([
  ['an account that is blocked', new EmailJSResponseStatus(403, 'no'), true],
  ['too many at once', new EmailJSResponseStatus(429, 'no'), true],
  ['a browser that lets nothing through', offline, true],
  ['a line that broke', offline, false],
  ['no answer in time', new EmailJSResponseStatus(408, 'no'), false],
  ['a failure of EmailJS', new EmailJSResponseStatus(500, 'no'), false],
  ['a page of a proxy', new EmailJSResponseStatus(200, '<html>'), false],
  ['a deadline', new Error('No answer'), false],
])('EmailJS has certainly not taken a request: %s, %s, %s', async (what, failure, refused) => {
  // Asked again, for nothing, after an error that may come of either.
  vi.stubGlobal('fetch', async () => {
    if (what.startsWith('a browser')) throw offline
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await isRefused(failure)).toBe(refused)
})
