import { EventSourceParserStream } from 'eventsource-parser/stream'
import OpenAI, { APIError } from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ChatMessage } from '../../../shared/messages'
import type { Config } from '../../config'
import { ProviderError, toProviderError } from './provider-error'
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
 * One call to the provider.
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
    try {
      const response = await respond(prompt, onText ? { stream: true } : {}, signal)
      return await read(response, onText)
    } catch (error) {
      throw signal.aborted ? signal.reason : toProviderError(error)
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
async function read(response: Response, onText?: (piece: string) => void): Promise<Completion> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  const answer: Completion = { text: '', calls: [], isCut: false }
  const events = isStream ? eventsOf(response) : [await response.text()]
  for await (const data of events) {
    if (data.trim() === '[DONE]') return answer
    const { choices, error } = JSON.parse(data) as Event
    if (error) throw new APIError(undefined, error, undefined, undefined)
    const choice = choices?.[0]
    if (!choice) continue
    readChoice(choice, answer, onText)
    if (!isStream || choice.finish_reason) return answer
  }
  throw isStream
    ? new ProviderError('connection', { code: 'ENDED' })
    : new ProviderError('unreadable')
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
