import { Readable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import {
  requestAnswer,
  requestMessages,
} from '../../../../components/islands/conversation/talk/ask'
import type { ThreadEntry } from '../../../../components/islands/conversation/talk/thread'

const entry = (content: string): ThreadEntry => ({ role: 'user', content, showQR: true, at: 5 })
const events = 'text/event-stream; charset=utf-8'
const said = '{"message":{"role":"assistant","content":"Ja. Gern.","showQR":false}}'

afterEach(() => void vi.unstubAllGlobals())

/** Asks a service whose answer arrives in these pieces. @returns it with its parts as they came, and what was sent */
async function ask(pieces: string[], type = 'application/json', status = 200) {
  const body = Readable.from(pieces.map(piece => Buffer.from(piece)))
  const headers = { 'content-type': type }
  const response = new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', fetch)
  const parts: string[] = []
  const answer = await requestAnswer({
    apiOrigin: 'https://api.example',
    entries: [entry('Hallo')],
    request: new AbortController(),
    onText: text => parts.push(text),
  })
  return { answer, parts, call: fetch.mock.calls[0] }
}

it('sends role and content, nothing else', async () => {
  const { answer, call } = await ask([said])
  expect(answer).toEqual(JSON.parse(said))
  expect(call?.[0]).toBe('https://api.example/api/chat')
  const messages = [{ role: 'user', content: 'Hallo' }]
  expect(JSON.parse(String(call?.[1].body))).toEqual({ messages })
})

it('hands out the parts of a reply as they come, then gives the whole', async () => {
  const first = ['event: text\ndata: {"text":"Ja', '. "}\n\nevent: text\r\ndata: {"text":"Gern."}']
  const { answer, parts } = await ask(
    [...first, '\r\n\r\n', `event: done\ndata: ${said}\n\n`],
    events,
  )
  expect([parts, answer]).toEqual([['Ja. ', 'Gern.'], JSON.parse(said)])
})

it.each<[what: string, body: string, type?: string, status?: number]>([
  ['a refusal', '{"error":{"code":"busy","message":"x"}}', undefined, 503],
  ['HTML', '<html></html>'],
  ['no text', said.replace('Ja. Gern.', ' ')],
  ['a stream that ends early', 'event: text\ndata: {"text":"Ja. "}\n\n', events],
  [
    'a stream that breaks off',
    'event: error\ndata: {"error":{"code":"x","message":"x"}}\n\n',
    events,
  ],
  ['events that are none', 'event: done\ndata: {"message":\n\n', events],
])('rejects %s', async (_what, body, type, status) => {
  await expect(ask([body], type, status)).rejects.toThrow()
})

it('the history loses its oldest messages, counted in bytes, before the body grows over 64 kB', () => {
  const thread = Array.from({ length: 40 }, (_, index) => entry(`${index}${'ü'.repeat(2000)}`))
  const messages = requestMessages(thread)
  const bytes = new TextEncoder().encode(JSON.stringify({ messages })).length
  expect(bytes).toBeLessThan(64_000)
  expect(bytes).toBeGreaterThan(50_000)
  expect(messages.at(-1)?.content).toMatch(/^39/)
})
