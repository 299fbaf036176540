import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createEmilia, type EmiliaDeps } from '../../server/chat/emilia'
import { chatEndpoint } from '../../server/chat/route'
import { createScenes } from '../../server/chat/scene/scenes'
import { type Config, readConfig } from '../../server/config'
import { createRateLimiter } from '../../server/limits'
import { createChatWatch } from '../../server/watch/chat-watch'
import { createMetrics } from '../../server/watch/metrics'
import type { ChatAnswer, ChatMessage, PublicError } from '../../shared/messages'
import { recordedLog, testApp } from '../server/fixture'
import { smallKnowledge } from './knowledge'
import { says, startProvider } from './provider'
import { scratchFolder } from './scratch-folder'

/** A key that must never be seen anywhere but at the provider. */
export const canary = 'sk-canary-7f3a9c51e08b42d6'

type Options = Partial<
  Config['chat'] & Pick<EmiliaDeps, 'now' | 'redis' | 'dataDir' | 'knowledge' | 'lookEveryMs'>
>

/** Emilia behind `POST /api/chat`, with the log's lines. Everything counts in memory unless `redis` is given. */
export async function testChat({
  now,
  redis,
  // Nothing is written without a provider.
  dataDir = '',
  knowledge = smallKnowledge(),
  // No look of one test may reach the provider of the next, however slow the machine is.
  lookEveryMs = 3_600_000,
  ...settings
}: Options = {}) {
  const config: Config['chat'] = {
    ...readConfig({}).chat,
    timeoutSeconds: 5,
    perMinute: 10_000,
    perDay: 10_000,
    ...settings,
  }
  const { lines, log } = recordedLog()
  const watch = createChatWatch(createMetrics(), now)
  const emilia = await createEmilia({
    config,
    dataDir,
    knowledge,
    log,
    redis,
    watch,
    ...(now && { now }),
    lookEveryMs,
    firstPauseMs: 20,
  })
  const perMinute = createRateLimiter({
    name: 'chat',
    points: config.perMinute,
    seconds: 60,
    redis,
  })
  const scenes = createScenes({ knowledge, ...emilia, ...(now && { now }) })
  const endpoint = chatEndpoint({ emilia, scenes, perMinute, trustProxy: 0, log })
  const app = await testApp(undefined, { posts: [endpoint] })
  const post = (body: string, init: RequestInit = {}) =>
    app.request('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...init,
    })
  /** Asks with these messages, the visitor and Emilia taking turns, the visitor last. */
  const ask = (...contents: string[]) => post(thread(...contents))
  /** The same, with the events of the answer; `onEvent` is told of each as it comes. */
  const stream = async (contents: string[], init: RequestInit = {}, onEvent = () => {}) =>
    events(
      await post(thread(...contents), {
        ...init,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      }),
      onEvent,
    )
  return { app, emilia, watch, lines, post, ask, stream }
}

/** A stand-in provider for the tests of one file, and Emilia with a key to it. */
export async function withProvider() {
  const provider = await startProvider()
  afterAll(() => provider.close())
  const folder = scratchFolder(afterAll)
  const chat = (more: Options = {}) => {
    provider.received.length = 0
    provider.behave(says('Grüß Gott!'))
    const dataDir = mkdtempSync(join(folder, 'chat-'))
    return testChat({ apiKey: canary, baseUrl: provider.url, dataDir, ...more })
  }
  return { provider, chat }
}

/** A conversation in which visitor and Emilia take turns, the visitor last. */
export function turns(...contents: string[]): ChatMessage[] {
  const role = (i: number) => ((contents.length - i) % 2 === 1 ? 'user' : 'assistant')
  return contents.map((content, i) => ({ role: role(i), content }))
}

/** The same as the browser posts it. */
export const thread = (...contents: string[]) => JSON.stringify({ messages: turns(...contents) })

type ChatEvent = {
  event: string
  data: { text?: string } & Partial<ChatAnswer & PublicError>
}

/** The events of a streamed answer. */
async function events(response: Response, onEvent: () => void): Promise<ChatEvent[]> {
  const list: ChatEvent[] = []
  let unread = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    const blocks = (unread + chunk).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      list.push({ event, data: JSON.parse(data) })
      onEvent()
    }
  }
  return list
}

export async function said(response: Response): Promise<ChatAnswer['message']> {
  return ((await response.json()) as ChatAnswer).message
}

export async function refusal(response: Response) {
  const { error } = (await response.json()) as PublicError
  // The id of the request, by which an operator finds it.
  const message = error.message.replace(/ \(Nr\. [0-9a-f]{6}\)$/, '')
  return { status: response.status, code: error.code, message }
}
