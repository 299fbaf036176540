import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/chat/thread'
import { refusal, said, testChat, thread, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'

const { provider, chat } = await withProvider()

const sent = () =>
  (
    JSON.parse(provider.received[0]?.body ?? '') as {
      messages: { role: string; content: string }[]
    }
  ).messages
const spent = /^Für heute ist mein Kontingent/

describe('a request that is no conversation', () => {
  it.each([
    ['no JSON', '{"messages":', 400, 'unreadable'],
    ['an empty list', '{"messages":[]}', 422, 'invalid'],
    [
      'a system message',
      '{"messages":[{"role":"system","content":"x"},{"role":"user","content":"x"}]}',
      422,
      'invalid',
    ],
    [
      'no text',
      '{"messages":[{"role":"user","content":[{"type":"text","text":"x"}]}]}',
      422,
      'invalid',
    ],
    ['Emilia last', '{"messages":[{"role":"assistant","content":"x"}]}', 422, 'invalid'],
    ['a question of hidden characters', thread('\u200b\u{e0041}\u202e'), 422, 'invalid'],
    ['a message that is too long', thread('x'.repeat(limits.question + 1)), 422, 'invalid'],
    ['more than 64 kB', thread('a', 'b', 'x'.repeat(64 * 1024)), 413, 'too_large'],
  ])('%s is refused', async (_name, body, status, code) => {
    const { post, lines } = await chat()
    expect(await refusal(await post(body))).toMatchObject({
      status,
      code,
      keys: ['error', 'code', 'message'],
    })
    expect([provider.received, lines]).toEqual([[], []])
  })
})

describe('what is passed on', () => {
  it('is the longest message whole', async () => {
    const { ask } = await chat()
    expect((await ask('ü'.repeat(limits.question))).status).toBe(200)
    expect(sent()[1]?.content).toHaveLength(limits.question)
  })

  it('is a long answer of Emilia too: only the question is limited', async () => {
    const { ask } = await chat()
    const answer = 'x'.repeat(limits.question + 1)
    expect((await ask('Hallo', answer, 'Und dann?')).status).toBe(200)
    expect(sent()[2]?.content).toBe(answer)
  })

  it('is without hidden characters', async () => {
    const { ask } = await chat()
    await ask(
      'Guten\u200b Tag,\u202e Fr\u00adau\u{e0049}\u{e0067} M\ufe0fayer\ud800!\r\nZweite\tZeile\u0007',
    )
    expect(sent()[1]?.content).toBe('Guten Tag, Frau Mayer!\nZweite\tZeile')
  })

  it('is the newest 60 messages', async () => {
    const { ask } = await chat()
    expect((await ask(...Array.from({ length: 199 }, (_, i) => `Nachricht ${i}`))).status).toBe(200)
    expect(sent()).toHaveLength(61)
    expect([sent()[1]?.content, sent()[60]?.content]).toEqual(['Nachricht 139', 'Nachricht 198'])
  })

  it('is the newest 24 000 characters, always with the question', async () => {
    const { ask } = await chat()
    expect(
      (await ask(...Array.from({ length: 13 }, () => 'x'.repeat(3_900)), 'kurz', 'Frage?')).status,
    ).toBe(200)
    expect(
      sent()
        .slice(1)
        .map(({ content }) => content.length),
    ).toEqual([...Array(6).fill(3_900), 4, 6])
  })
})

describe('counting', () => {
  it('refuses a visitor who writes too much a minute, and says when to come back', async () => {
    const { ask } = await chat({ perMinute: 2 })
    await ask('eins')
    await ask('zwei')
    const response = await ask('drei')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal(response)).toMatchObject({
      status: 429,
      code: 'too_many',
    })
    expect(provider.received).toHaveLength(2)
  })

  it('also limits her answers without a model', async () => {
    const { ask } = await testChat({ perMinute: 1 })
    await ask('eins')
    expect((await ask('zwei')).status).toBe(429)
  })

  it('lets her answer from the pages, and say so, when the budget of the day is spent', async () => {
    const { ask, lines } = await chat({ perDay: 2, knowledge: testKnowledge() })
    for (const question of ['eins', 'zwei'])
      expect((await said(await ask(question))).content).toMatch(/^Grüß Gott!/)
    const third = await said(await ask('Was kostet der kleinste Chatbot?'))
    expect(third.content).toMatch(spent)
    expect(third.content).toContain('500\u00a0€')
    await ask('vier')
    expect(provider.received).toHaveLength(2)
    expect(lines.map(line => JSON.parse(line).msg)).toEqual(['emilia.budget_spent'])
    // A greeting or a wish for an appointment is answered without a word about the budget.
    expect((await said(await ask('Danke!'))).content).toMatch(/^Gern geschehen/)
    expect(await said(await ask('Ich möchte einen Termin'))).toEqual({
      role: 'assistant',
      content: 'Bitte scannen Sie diesen QR-Code:',
      showQR: true,
    })
  })

  it('gives one visitor at most a tenth of the day', async () => {
    const { emilia } = await chat({ perDay: 100, perMinute: 12 })
    const one = (key: string) =>
      emilia.answer([{ role: 'user', content: 'Was kostet PRO?' }], {
        key,
        signal: new AbortController().signal,
      })
    for (let i = 0; i < 12; i += 1) expect((await one('a')).content).toMatch(/^Grüß Gott!/)
    expect((await one('a')).content).toMatch(spent)
    expect((await one('b')).content).toMatch(/^Grüß Gott!/)
  })
})
