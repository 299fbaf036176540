import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { z } from 'zod'
import { remembered } from '../remembered'
import type { Deadline } from './deadline'
import { modelFamily, type ToolMode } from './model-family'
import type { Prompt } from './prompt'
import { causeCode, ProviderError } from './provider-error'
import { type ProviderFetch, providerFetch, type Sending } from './provider-fetch'
import { createQuestionBytes } from './question-bytes'
import type { Reply } from './reply'
import { withRetries } from './retry'

export type ProviderConfig = {
  apiKey: string
  /** The provider's own address when undefined. */
  baseUrl: string | undefined
  model: string
  tools: 'auto' | ToolMode
}

export type Provider = {
  /**
   * @param prompt is built for each try: nothing of it is kept while the model thinks
   * @throws ProviderError
   */
  complete(prompt: () => Prompt, deadline: Deadline): Promise<Reply>
  /**
   * Whether the provider lists the model.
   * @throws ProviderError
   */
  listsModel(signal: AbortSignal): Promise<boolean>
}

const temperature = 0.7
const scheduleAppointment = {
  name: 'scheduleAppointment',
  description: 'Zeigt dem Besucher einen QR-Code, mit dem er auf WhatsApp einen Termin mit 4xDU vereinbart.',
  parameters: { type: 'object', properties: {} },
}
// A call that cannot be read is none: hosts send empty ones beside a good answer.
const named = z
  .object({ name: z.string().min(1) })
  .nullish()
  .catch(null)
const tool = z.object({ function: named }).nullish().catch(null)
// Some hosts send the text in parts, with others in between that are not for visitors.
const part = z
  .object({ type: z.literal('text'), text: z.string() })
  .nullish()
  .catch(null)
const inParts = z.array(part).transform(parts => parts.map(one => one?.text ?? '').join(''))
const choice = z.object({
  message: z.object({
    content: z.union([z.string(), inParts]).nullish().catch(null),
    function_call: named,
    tool_calls: z.array(tool).nullish().catch(null),
  }),
})
const completionSchema = z.object({ choices: z.tuple([choice]).rest(z.unknown()) })

const noHeaders = new Headers()

/**
 * The library without what is ours already: headers, deadline, the way out. It would make headers, a timer and a second
 * abort signal for each question and hold its text until the answer, 14 kB in all.
 */
class Client extends OpenAI {
  private readonly addressOf = remembered((path: string) => this.buildURL(path, null), 4)

  constructor(
    options: { apiKey: string; baseURL: string },
    readonly send: ProviderFetch,
  ) {
    super({
      ...options,
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      // At `debug` it would write whole conversations to the log.
      logLevel: 'off',
    })
  }

  override async buildRequest({ method, path, body, signal }: Parameters<OpenAI['buildRequest']>[0]) {
    const req = { method, headers: noHeaders, take: body, signal: signal ?? null }
    return { req, url: this.addressOf(path), timeout: 0 }
  }

  override fetchWithTimeout(url: string, sending: Sending): Promise<Response> {
    // All that the library reads of one.
    return this.send(url, sending) as Promise<unknown> as Promise<Response>
  }
}

/** The connection to an OpenAI-compatible host. Nothing but its arguments counts: the library would read the environment too. */
export function createProvider({ apiKey, baseUrl, model, tools }: ProviderConfig): Provider {
  const client = new Client({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1' }, providerFetch(apiKey))
  const { mode, takesTemperature } = modelFamily(model, tools)
  const offer =
    mode === 'functions'
      ? { functions: [scheduleAppointment], function_call: 'auto' as const }
      : { tools: [{ type: 'function' as const, function: scheduleAppointment }], tool_choice: 'auto' as const }
  const settings: Omit<ChatCompletionCreateParams, 'messages'> = {
    model,
    ...(takesTemperature && { temperature }),
    ...offer,
  }
  const bytesOf = createQuestionBytes(settings)

  return {
    complete(prompt, deadline) {
      return withRetries(deadline, () => {
        const body = once(bytesOf(prompt()))
        return client.post('/chat/completions', { body, signal: deadline.signal }).then(readReply, refuse)
      })
    },
    async listsModel(signal) {
      const { data } = await client.models.list({ signal }).catch(refuse)
      if (!Array.isArray(data)) throw new ProviderError('unreadable')
      return data.some(({ id }) => id === model)
    },
  }
}

/** Gives something to whoever asks first, and forgets it. */
function once<T>(thing: T): () => T | undefined {
  let kept: T | undefined = thing
  return () => {
    const given = kept
    kept = undefined
    return given
  }
}

function readReply(answer: unknown): Reply {
  const message = completionSchema.safeParse(answer).data?.choices[0].message
  if (!message) throw new ProviderError('unreadable')
  const called = [message.function_call, ...(message.tool_calls ?? []).map(call => call?.function)].flatMap(
    // Models now and then write the name of the list before it.
    call => call?.name.replace(/^functions\./, '') ?? [],
  )
  const wanted = called.find(name => name === scheduleAppointment.name)
  return { content: message.content ?? null, functionName: wanted ?? called[0] }
}

function refuse(error: unknown): never {
  if (error instanceof APIError && error.status !== undefined) {
    const { status, headers } = error
    throw new ProviderError('status', { status, retryAfterSeconds: retryAfter(headers?.get('retry-after')) })
  }
  if (error instanceof Error && error.cause instanceof ProviderError) throw error.cause
  if (error instanceof SyntaxError) throw new ProviderError('unreadable')
  throw new ProviderError('connection', { code: causeCode(error) })
}

/** Seconds of a `Retry-After` header, which is a number or a date. */
function retryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
