import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { Stream } from 'openai/streaming'
import { z } from 'zod'
import type { Config } from '../config'
import { describeError, type Log } from '../log'
import { type Deadline, ProviderError } from './attempt'
import type { Prompt } from './prompt'

/** A part of the model's answer: text, or a function that it calls. */
export type Piece = { text: string; functionName?: undefined } | { functionName: string; text?: undefined }

export type Provider = {
  /**
   * One call.
   * @param isStreamed whether the provider is asked for its answer in parts
   * @throws ProviderError
   */
  ask(prompt: Prompt, deadline: Deadline, isStreamed: boolean): AsyncIterable<Piece>
  /** Looks once at the start whether the model is there, and logs one line; never rejects. */
  check(log: Log): Promise<void>
}

const temperature = 0.7
const longestCheckMs = 10_000
const mostBytes = 1024 * 1024
const appointment = {
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
const messageSchema = z.object({
  content: z.union([z.string(), inParts]).nullish().catch(null),
  function_call: named,
  tool_calls: z.array(tool).nullish().catch(null),
})
const answerSchema = z.object({ choices: z.tuple([z.object({ message: messageSchema })]).rest(z.unknown()) })
const eventSchema = z.object({ choices: z.array(z.object({ delta: messageSchema.nullish() })) })

/** The connection to an OpenAI-compatible host. */
export function createProvider({
  apiKey,
  baseUrl,
  model,
  tools,
  maxTokens,
}: Config['chat'] & { apiKey: string }): Provider {
  // Null and off: otherwise the library reads the environment, and writes whole conversations to the log at `debug`.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would take the conversation somewhere else.
    fetchOptions: { redirect: 'manual' },
  })
  const settings = { model, ...settingsFor(model, tools, maxTokens) }

  return {
    async *ask({ system, thread }, deadline, isStreamed) {
      const body: ChatCompletionCreateParams = {
        ...settings,
        messages: [{ role: 'system', content: system }, ...thread],
        ...(isStreamed && { stream: true }),
      }
      const call = new AbortController()
      try {
        const signal = AbortSignal.any([deadline.signal, call.signal])
        const response = atMost(
          mostBytes,
          await deadline.race(client.chat.completions.create(body, { signal }).asResponse()),
        )
        // Hosts that know no streaming answer with JSON.
        if (response.headers.get('content-type')?.includes('text/event-stream')) yield* readEvents(response)
        else yield* readMessage(response)
      } catch (error) {
        throw toProviderError(deadline.signal.aborted ? deadline.signal.reason : error)
      } finally {
        // Also when nobody wants the rest.
        call.abort()
      }

      async function* readEvents(response: Response) {
        const events = Stream.fromSSEResponse<unknown>(response, call, client)[Symbol.asyncIterator]()
        let isAnswer = false
        for (;;) {
          const next = await deadline.race(events.next())
          if (next.done) break
          const event = eventSchema.safeParse(next.value).data
          isAnswer ||= event !== undefined
          yield* piecesOf(event?.choices[0]?.delta)
        }
        deadline.signal.throwIfAborted()
        if (!isAnswer) throw new ProviderError('unreadable')
      }

      async function* readMessage(response: Response) {
        const answer = answerSchema.safeParse(JSON.parse(await deadline.race(response.text())))
        if (!answer.success) throw new ProviderError('unreadable')
        yield* piecesOf(answer.data.choices[0].message)
      }
    },

    async check(log) {
      try {
        const { data } = await client.models.list({ signal: AbortSignal.timeout(longestCheckMs) })
        if (data.some(({ id }) => id === model)) log.info('emilia.ready', { model })
        else log.warn(modelUnknown, { model })
      } catch (error) {
        const { fields } = toProviderError(error)
        if (fields.status === 401 || fields.status === 403) log.error(keyRefused, fields)
        else log.warn(unchecked, { ...fields, model })
      }
    },
  }
}

const modelUnknown =
  'emilia.model_unknown: the provider does not list this model (retired?), set OPENAI_MODEL to one it has'
const keyRefused = 'emilia.key_refused: the provider does not accept the key, check OPENAI_API_KEY and OPENAI_BASE_URL'
const unchecked = 'emilia.unchecked: the provider did not say which models it has, answers may fail'

/** What a model's name says about the wire; a prefix such as `openai/` does not matter. */
function settingsFor(model: string, tools: Config['chat']['tools'], maxTokens: number) {
  const name = model.toLowerCase().replace(/^.*\//, '')
  const isOld = /^gpt-(3\.5|4(-\d{4}|-32k|-turbo)?($|-))/.test(name)
  const isReasoning = /^(gpt-5|o[134])([-.]|$)/.test(name)
  const takesFunctions = tools === 'auto' ? isOld : tools === 'functions'
  return {
    ...(isReasoning ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens, temperature }),
    ...(takesFunctions
      ? { functions: [appointment], function_call: 'auto' as const }
      : { tools: [{ type: 'function' as const, function: appointment }], tool_choice: 'auto' as const }),
  }
}

/** Functions first: what is said beside them does not count. */
function* piecesOf(message: z.infer<typeof messageSchema> | null | undefined): Generator<Piece> {
  for (const call of [message?.function_call, ...(message?.tool_calls ?? []).map(one => one?.function)]) {
    // Models now and then write the name of the list before it.
    if (call) yield { functionName: call.name.replace(/^functions\./, '') }
  }
  if (message?.content) yield { text: message.content }
}

/** The same response, which fails when its body is larger. */
function atMost(bytes: number, response: Response): Response {
  let left = bytes
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length
      if (left < 0) throw new ProviderError('unreadable')
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counting) ?? null, response)
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (error instanceof APIError && error.status !== undefined) {
    const { status, headers } = error
    return new ProviderError('status', { status, retryAfterSeconds: retryAfter(headers?.get('retry-after')) })
  }
  return new ProviderError('connection', { code: causeCode(error) })
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}

/** Seconds of a `Retry-After` header, which is a number or a date. */
function retryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
