import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerError, Refusal } from '../../server/errors'
import { limitBody } from '../../server/limit-body'

const refuse = () => {
  throw new Refusal(413, 'too_large', 'Zu lang.')
}
const app = new Hono()
  .post('/', limitBody(10, refuse), async context => context.text(await context.req.raw.text()))
  .onError(answerError)
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://4xdu.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('the limit of a body', () => {
  it('goes by the length that is stated, without making a stream of the body', async () => {
    const untouched = (length: string) =>
      Object.defineProperty(post('0123456789', { 'content-length': length }), 'body', {
        get: () => expect.fail('the body was made into a stream'),
      })
    const answer = await app.request(untouched('10'))
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
    for (const length of ['11', '1e9', 'many']) expect((await app.request(untouched(length))).status).toBe(413)
  })

  it('counts where no length is stated or where it does not count', async () => {
    const stream = (text: string) => new Blob([text]).stream()
    expect((await app.request(post(stream('0123456789')))).status).toBe(200)
    expect((await app.request(post(stream('0123456789a')))).status).toBe(413)
    const both = { 'content-length': '3', 'transfer-encoding': 'chunked' }
    expect((await app.request(post(stream('0123456789a'), both))).status).toBe(413)
  })
})
