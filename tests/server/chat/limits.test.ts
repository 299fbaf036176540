import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectRedis } from '../../../server/redis'
import { LONGEST_QUESTION } from '../../../shared/messages'
import { refusal, said, testChat, thread, turns, withProvider } from '../../support/chat'
import { json, never, says } from '../../support/provider'
import { scratchFolder } from '../../support/scratch-folder'
import { hasRedis, redisServer } from '../redis-server'

const { provider, chat } = await withProvider()
const sent = () => JSON.parse(provider.received[0]?.body ?? '').messages.slice(1)
const spent = /^Für heute ist mein Kontingent/

it.each([
  ['no JSON', '{"messages":', 400, 'unreadable'],
  ['an empty list', '{"messages":[]}', 422, 'invalid'],
  ['a system message', '{"messages":[{"role":"system","content":"x"}]}', 422, 'invalid'],
  ['no text', '{"messages":[{"role":"user","content":[{"text":"x"}]}]}', 422, 'invalid'],
  ['Emilia last', '{"messages":[{"role":"assistant","content":"x"}]}', 422, 'invalid'],
  ['a question of hidden characters', thread('\u200b\u{e0041}\u202e'), 422, 'invalid'],
  ['a message that is too long', thread('x'.repeat(LONGEST_QUESTION + 1)), 422, 'invalid'],
  ['more than 64 kB', thread('a', 'b', 'x'.repeat(64 * 1024)), 413, 'too_large'],
])('a request that is no conversation is refused: %s', async (_name, body, status, code) => {
  const { post, lines } = await chat()
  expect(await refusal(await post(body))).toMatchObject({ status, code })
  expect([provider.received, lines]).toEqual([[], []])
})

it.each<[string, string[], string[]]>([
  ['the longest message', ['ü'.repeat(4_000)], ['ü'.repeat(4_000)]],
  ['a long answer of Emilia', ['a', 'x'.repeat(4_001), 'b'], ['a', 'x'.repeat(4_001), 'b']],
  ['no hidden character', ['Gr\u200bü\u{e0049}ß\r\nGo\tt\u0007'], ['Grüß\nGo\tt']],
  [
    'the newest 24 000 characters',
    [...Array(13).fill('x'.repeat(3_900)), 'kurz', 'Frage?'],
    [...Array(6).fill('x'.repeat(3_900)), 'kurz', 'Frage?'],
  ],
])('what is passed on is %s', async (_name, said, passedOn) => {
  const { ask } = await chat()
  expect((await ask(...said)).status).toBe(200)
  expect(sent().map(({ content }: { content: string }) => content)).toEqual(passedOn)
})

describe('counting', () => {
  it('refuses a visitor who writes too much a minute, with a model and without', async () => {
    for (const { ask } of [await chat({ perMinute: 1 }), await testChat({ perMinute: 1 })]) {
      await ask('eins')
      const response = await ask('zwei')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refusal(response)).toMatchObject({ status: 429, code: 'too_many' })
    }
    expect(provider.received).toHaveLength(1)
  })

  it('lets her answer from the pages, and say so, when the budget of the day is spent', async () => {
    let now = '2026-11-23T10:00:00Z'
    const { ask, lines, watch } = await chat({ perDay: 1, now: () => new Date(now) })
    await ask('eins')
    expect(watch.problems()).toEqual([])
    const { content } = await said(await ask('Was kostet der kleinste Chatbot?'))
    expect(content).toMatch(spent)
    expect(content).toContain('500\u00a0€')
    expect(watch.problems()).toMatchObject([{ name: 'chat.budget' }])
    expect(lines).toEqual([])
    // A greeting is answered without a word about the budget.
    expect((await said(await ask('Danke!'))).content).toMatch(/^Gern geschehen/)
    now = '2026-11-23T23:01:00Z'
    expect(watch.problems()).toEqual([])
  })

  it('gives one visitor at most a tenth of the day', async () => {
    const { emilia } = await chat({ perDay: 100, perMinute: 10 })
    const { signal } = new AbortController()
    const one = async (key: string) => (await emilia.answer(turns('Wer?'), { key, signal })).content
    for (let i = 0; i < 10; i += 1) expect(await one('a')).toMatch(/^Grüß Gott!/)
    expect(await one('a')).toMatch(spent)
    expect(await one('b')).toMatch(/^Grüß Gott!/)
  })
})

describe("the day's budget", () => {
  const isSpent = async ({ ask }: Awaited<ReturnType<typeof chat>>) =>
    spent.test((await said(await ask('Wer?'))).content)

  it('outlives a restart, and begins again the next day', async () => {
    const dataDir = scratchFolder()
    const start = (now: string) => chat({ perDay: 2, dataDir, now: () => new Date(now) })
    expect(await isSpent(await start('2026-11-23T10:00:00Z'))).toBe(false)
    const again = await start('2026-11-23T22:59:00Z')
    expect([await isSpent(again), await isSpent(again)]).toEqual([false, true])
    expect(await isSpent(await start('2026-11-23T23:01:00Z'))).toBe(false)
  })

  it.skipIf(!hasRedis)('begins again at midnight in Vienna where Redis counts it', async () => {
    const server = await redisServer()
    await server.start()
    const redis = await connectRedis(server.url)
    onTestFinished(() => redis.close())
    let now = '2026-11-23T22:59:00Z'
    const emilia = await chat({ perDay: 1, redis, now: () => new Date(now) })
    expect([await isSpent(emilia), await isSpent(emilia)]).toEqual([false, true])
    now = '2026-11-23T23:01:00Z'
    expect(await isSpent(emilia)).toBe(false)
  })

  it.each<[what: string, spoil: (file: string) => Promise<unknown>]>([
    ['holds a day alone', file => writeFile(file, '2026-11-23')],
    ['holds no number', file => writeFile(file, '2026-11-23 x')],
    ['is empty', file => writeFile(file, '')],
    ['cannot be written', file => mkdir(file)],
  ])('holds also where its file %s', async (_what, spoil) => {
    const dataDir = scratchFolder()
    await spoil(join(dataDir, 'chat-budget.txt'))
    const emilia = await chat({ perDay: 1, dataDir, now: () => new Date('2026-11-23T10:00:00Z') })
    expect([await isSpent(emilia), await isSpent(emilia)]).toEqual([false, true])
  })
})

describe('the places at the provider', () => {
  const busy = /^Ich beantworte gerade schon viele Fragen[\s\S]+500/

  /** Emilia, asked by visitors of any name, who all leave at the end. */
  async function visitors() {
    const { emilia } = await chat({ timeoutSeconds: 20 })
    const visit = new AbortController()
    onTestFinished(() => visit.abort())
    return (key: string) =>
      emilia
        .answer(turns('Was kostet der kleinste Chatbot?'), { key, signal: visit.signal })
        .then(({ content }) => content)
        .catch(() => 'failed')
  }

  it.each([
    ['half of all for one address', 4, () => 'office', 'Ja.'],
    ['eight in all', 8, (at: number) => `${at}`, 'Ich beantworte'],
  ])('are %s: beyond them the pages answer at once', async (_name, places, keyOf, others) => {
    const ask = await visitors()
    provider.behave(never)
    for (let at = 0; at < places; at += 1) void ask(keyOf(at))
    await expect.poll(() => provider.received.length).toBe(places)
    provider.behave(says('Ja.'))
    expect(await ask(keyOf(places))).toMatch(busy)
    expect((await ask('other')).startsWith(others)).toBe(true)
  })

  it('are given back whatever the provider does', async () => {
    const ask = await visitors()
    provider.behave(json(400, {}))
    await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`${at}`)))
    provider.behave(says('Wieder da.'))
    expect(await ask('new')).toMatch(/^Wieder da\./)
  })
})
