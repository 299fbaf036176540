import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import type { Config } from '../config'
import { describeError } from '../log'
import type { Prompt } from './prompt'
import { identifier, ProviderError } from './provider-errors'
import { createSettings, withFunctions } from './provider-settings'
import { type Piece, piecesOf } from './provider-stream'

export type Provider = ReturnType<typeof createProvider>

/** The connection to an OpenAI-compatible host. */
export function createProvider(config: Config['chat'] & { apiKey: string }) {
  const { model } = config
  const client = connect(config)
  const settings = createSettings(config)

  function bodyOf({ system, thread, functions }: Prompt): ChatCompletionCreateParams {
    return {
      model,
      ...withFunctions(settings.current(), functions),
      messages: [{ role: 'system', content: system }, ...thread],
    }
  }

  /** The host's response; a parameter that it refuses is left out, and the call made again. */
  async function call(prompt: Prompt, isStreamed: boolean, signal: AbortSignal): Promise<Response> {
    for (;;) {
      const body = { ...bodyOf(prompt), ...(isStreamed && { stream: true as const }) }
      try {
        return await client.chat.completions.create(body, { signal }).asResponse()
      } catch (error) {
        if (!isRefusal(error)) throw error
        const { param, message } = error
        if (!settings.leaveOut({ param: param ?? undefined, message })) throw error
      }
    }
  }

  /**
   * One answer.
   * @param isStreamed whether the provider is asked for its answer in parts
   * @throws ProviderError
   */
  async function* ask(
    prompt: Prompt,
    signal: AbortSignal,
    isStreamed: boolean,
  ): AsyncGenerator<Piece> {
    const leaving = new AbortController()
    const leave = () => leaving.abort(signal.reason)
    signal.addEventListener('abort', leave)
    try {
      signal.throwIfAborted()
      yield* piecesOf(await call(prompt, isStreamed, leaving.signal))
      signal.throwIfAborted()
    } catch (error) {
      throw toProviderError(signal.aborted ? signal.reason : error)
    } finally {
      signal.removeEventListener('abort', leave)
      // Always: the connection of an answer that is not read to its end is not kept, and the library's listeners on the
      // signal are let go.
      leaving.abort()
    }
  }

  return {
    ask,
    /** Asks for a word. @throws ProviderError as a visitor's question would */
    async look(signal: AbortSignal): Promise<void> {
      const prompt: Prompt = {
        system: 'Antworte mit „Ja“.',
        thread: [{ role: 'user', content: 'Ja?' }],
      }
      for await (const _piece of ask(prompt, signal, true)) return
    },
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
    maxRetries: 0,
    logLevel: 'off',
    // A redirect would take the conversation somewhere else.
    fetchOptions: { redirect: 'manual' },
  })
}

/** Whether the host refused what the call asks for, such as a parameter. */
function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && [400, 404, 422].includes(error.status ?? 0)
}

/** What any error of a call means. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof SyntaxError) return new ProviderError('unreadable')
  if (error instanceof APIError && error.status !== undefined) {
    const { status, headers } = error
    // The header may hold a date, which gives NaN: then the usual pause follows.
    const seconds = Number(headers?.get('retry-after') ?? 0) || 0
    const [code, param] = [identifier(error.code), identifier(error.param)]
    return new ProviderError('status', { status, code, param, retryAfterSeconds: seconds })
  }
  return new ProviderError('connection', { code: causeCode(error) })
}

/** The system's code (`ECONNREFUSED`) of an error or of one that caused it. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return describeError(error).code ?? causeCode(error.cause)
}
