import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { z } from 'zod'
import { Refusal } from '../errors'
import { describeError, type Log } from '../log'
import { plainFetch } from './plain-fetch'
import type { ProviderReply } from './reply'
import { FAILED } from './sentences'
import { requestBody, type ToolMode, type WireMessage } from './wire'

type ProviderOptions = {
  apiKey: string
  baseUrl: string | undefined
  model: string
  tools: ToolMode
  /** The longest a visitor waits for one answer, retries included. */
  timeoutSeconds: number
  log: Log
}

export type Provider = {
  /**
   * One answer of the model. `signal` ends the call, also at the provider.
   * @throws Refusal 502 when the provider failed, 504 when it was too slow; the cause is logged by class and status
   */
  ask(messages: readonly WireMessage[], signal: AbortSignal): Promise<ProviderReply>
  /** Asks once whether the model answers, and says so in one log line. Never rejects. */
  check(): Promise<void>
}

const call = z.object({ name: z.string() })
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          function_call: call.nullish(),
          tool_calls: z.array(z.object({ function: call })).nullish(),
        }),
      }),
    )
    .min(1),
})

/** Two retries, as the specification's library has them; longer waits are not worth a visitor's time. */
const PAUSES_MS = [400, 1_200]
const LONGEST_PAUSE_MS = 3_000

/** The provider behind Emilia: any host that speaks OpenAI's chat completions. */
export function createProvider({ apiKey, baseUrl, model, tools, timeoutSeconds, log }: ProviderOptions): Provider {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    // What the library would take from the environment in silence.
    organization: null,
    project: null,
    logLevel: 'off',
    // Its retries obey any Retry-After and cannot be interrupted; its timeout does not cover the body.
    maxRetries: 0,
    timeout: timeoutSeconds * 1000,
    fetch: plainFetch,
  })

  async function once(messages: readonly WireMessage[], signal: AbortSignal): Promise<ProviderReply> {
    const raw: unknown = await client.chat.completions.create(requestBody(model, tools, messages), { signal })
    const [choice] = completion.parse(raw).choices
    const { content = null, function_call, tool_calls } = choice?.message ?? {}
    return { content, call: function_call?.name ?? tool_calls?.[0]?.function.name }
  }

  async function withRetries(messages: readonly WireMessage[], signal: AbortSignal): Promise<ProviderReply> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(messages, signal)
      } catch (error) {
        const pause = pauseAfter(error, attempt)
        if (signal.aborted || pause === undefined) throw error
        await sleep(pause, undefined, { signal })
      }
    }
  }

  return {
    async ask(messages, signal) {
      const deadline = AbortSignal.timeout(timeoutSeconds * 1000)
      const ending = AbortSignal.any([signal, deadline])
      try {
        return await orAborted(withRetries(messages, ending), ending)
      } catch (error) {
        if (signal.aborted) throw new Refusal(503, 'left', FAILED, { cause: error })
        const status = deadline.aborted ? 504 : 502
        log.warn('provider.failed', { status, ...cause(error) })
        throw new Refusal(status, status === 504 ? 'provider_slow' : 'provider_failed', FAILED)
      }
    },
    async check() {
      const signal = AbortSignal.timeout(Math.min(timeoutSeconds, 20) * 1000)
      try {
        await orAborted(once([{ role: 'user', content: 'Hallo' }], signal), signal)
        log.info('provider.ready', { model })
      } catch (error) {
        log.error('provider.unusable: check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL', {
          model,
          ...cause(error),
        })
      }
    },
  }
}

/** Milliseconds until the next try; undefined when another try would not help. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  const usual = PAUSES_MS[attempt]
  if (usual === undefined) return undefined
  if (error instanceof APIUserAbortError) return undefined
  if (error instanceof APIConnectionError) return usual
  if (!(error instanceof APIError) || error.status === undefined) return undefined
  if (![408, 409, 429].includes(error.status) && error.status < 500) return undefined
  const asked = Number(error.headers?.get('retry-after')) * 1000
  if (asked > LONGEST_PAUSE_MS) return undefined
  return Math.max(usual, asked || 0)
}

/** What may be logged: class and status, never the provider's words. */
function cause(error: unknown) {
  const status = error instanceof APIError ? error.status : undefined
  return { ...describeError(error), ...(status !== undefined && { code: String(status) }) }
}

/** Ends at the signal, whatever the library is still waiting for. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
