import OpenAI, { APIError } from 'openai'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Deadline } from './deadline'
import { modelFamily, type ToolMode } from './model-family'
import type { PromptMessage } from './prompt'
import { causeCode, ProviderError } from './provider-error'
import { providerFetch } from './provider-fetch'
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
  /** @throws ProviderError */
  complete(messages: PromptMessage[], deadline: Deadline): Promise<Reply>
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
const named = z.object({ name: z.string() })
const choice = z.object({
  message: z.object({
    content: z.string().nullish().catch(null),
    function_call: named.nullish(),
    tool_calls: z.array(z.object({ function: named })).nullish(),
  }),
})
const completionSchema = z.object({ choices: z.tuple([choice]).rest(z.unknown()) })

/** The connection to an OpenAI-compatible host. Nothing but its arguments counts: the library would read the environment too. */
export function createProvider({ apiKey, baseUrl, model, tools }: ProviderConfig): Provider {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: providerFetch(apiKey),
    maxRetries: 0,
    // Our deadline ends everything, the body included; theirs must not come first.
    timeout: 3_600_000,
    // At `debug` it would write whole conversations to the log.
    logLevel: 'off',
  })
  const { mode, takesTemperature } = modelFamily(model, tools)
  const offer =
    mode === 'functions'
      ? { functions: [scheduleAppointment], function_call: 'auto' as const }
      : { tools: [{ type: 'function' as const, function: scheduleAppointment }], tool_choice: 'auto' as const }

  return {
    complete(messages, deadline) {
      const question: ChatCompletionCreateParams = {
        model,
        messages,
        ...(takesTemperature && { temperature }),
        ...offer,
      }
      // Written once, not for each try, and as bytes: while the model thinks, nothing else is kept of it.
      const body = Buffer.from(JSON.stringify(question))
      return withRetries(deadline, async () =>
        readReply(await client.post('/chat/completions', { body, signal: deadline.signal }).catch(refuse)),
      )
    },
    async listsModel(signal) {
      const { data } = await client.models.list({ signal }).catch(refuse)
      if (!Array.isArray(data)) throw new ProviderError('unreadable')
      return data.some(({ id }) => id === model)
    },
  }
}

function readReply(answer: unknown): Reply {
  const message = completionSchema.safeParse(answer).data?.choices[0].message
  if (!message) throw new ProviderError('unreadable')
  const called = [message.function_call, ...(message.tool_calls ?? []).map(call => call.function)].flatMap(
    call => call?.name ?? [],
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
