import { onTestFinished } from 'vitest'
import { startSmtp } from '../../support/smtp'
import { client, contact } from './fixture'

export const all = { ...contact, ...client }
export const mailTo = 'office@4xdu.example'

/** A mail server that ends with the test. */
export async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options)
  onTestFinished(() => server.close())
  return server
}

/** Numbered requests, so that lost ones show. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...all, message: `Nummer ${i}.` }))
/** The numbered requests that arrived, each once; a mail may hold several of them. */
export const numbersOf = (received: { mail: { text?: string } }[]) =>
  [...new Set(received.flatMap(({ mail }) => mail.text?.match(/Nummer \d+\./g) ?? []))].sort()
export const expected = (requests: { message: string }[]) => requests.map(one => one.message).sort()
