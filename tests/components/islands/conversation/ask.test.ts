import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  requestAnswer,
  requestMessages,
} from '../../../../components/islands/conversation/talk/ask'
import type { ThreadEntry } from '../../../../components/islands/conversation/talk/thread'

const entry = (content: string, role: ThreadEntry['role'] = 'user'): ThreadEntry => ({
  role,
  content,
  showQR: true,
  at: 5,
})
const parts: string[] = []
const ask = () =>
  requestAnswer({
    apiOrigin: 'https://api.example',
    entries: [entry('Hallo')],
    request: new AbortController(),
    onText: text => parts.push(text),
  })
const answerWith = (body: BodyInit, status = 200, type = 'application/json') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (_url: string, _init: RequestInit) =>
        new Response(body, { status, headers: { 'content-type': type } }),
    ),
  )
/** Events as the server writes them, arriving in these pieces. */
const stream = (...pieces: string[]) =>
  answerWith(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
    200,
    'text/event-stream; charset=utf-8',
  )
const DONE =
  'event: done\ndata: {"message":{"role":"assistant","content":"Ja. Gern.","showQR":false}}\n\n'

afterEach(() => {
  vi.unstubAllGlobals()
  parts.length = 0
})

describe('asking for an answer', () => {
  it('sends role and content, nothing else', async () => {
    answerWith('{"message":{"role":"assistant","content":"Ja","showQR":true}}')
    expect(await ask()).toEqual({ message: { role: 'assistant', content: 'Ja', showQR: true } })
    const [url, init] = vi.mocked(fetch).mock.calls[0]!
    expect(url).toBe('https://api.example/api/chat')
    expect(JSON.parse(String(init?.body))).toEqual({
      messages: [{ role: 'user', content: 'Hallo' }],
    })
  })

  it.each([
    ['a refusal', '{"error":{"code":"busy","message":"x"}}', 503],
    ['HTML', '<html></html>', 200],
    ['no text', '{"message":{"role":"assistant","content":" ","showQR":false}}', 200],
  ])('rejects %s', async (_, body, status) => {
    answerWith(body, status)
    await expect(ask()).rejects.toThrow()
  })

  it('hands out the parts of a reply as they come, then gives the whole', async () => {
    stream(
      'event: text\ndata: {"text":"Ja',
      '. "}\n\nevent: text\r\ndata: {"text":"Gern."}\r\n\r\n',
      DONE,
    )
    expect(await ask()).toEqual({
      message: { role: 'assistant', content: 'Ja. Gern.', showQR: false },
    })
    expect(parts).toEqual(['Ja. ', 'Gern.'])
  })

  it.each([
    ['a stream that ends early', 'event: text\ndata: {"text":"Ja. "}\n\n'],
    [
      'a stream that breaks off',
      'event: error\ndata: {"error":{"code":"provider","message":"x"}}\n\n',
    ],
    ['events that are none', 'event: done\ndata: {"message":\n\n'],
  ])('rejects %s', async (_, body) => {
    stream(body)
    await expect(ask()).rejects.toThrow()
  })
})

it('the history on the wire loses its oldest messages, counted in bytes, before the body grows over 64 kB', () => {
  const messages = requestMessages(
    Array.from({ length: 40 }, (_, index) => entry(`${index}${'ü'.repeat(2000)}`)),
  )
  const bytes = new TextEncoder().encode(JSON.stringify({ messages })).length
  expect(bytes).toBeLessThan(64_000)
  expect(bytes).toBeGreaterThan(50_000)
  expect(messages.at(-1)?.content).toMatch(/^39/)
})
