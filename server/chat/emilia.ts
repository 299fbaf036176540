import type { Redis } from 'ioredis'
import type { Config } from '../config'
import type { Log } from '../log'
import type { ChatAnswer, ChatMessage, Knowledge } from '../messages'
import { type Budget, createBudget } from './budget'
import { createGate } from './gate'
import { createKnownPrices } from './known-prices'
import { askModel, type ModelDeps } from './model-answer'
import { checkProvider } from './model-check'
import { createOffline } from './offline'
import { createPassageIndex } from './passages'
import { createPrompts } from './prompt'
import { budgetSpent } from './sentences'

/** Who asks: `key` for his share of the day, `signal` aborts when he leaves, `page` is the path he claims to read. */
export type Visitor = { key: string; signal: AbortSignal; page?: string | undefined }

/** Emilia herself, apart from HTTP. */
export type Emilia = {
  /**
   * @param thread the visitor's question last
   * @throws Refusal 502, 503 or 504; ProviderError `left`
   */
  answer(thread: readonly ChatMessage[], visitor: Visitor): Promise<ChatAnswer['message']>
  /** How she answers, for /healthz. */
  mode: 'model' | 'offline'
  /** Asks the provider once whether key and model are good and logs one line; never rejects. Offline only a host without a key is worth one. */
  check(): Promise<void>
}

export type EmiliaDeps = {
  config: Config['chat']
  knowledge: Knowledge
  log: Log
  redis?: Redis | undefined
  now?: () => Date
}

// Who would wait longer than 10 s is told so at once: a call takes about three.
const waitingPerCall = 3
const longestWaitMs = 10_000
const noKey =
  'emilia.no_key: OPENAI_BASE_URL is set but OPENAI_API_KEY is not, so no model is asked; set a key, any word where the host wants none'

const unknownPrice =
  'emilia.unknown_price: the model named a price that is on no page, so the visitor got the pages instead'

/**
 * With a key she asks the model and falls back on the pages when the day's budget is spent or the model names a price that is
 * on none of them; without one she needs only the pages.
 */
export async function createEmilia({
  config,
  knowledge,
  log,
  redis,
  now = () => new Date(),
}: EmiliaDeps): Promise<Emilia> {
  const index = createPassageIndex(knowledge)
  const offline = createOffline(knowledge, index)
  // Only pages that exist: what a client claims goes into no prompt.
  const routeOf = ({ page }: Visitor) => knowledge.routes.find(({ url }) => url === page)
  const fromPages = (thread: readonly ChatMessage[], visitor: Visitor, notice = ''): ChatAnswer['message'] => {
    const { kind, content, showQR } = offline.answer(thread, routeOf(visitor)?.url)
    // „Gern geschehen!“ needs no model.
    const isPlain = notice === '' || kind === 'talk' || kind === 'appointment'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }
  const { apiKey } = config
  if (!apiKey) {
    return {
      mode: 'offline',
      answer: async (thread, visitor) => fromPages(thread, visitor),
      check: async () => {
        if (config.baseUrl) log.warn(noKey)
      },
    }
  }

  // Loaded only with a key: the library costs memory and start-up time.
  const { createProvider } = await import('./provider')
  const provider = createProvider({ ...config, apiKey })
  const model: ModelDeps = {
    provider,
    gate: createGate({ inside: config.atOnce, waiting: config.atOnce * waitingPerCall, longestWaitMs }),
    timeoutSeconds: config.timeoutSeconds,
    log,
  }
  const promptOf = createPrompts({ knowledge, index, now })
  const areKnown = createKnownPrices(knowledge)
  const budget: Budget = createBudget({ ...config, redis, log })
  return {
    mode: 'model',
    check: () => checkProvider(provider, config.model, log),
    async answer(thread, visitor) {
      const giveBack = await budget.spend(visitor.key)
      const prompt = () => promptOf(thread, routeOf(visitor))
      if (!giveBack) return fromPages(thread, visitor, budgetSpent)
      const answer = await askModel(prompt, visitor.signal, giveBack, model)
      if (areKnown(answer.content, thread)) return answer
      log.warn(unknownPrice, { model: config.model })
      return fromPages(thread, visitor)
    },
  }
}
