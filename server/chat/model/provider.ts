import { setTimeout as wait } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import OpenAI, { APIError } from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ChatMessage } from '../../../shared/messages'
import type { Config } from '../../config'
import { describeError } from '../../log'
import { ProviderError } from './provider-error'
import { type ModelFunction, refusedFields, requestFields } from './request-fields'

/** What goes to the model: one system message, then the conversation with the question last. */
export type Prompt = {
  system: string
  thread: readonly Pick<ChatMessage, 'role' | 'content'>[]
  /** What the model may call. */
  functions: readonly ModelFunction[]
}

/** What the model wrote and called; `isCut`: it was too long, or filtered. */
export type Completion = {
  text: string
  calls: { name: string; arguments: string }[]
  isCut: boolean
}

/**
 * Asks the provider, and up to twice again where it failed and had sent nothing to show yet.
 * @param onText gets the text piece by piece; without it the answer comes as a whole
 * @throws ProviderError
 */
export type Provider = (
  prompt: Prompt,
  signal: AbortSignal,
  onText?: (piece: string) => void,
) => Promise<Completion>

/** What hosts leave out of it differs. */
type Choice = Partial<ChatCompletionChunk.Choice> & {
  message?: Partial<ChatCompletionChunk.Choice.Delta>
}
type Event = { choices?: Choice[]; error?: object }

/** Why hosts end an answer before its end. */
const cutReasons = ['length', 'content_filter']
const retries = 2
const firstPauseMs = 300
/** Nobody waits longer in the chat, whatever the provider asks for. */
const longestPauseMs = 10_000

/** The connection to an OpenAI-compatible host. */
export function createProvider(config: Config['chat'] & { apiKey: string }): Provider {
  const client = connect(config)
  const refused = new Set<string>()

  /** The host's response. A field that it refuses is left out from then on, and the call made again. */
  async function respond(prompt: Prompt, stream: object, signal: AbortSignal): Promise<Response> {
    const fields = requestFields(config, prompt.functions, refused)
    const messages = [{ role: 'system' as const, content: prompt.system }, ...prompt.thread]
    try {
      const body = { model: config.model, ...fields, ...stream, messages }
      return await client.chat.completions.create(body, { signal }).asResponse()
    } catch (error) {
      if (!(error instanceof APIError) || ![400, 404, 422].includes(error.status ?? 0)) throw error
      const names = refusedFields(Object.keys(fields), error)
      if (names.length === 0) throw error
      for (const name of names) refused.add(name)
      return respond(prompt, stream, signal)
    }
  }

  return async (prompt, signal, onText) => {
    for (let tried = 0; ; tried += 1) {
      const answer: Completion = { text: '', calls: [], isCut: false }
      try {
        await read(await respond(prompt, onText ? { stream: true } : {}, signal), answer, onText)
        return answer
      } catch (cause) {
        const error = toProviderError(cause)
        const isShown = onText !== undefined && answer.text !== ''
        const pauseMs = Math.max(error.details.retryAfterMs ?? 0, firstPauseMs * 3 ** tried)
        if (tried === retries || isShown || !error.isPassing || pauseMs > longestPauseMs)
          throw error
        await wait(pauseMs, undefined, { signal })
      }
    }
  }
}

/** Null and off: otherwise the library reads the environment, and writes whole conversations to the log at `debug`. */
function connect({ apiKey, baseUrl }: Config['chat'] & { apiKey: string }): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // Its pauses know no deadline.
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would take the conversation somewhere else.
    fetchOptions: { redirect: 'manual' },
  })
}

/** Puts an answer together, from a stream of events or, of hosts without streaming, from JSON. */
async function read(
  response: Response,
  answer: Completion,
  onText?: (piece: string) => void,
): Promise<void> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  for await (const data of isStream ? eventsOf(response) : [await response.text()]) {
    if (data.trim() === '[DONE]') return
    const { choices, error } = JSON.parse(data) as Event
    if (error) throw new APIError(undefined, error, undefined, undefined)
    const choice = choices?.[0]
    if (!choice) continue
    readChoice(choice, answer, onText)
    if (!isStream || choice.finish_reason) return
  }
  throw new ProviderError('unreadable')
}

function readChoice(choice: Choice, answer: Completion, onText?: (piece: string) => void): void {
  const { content, function_call, tool_calls } = choice.delta ?? choice.message ?? {}
  const calls: Partial<ChatCompletionChunk.Choice.Delta.ToolCall>[] = [
    ...(function_call ? [{ index: 0, function: function_call }] : []),
    ...(tool_calls ?? []),
  ]
  for (const [at, { index = at, function: made }] of calls.entries()) {
    // A name and its arguments come in pieces.
    const before = answer.calls[index] ?? { name: '', arguments: '' }
    answer.calls[index] = {
      name: before.name + (made?.name ?? ''),
      arguments: before.arguments + (made?.arguments ?? ''),
    }
  }
  if (content) {
    answer.text += content
    onText?.(content)
  }
  answer.isCut ||= cutReasons.includes(choice.finish_reason ?? '')
}

async function* eventsOf({ body }: Response): AsyncGenerator<string> {
  const parser = new EventSourceParserStream({ onError: 'terminate' })
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(parser) ?? []
  for await (const { data } of events) yield data
}

/** What any error of a call means; one without a response is one of the connection. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (!(error instanceof APIError))
    return new ProviderError('connection', { code: causeCode(error) })
  // OpenRouter and llama.cpp put the status into the code of an error within a stream.
  const code: unknown = error.code
  const status = error.status ?? (typeof code === 'number' ? code : undefined)
  return new ProviderError(status === undefined ? 'connection' : 'status', {
    status,
    code: nameIn(code) ?? causeCode(error.cause),
    // It may hold a date, which gives NaN: then the usual pause follows.
    retryAfterMs: Number(error.headers?.get('retry-after')) * 1000 || 0,
  })
}

/** Only what looks like a name: a provider's words may hold part of the key. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z_.\d]{1,40}$/i.test(value) ? value : undefined
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
