import { setTimeout as wait } from 'node:timers/promises'
import { ParseError } from 'eventsource-parser'
import OpenAI, { APIError } from 'openai'
import type { ChatMessage } from '../../../shared/messages'
import type { Config } from '../../config'
import { describeError, type Log } from '../../log'
import { type Completion, type OnPiece, readCompletion } from './host-answer'
import { thinksAloud } from './plain-text'
import { nameIn, ProviderError } from './provider-error'
import { type ModelFunction, refusedField, requestFields } from './request-fields'

/** What goes to the model: one system message, then the conversation with the question last. */
export type Prompt = {
  system: string
  thread: readonly Pick<ChatMessage, 'role' | 'content'>[]
  /** What the model may call. */
  functions: readonly ModelFunction[]
}

/**
 * Asks the provider. After a failure it asks again, up to twice, as long as nothing of the answer was shown.
 * @param onPiece without it the answer comes as a whole
 * @throws ProviderError
 */
export type Provider = (
  prompt: Prompt,
  signal: AbortSignal,
  onPiece?: OnPiece,
) => Promise<Completion>

type Connection = Config['chat'] & { apiKey: string }

type Call = {
  prompt: Prompt
  signal: AbortSignal
  onPiece: OnPiece | undefined
  tried: number
  /** Whether the call has only a model and messages, no other field that a host may refuse. */
  isBare: boolean
}

const retries = 2
/** The longest wait before another try, whatever `Retry-After` says: nobody waits longer in a chat. */
const longestPauseMs = 10_000

/** The connection to an OpenAI-compatible host. */
export function createProvider(config: Connection, log: Log, firstPauseMs = 300): Provider {
  const client = connect(config)
  /** The fields that the host has refused: they are left out from then on. */
  const refused = new Set<string>()
  let isFieldTold = false
  const fieldsOf = ({ isBare, prompt: { functions }, onPiece }: Call) =>
    isBare ? {} : requestFields(config, { functions, isStreamed: onPiece !== undefined }, refused)

  async function call(made: Call): Promise<Completion> {
    const { prompt, signal, onPiece } = made
    const messages = [{ role: 'system' as const, content: prompt.system }, ...prompt.thread]
    const body = { model: config.model, ...fieldsOf(made), messages }
    const response = await client.chat.completions.create(body, { signal }).asResponse()
    const completion = await readCompletion(response, onPiece)
    // The thoughts of this model would be shown before their end mark comes: from now on it does not stream.
    if (thinksAloud(completion.text)) refused.add('stream')
    return completion
  }

  /** The next call to try after a failure; undefined where none may help. */
  async function callAfter(cause: unknown, made: Call): Promise<Call | undefined> {
    const field = cause instanceof APIError && refusedField(fieldsOf(made), cause.param)
    if (field) {
      refused.add(field)
      return made
    }
    const { prompt, signal, tried, isBare } = made
    const error = toProviderError(cause)
    const pauseMs = Math.max(error.details.retryAfterMs ?? 0, firstPauseMs * 3 ** tried)
    if (error.outlook === 'passing' && tried < retries && pauseMs <= longestPauseMs) {
      await wait(pauseMs, undefined, { signal })
      return { ...made, tried: tried + 1 }
    }
    if (error.outlook !== 'refused') return undefined
    // A field may be refused without its name, or the conversation is too long or holds what is filtered.
    if (!isBare) return { ...made, isBare: true }
    if (prompt.thread.length === 1) return undefined
    return { ...made, prompt: { ...prompt, thread: prompt.thread.slice(-1) } }
  }

  /** Tells operators what an answer had to go without: a host that names no field does so for each question. */
  function tellLeftOut({ prompt, isBare }: Call, whole: Prompt): void {
    if (prompt !== whole) log.warn('emilia.thread-refused')
    else if (isBare && !isFieldTold) {
      isFieldTold = true
      log.warn('emilia.field-refused', { name: 'OPENAI_TOOLS, OPENAI_MODEL', model: config.model })
    }
  }

  return async (prompt, signal, onPiece) => {
    let isShown = false
    const showing = (piece: string) => {
      isShown = true
      return onPiece?.(piece) ?? true
    }
    let made: Call = { prompt, signal, onPiece: onPiece && showing, tried: 0, isBare: false }
    for (;;)
      try {
        const completion = await call(made)
        tellLeftOut(made, prompt)
        return completion
      } catch (error) {
        const next = isShown ? undefined : await callAfter(error, made)
        if (!next) throw toProviderError(error)
        made = next
      }
  }
}

/** Sets all options of the library: without `null` it reads the environment, without `off` it may log whole conversations. */
function connect({ apiKey, baseUrl }: Connection): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // The library's own pauses between tries would not end at our deadline.
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would send the conversation to another host.
    fetchOptions: { redirect: 'manual' },
  })
}

/** Any error of a call as a ProviderError; one without a response is one of the connection. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError || error instanceof ParseError)
    return new ProviderError('unreadable')
  if (!(error instanceof APIError))
    return new ProviderError('connection', { code: causeCode(error) })
  const { status, headers, cause } = error
  const code: unknown = error.code
  return new ProviderError(status === undefined ? 'connection' : 'status', {
    status,
    code: nameIn(code) ?? causeCode(cause),
    // `Retry-After` may be a date, which gives NaN: then the usual pause follows.
    retryAfterMs: Number(headers?.get('retry-after')) * 1000 || 0,
  })
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
