import { EventSourceParserStream } from 'eventsource-parser/stream'
import OpenAI, { APIError } from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { ChatMessage } from '../../../shared/messages'
import type { Config } from '../../config'
import { describeError } from '../../log'
import { errorOfEvent, identifier, ProviderError } from './provider-error'
import { type ModelFunction, refusedFields, requestFields } from './request-fields'

/** What goes to the model: one system message, then the conversation with the question last. */
export type Prompt = {
  system: string
  thread: readonly Pick<ChatMessage, 'role' | 'content'>[]
  /** What the model may call. */
  functions: readonly ModelFunction[]
}

/** What the model said and called; `isCut`: it was too long, or filtered. */
export type Said = {
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
) => Promise<Said>

/** What hosts leave out of it differs. */
type Choice = Partial<ChatCompletionChunk.Choice> & {
  message?: Partial<ChatCompletionChunk.Choice.Delta>
}
type Event = { choices?: Choice[] }

const longestEvent = 1024 * 1024
/** Why hosts end an answer before its end. */
const cutReasons = ['length', 'content_filter']

/** The connection to an OpenAI-compatible host. */
export function createProvider(config: Config['chat'] & { apiKey: string }): Provider {
  const client = connect(config)
  const refused = new Set<string>()

  /** The host's response. A field that it refuses is left out from then on, and the call made again. */
  async function respond(
    { system, thread, functions }: Prompt,
    stream: object,
    signal: AbortSignal,
  ): Promise<Response> {
    const { model } = config
    const fields = requestFields(config, functions, refused)
    const messages = [{ role: 'system' as const, content: system }, ...thread]
    try {
      const body = { model, ...fields, ...stream, messages }
      return await client.chat.completions.create(body, { signal }).asResponse()
    } catch (error) {
      if (!(error instanceof APIError) || ![400, 404, 422].includes(error.status ?? 0)) throw error
      const names = refusedFields(Object.keys(fields), error)
      if (names.length === 0) throw error
      for (const name of names) refused.add(name)
      return respond({ system, thread, functions }, stream, signal)
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

function connect({ apiKey, baseUrl }: Config['chat'] & { apiKey: string }): OpenAI {
  // Null and off: otherwise the library reads the environment, and writes whole conversations to the log at `debug`.
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
async function read(response: Response, onText?: (piece: string) => void): Promise<Said> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  const said: Said = { text: '', calls: [], isCut: false }
  let isAnswer = false
  const events = isStream ? eventsOf(response) : [(await response.json()) as Event]
  for await (const event of events) {
    if (event === done) return said
    const error = errorOfEvent(event)
    if (error) throw error
    // Other choices are other answers to the same question.
    const choice = event.choices?.find(({ index }) => (index ?? 0) === 0)
    if (!choice) continue
    isAnswer = true
    hear(choice, said, onText)
    if (isStream && choice.finish_reason) return said
  }
  if (!isAnswer) throw new ProviderError('unreadable')
  if (isStream && said.calls.length === 0) throw new ProviderError('connection', { code: 'ENDED' })
  return said
}

function hear(choice: Choice, said: Said, onText?: (piece: string) => void): void {
  const { content, function_call, tool_calls } = choice.delta ?? choice.message ?? {}
  const calls: Partial<ChatCompletionChunk.Choice.Delta.ToolCall>[] = [
    ...(function_call ? [{ index: 0, function: function_call }] : []),
    ...(tool_calls ?? []),
  ]
  for (const [at, { index = at, function: made }] of calls.entries()) {
    // A name and its arguments come in pieces.
    const before = said.calls[index] ?? { name: '', arguments: '' }
    said.calls[index] = {
      name: before.name + (made?.name ?? ''),
      arguments: before.arguments + (made?.arguments ?? ''),
    }
  }
  if (typeof content === 'string' && content !== '') {
    said.text += content
    onText?.(content)
  }
  said.isCut ||= cutReasons.includes(choice.finish_reason ?? '')
}

const done = Symbol('[DONE]')

/** The events of a stream as JSON, and where it says that it is done. */
async function* eventsOf({ body }: Response): AsyncGenerator<Event | typeof done> {
  if (!body) return
  const parser = new EventSourceParserStream({
    onError: 'terminate',
    maxBufferSize: longestEvent,
  })
  // The last event may lack its blank line.
  const ended = new TransformStream<string, string>({ flush: end => end.enqueue('\n\n') })
  const text = body.pipeThrough(new TextDecoderStream()).pipeThrough(ended)
  for await (const { data } of text.pipeThrough(parser)) {
    if (data.trim() === '[DONE]') yield done
    // Proxies send empty data to keep a line open.
    else if (data.trim() !== '') yield JSON.parse(data)
  }
}

/** What any error of a call means. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (!(error instanceof APIError) || error.status === undefined)
    return new ProviderError('connection', { code: causeCode(error) })
  const { status, headers, code, param } = error
  return new ProviderError('status', {
    status,
    code: identifier(code),
    param: identifier(param),
    // It may hold a date, which gives NaN: then the usual pause follows.
    retryAfterSeconds: Number(headers?.get('retry-after')) || 0,
  })
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
