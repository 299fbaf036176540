import { afterAll, describe, expect, it } from 'vitest'
import { canary, refusal, said, thread, withProvider } from '../../support/chat'
import {
  type Behaviour,
  cutsBody,
  delta,
  drips,
  hangsInBody,
  json,
  never,
  redirectsTo,
  refuses,
  resets,
  says,
  sendsHtml,
  sendsNothing,
  startProvider,
  streams,
} from '../../support/provider'
import { smallServer } from '../small-site'

const sentence =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const { provider, chat } = await withProvider()
const { listen } = smallServer()
const other = await startProvider()
afterAll(() => other.close())
const closed = await startProvider()
await closed.close()
const question = 'Mein Geheimwort ist Zwetschkenröster'

describe('a failing provider', () => {
  it.each<[name: string, behaviour: Behaviour, calls: number, logged: object]>([
    ['reset', resets, 3, { code: 'ECONNRESET' }],
    ['body cut off', cutsBody, 3, {}],
    ['HTML with 200', sendsHtml, 3, { code: 'unreadable' }],
    ['nothing with 200', sendsNothing, 3, { code: 'unreadable' }],
    ['401', refuses(401, canary), 1, { code: '401 invalid_api_key' }],
    ['503', refuses(503, canary), 3, { code: '503' }],
    ['429 for an hour', refuses(429, canary, { 'retry-after': '3600' }), 1, { code: '429' }],
    ['a redirect', redirectsTo(`${other.url}/chat/completions`), 1, { code: '307' }],
  ])('%s: the sentence, and its cause in the log', async (_, behaviour, calls, logged) => {
    const { ask, lines } = await chat({ timeoutSeconds: 12 })
    provider.behave(behaviour)
    const answer = await refusal(await ask(question))
    expect(answer).toMatchObject({ status: 502, code: 'provider_failed', message: sentence })
    expect([provider.received.length, other.received]).toEqual([calls, []])
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'emilia.failed', ...logged })
    for (const leak of [canary, canary.slice(0, 12), 'Incorrect', 'Zwetschken', provider.url])
      expect(lines.join() + JSON.stringify(answer)).not.toContain(leak)
  })

  it.each<[string, Behaviour]>([
    ['slow headers', never],
    ['hanging body', hangsInBody],
    ['a byte now and then', drips],
  ])('%s: 504 at the deadline, and its connection is closed', async (_name, behaviour) => {
    const { ask } = await chat({ timeoutSeconds: 1 })
    provider.behave(behaviour)
    const answer = await refusal(await ask(question))
    expect(answer).toMatchObject({ code: 'provider_slow', status: 504, message: sentence })
    await expect.poll(() => provider.received.at(-1)?.isGone).toBe(true)
  })

  it('once or twice is tried again within the same wait', async () => {
    const { ask, lines } = await chat({ timeoutSeconds: 12 })
    provider.behave(refuses(503, canary), resets, says('Da bin ich wieder.'))
    expect((await said(await ask(question))).content).toBe('Da bin ich wieder.')
    expect(new Set(provider.received.map(({ body }) => body)).size).toBe(1)
    expect(lines).toEqual([])
  })
})

describe('a provider that fails for good', () => {
  it.each<[string, Behaviour]>([
    ['a wrong key', refuses(401, canary)],
    ['no such model', json(404, { error: { code: 'model_not_found', param: 'model' } })],
    ['no credit', json(429, { error: { code: 'insufficient_quota' } })],
    ['an account without a plan', json(402, { error: { code: 'insufficient_credits' } })],
  ])('%s: an error, then the pages, until a look finds its end', async (_name, behaviour) => {
    const { ask, watch, lines } = await chat({ lookEveryMs: 50 })
    const ofPro = async () => (await said(await ask('Was kostet PRO?'))).content
    provider.behave(behaviour)
    expect((await ask(question)).status).toBe(502)
    expect(await ofPro()).toContain('1.500\u00a0€')
    expect(watch.problems()).toMatchObject([{ name: 'provider', code: expect.any(String) }])
    // A look that fails is not the last.
    await expect.poll(() => provider.received.length).toBeGreaterThan(2)
    provider.behave(says('Da bin ich wieder.'))
    await expect.poll(watch.problems).toEqual([])
    expect(await ofPro()).toMatch(/^Da bin ich wieder\./)
    expect(lines.map(line => JSON.parse(line).msg)).toEqual(['emilia.failed'])
    expect(lines.join('')).not.toContain(canary)
  })

  it.each<[string, Behaviour]>([
    ['is away', resets],
    ['is slow', never],
    ['is overloaded', refuses(429, canary)],
    ['is broken', refuses(500, canary)],
  ])('is not one that %s: from the second time on the pages answer', async (_name, behaviour) => {
    const { ask, watch } = await chat({ timeoutSeconds: 1, lookEveryMs: 50 })
    provider.behave(behaviour)
    expect((await ask(question)).status).toBeGreaterThan(500)
    expect(watch.problems()).toEqual([])
    await expect.poll(watch.problems, { timeout: 5_000 }).toMatchObject([{ name: 'provider' }])
    expect((await said(await ask('Was kostet PRO?'))).content).toContain('1.500\u00a0€')
    provider.behave(says('Gern.'))
    await expect.poll(watch.problems, { timeout: 5_000 }).toEqual([])
    expect((await said(await ask(question))).content).toBe('Gern.')
  })

  // A bad key at the start: ../service.test.ts.
  it('is known at the start where nobody is there, by the second look where somebody was', async () => {
    const { emilia, watch } = await chat({ baseUrl: closed.url })
    await emilia.model?.look()
    expect(watch.problems()).toMatchObject([{ name: 'provider', code: 'ECONNREFUSED' }])

    const later = await chat()
    provider.behave(says('Ja'))
    await later.emilia.model?.look()
    provider.behave(resets)
    await later.emilia.model?.look()
    expect(later.watch.problems()).toEqual([])
    await later.emilia.model?.look()
    expect(later.watch.problems()).toMatchObject([{ name: 'provider', code: 'ECONNRESET' }])
  })
})

describe('a host that refuses a conversation', () => {
  const filtered = json(400, { error: { code: 'content_filter' } })
  const flagged = json(403, { error: { message: 'input was flagged' } })

  it.each<[string, Behaviour]>([
    ['for what it filters', filtered],
    ['by 403', flagged],
    ['as too long', json(413, {})],
  ])('%s: the pages answer, and the next question is asked as before', async (_name, behaviour) => {
    const { ask, watch } = await chat()
    for (const _ of ['eins', 'zwei', 'drei']) {
      provider.behave(behaviour)
      expect((await said(await ask('Was kostet PRO?'))).content).toContain('1.500\u00a0€')
    }
    expect(watch.problems()).toEqual([])
    provider.behave(says('Gern.'))
    expect((await said(await ask('Hallo?'))).content).toBe('Gern.')
  })

  it('whole and without its fields gets its last message alone, and the log says so', async () => {
    const { ask, lines } = await chat()
    provider.behave(filtered, filtered, says('Gern.'))
    const old = ['a', 'b', 'c', 'd']
    expect((await said(await ask(...old, 'Und das größere?'))).content).toBe('Gern.')
    const sent = provider.received.map(({ body }) => JSON.parse(body).messages.length)
    expect(sent).toEqual([6, 6, 2])
    expect(lines.join()).toContain('emilia.thread-refused')
  })

  it('and every other one is found by a look', async () => {
    const { ask, watch } = await chat({ lookEveryMs: 50 })
    provider.behave(flagged)
    await ask('Was kostet PRO?')
    await expect.poll(watch.problems).toMatchObject([{ name: 'provider', code: '403' }])
    provider.behave(says('Gern.'))
    await expect.poll(watch.problems).toEqual([])
  })
})

it.each<[string, Behaviour, Record<string, string>]>([
  ['before the headers', never, {}],
  ['within the body', hangsInBody, {}],
  ['within a stream', streams(delta({ content: 'Ja. ' }), 20_000), { accept: 'text/event-stream' }],
])('a visitor who leaves %s ends the call', async (_name, behaviour, headers) => {
  const { app, lines } = await chat({ timeoutSeconds: 30 })
  const { url } = await listen({}, { app })
  provider.behave(behaviour)
  const visit = new AbortController()
  const question = { method: 'POST', body: thread('Guten Tag'), headers, signal: visit.signal }
  fetch(`${url}/api/chat`, question).catch(() => {})
  await expect.poll(() => provider.received.length).toBe(1)
  visit.abort()
  await expect.poll(() => provider.received[0]?.isGone, { timeout: 5_000 }).toBe(true)
  expect(lines.filter(line => line.includes('emilia'))).toEqual([])
})
