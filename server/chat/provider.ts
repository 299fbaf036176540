import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { Stream } from 'openai/streaming'
import { z } from 'zod'
import type { Config } from '../config'
import { describeError, type Log } from '../log'
import type { Prompt } from './prompt'
import { ProviderError } from './provider-errors'

/** A part of the model's answer: text, or a function that it calls. */
export type Piece = { text: string; functionName?: undefined } | { functionName: string; text?: undefined }

const longestAnswer = 1024 * 1024
const appointment = {
  name: 'scheduleAppointment',
  description: 'Zeigt dem Besucher einen QR-Code, mit dem er auf WhatsApp einen Termin mit 4xDU vereinbart.',
  parameters: { type: 'object', properties: {} },
}

// Unreadable parts are skipped: hosts send empty calls beside a good answer, and other parts between those of a text.
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)
const call = optional(z.object({ name: z.string().min(1) }))
const parts = z.array(optional(z.object({ type: z.literal('text'), text: z.string() })))
const said = optional(
  z.object({
    content: optional(z.union([z.string(), parts.transform(list => list.map(one => one?.text ?? '').join(''))])),
    function_call: call,
    tool_calls: optional(z.array(optional(z.object({ function: call })))),
  }),
)
/** A whole answer, or an event of a streamed one. */
const answerSchema = z.object({ choices: z.tuple([z.object({ message: said, delta: said })]).rest(z.unknown()) })

/** The connection to an OpenAI-compatible host. */
export function createProvider({ apiKey, baseUrl, model, tools, maxTokens }: Config['chat'] & { apiKey: string }) {
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
    /**
     * One call.
     * @param isStreamed whether the provider is asked for its answer in parts
     * @throws ProviderError
     */
    async *ask({ system, thread }: Prompt, signal: AbortSignal, isStreamed: boolean): AsyncIterable<Piece> {
      const body: ChatCompletionCreateParams = {
        ...settings,
        messages: [{ role: 'system', content: system }, ...thread],
        ...(isStreamed && { stream: true }),
      }
      const leaving = new AbortController()
      let isRead = false
      try {
        const options = { signal: AbortSignal.any([signal, leaving.signal]) }
        const response = await client.chat.completions.create(body, options).asResponse()
        let isAnswer = false
        for await (const event of eventsOf(response, leaving)) {
          const [choice] = answerSchema.safeParse(event).data?.choices ?? []
          isAnswer ||= choice !== undefined
          yield* piecesOf(choice?.delta ?? choice?.message)
        }
        isRead = true
        signal.throwIfAborted()
        if (!isAnswer) throw new ProviderError('unreadable')
      } catch (error) {
        throw toProviderError(signal.aborted ? signal.reason : error)
      } finally {
        // The caller has stopped reading, or reading failed: the connection is not kept.
        if (!isRead) leaving.abort()
      }
    },

    /** Checks key and model with one call and logs one line; never rejects. */
    async check(log: Log): Promise<void> {
      try {
        const { data } = await client.models.list({ signal: AbortSignal.timeout(10_000) })
        if (data.some(({ id }) => id === model)) log.info('emilia.ready', { model })
        else log.warn('emilia.model_unknown: the provider does not list this model, check OPENAI_MODEL', { model })
      } catch (error) {
        log.warn('emilia.unchecked: check OPENAI_API_KEY and OPENAI_BASE_URL', toProviderError(error).fields)
      }
    },
  }
}

/** Hosts without streaming answer with JSON. */
async function* eventsOf(response: Response, leaving: AbortController): AsyncGenerator<unknown> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  if (isStream) return yield* Stream.fromSSEResponse(response, leaving)
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > longestAnswer) throw new ProviderError('unreadable')
  }
  yield JSON.parse(text)
}

/** The fields that a model understands, by its name; a prefix such as `openai/` does not matter. */
function settingsFor(model: string, tools: Config['chat']['tools'], maxTokens: number) {
  const name = model.toLowerCase().replace(/^.*\//, '')
  const isOld = /^gpt-(3\.5|4(-\d{4}|-32k|-turbo)?($|-))/.test(name)
  const isReasoning = /^(gpt-5|o[134])([-.]|$)/.test(name)
  const takesFunctions = tools === 'auto' ? isOld : tools === 'functions'
  return {
    ...(isReasoning ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens, temperature: 0.7 }),
    ...(takesFunctions
      ? { functions: [appointment], function_call: 'auto' as const }
      : { tools: [{ type: 'function' as const, function: appointment }], tool_choice: 'auto' as const }),
  }
}

/** Functions first: text beside them is ignored. */
function* piecesOf(message: z.infer<typeof said>): Generator<Piece> {
  for (const call of [message?.function_call, ...(message?.tool_calls ?? []).map(one => one?.function)]) {
    // Some models write `functions.scheduleAppointment`.
    if (call) yield { functionName: call.name.replace(/^functions\./, '') }
  }
  if (message?.content) yield { text: message.content }
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (error instanceof APIError && error.status !== undefined) {
    const { status, headers } = error
    // The header may hold a date, which gives NaN: then the usual pause follows.
    const seconds = Number(headers?.get('retry-after') ?? 0) || 0
    return new ProviderError('status', { status, retryAfterSeconds: seconds })
  }
  return new ProviderError('connection', { code: causeCode(error) })
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
