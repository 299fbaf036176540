import { Hono } from 'hono'
import { createEmilia, type EmiliaDeps } from '../../server/chat/emilia'
import { chatRoute } from '../../server/chat/route'
import type { Config } from '../../server/config'
import { answerError } from '../../server/errors'
import { createCounter } from '../../server/limits'
import type { ChatAnswer, PublicError } from '../../server/messages'
import { recordedLog } from '../server/fixture'
import { testKnowledge } from './knowledge'

/** A key that must never be seen anywhere but at the provider. */
export const canary = 'sk-canary-7f3a9c51e08b42d6'

type Options = Partial<Config['chat']> & Pick<EmiliaDeps, 'now' | 'redis'>

/** Emilia behind `POST /api/chat`, with the log's lines. Everything counts in memory unless `redis` is given. */
export async function testChat({ now, redis, ...settings }: Options = {}) {
  const config: Config['chat'] = {
    apiKey: undefined,
    baseUrl: undefined,
    model: 'gpt-3.5-turbo',
    tools: 'auto',
    timeoutSeconds: 5,
    perMinute: 10_000,
    perDay: 10_000,
    atOnce: 8,
    ...settings,
  }
  const { lines, log } = recordedLog()
  const emilia = await createEmilia({
    config,
    knowledge: testKnowledge(),
    log,
    redis,
    ...(now && { now }),
  })
  const perMinute = createCounter({
    name: 'chat',
    points: config.perMinute,
    seconds: 60,
    redis,
    log,
  })
  const app = new Hono().route('/', chatRoute({ emilia, perMinute, trustProxy: 0 })).onError(answerError)
  const post = (body: string, init: RequestInit = {}) =>
    app.request('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...init,
    })
  /** Asks with these messages, the visitor and Emilia taking turns, the visitor last. */
  const ask = (...contents: string[]) => post(thread(...contents))
  return { app, emilia, lines, post, ask }
}

/** The JSON of a conversation in which visitor and Emilia take turns, the visitor last. */
export function thread(...contents: string[]): string {
  const role = (i: number) => ((contents.length - i) % 2 === 1 ? 'user' : 'assistant')
  return JSON.stringify({
    messages: contents.map((content, i) => ({ role: role(i), content })),
  })
}

export async function said(response: Response): Promise<ChatAnswer['message']> {
  return ((await response.json()) as ChatAnswer).message
}

export async function refusal(
  response: Response,
): Promise<{ status: number; code: string; message: string; keys: string[] }> {
  const body = (await response.json()) as PublicError
  return {
    status: response.status,
    ...body.error,
    keys: [...Object.keys(body), ...Object.keys(body.error)],
  }
}
