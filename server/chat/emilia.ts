import type { Redis } from 'ioredis'
import type { Config } from '../config'
import { Refusal } from '../errors'
import type { Log } from '../log'
import type { ChatAnswer, ChatMessage, Knowledge } from '../messages'
import { createDeadline, ProviderError, withRetries } from './attempt'
import { createBudget } from './budget'
import { createGate } from './gate'
import { createIndex } from './offline/card-index'
import { createOffline } from './offline/offline'
import { createPriceGuard } from './prices/price-guard'
import { createPrompts } from './prompt'
import { readReply } from './reply'

type Message = ChatAnswer['message']

/** Who asks: `key` is whom limits count, `signal` aborts when the visitor leaves, `page` is the path the browser names. */
export type Visitor = { key: string; signal: AbortSignal; page?: string | undefined }

/** Emilia herself, apart from HTTP. */
export type Emilia = {
  /**
   * @param thread the visitor's question last
   * @param onText gets each sentence as soon as it is checked; the answer may still become another one
   * @throws Refusal 429, 502 or 504; ProviderError `left`
   */
  answer(thread: readonly ChatMessage[], visitor: Visitor, onText?: (text: string) => void): Promise<Message>
  /** How she answers, for /healthz. */
  mode: 'model' | 'offline'
  /** Whether the provider's last call brought an answer; null before the first one, and without a model. */
  providerWorks(): boolean | null
  /** Asks the provider once whether key and model are good and logs one line; never rejects. */
  check(): Promise<void>
}

export type EmiliaDeps = {
  config: Config['chat']
  /** Folder for the day's count. */
  dataDir: string
  knowledge: Knowledge
  log: Log
  redis?: Redis | undefined
  now?: () => Date
}

// A call takes about three seconds: who has not come in after five gets the pages.
const places = { waiting: 24, insideOfOne: 2, waitingOfOne: 2, longestWaitMs: 5_000 }

const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const twoAtOnce = 'Ich beantworte gerade schon zwei Fragen von Ihnen. Bitte warten Sie einen Moment.'
const allBusy = 'Ich führe gerade sehr viele Gespräche, darum antworte ich nur aus unseren Seiten.'
const budgetSpent =
  'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.'
const noKey =
  'emilia.no_key: OPENAI_BASE_URL is set but OPENAI_API_KEY is not, so no model is asked; set a key, any word where the host wants none'
const unknownPrice =
  "emilia.unknown_price: the model named a price that is not the site's, so the visitor got the pages instead"

/**
 * With a key she asks the model; when all places are taken, the day's budget is spent or the model names a wrong price, and
 * always without a key, she answers from the pages.
 */
export async function createEmilia({
  config,
  dataDir,
  knowledge,
  log,
  redis,
  now = () => new Date(),
}: EmiliaDeps): Promise<Emilia> {
  const index = createIndex(knowledge)
  const offline = createOffline(knowledge, index)
  // Only pages that exist: what a browser claims goes into no prompt.
  const pageOf = ({ page }: Visitor) => knowledge.routes.find(({ url }) => url === page)
  const fromPages = (thread: readonly ChatMessage[], visitor: Visitor, notice = ''): Message => {
    const { kind, content, showQR } = offline.answer(thread, pageOf(visitor)?.url)
    // „Gern geschehen!“ needs no model.
    const isPlain = notice === '' || kind === 'talk'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }
  const { apiKey } = config
  if (!apiKey) {
    return {
      mode: 'offline',
      answer: async (thread, visitor, onText) => tell(fromPages(thread, visitor), onText),
      providerWorks: () => null,
      check: async () => {
        if (config.baseUrl) log.warn(noKey)
      },
    }
  }

  // Loaded only with a key: the library costs memory and start-up time.
  const { createProvider } = await import('./provider')
  const provider = createProvider({ ...config, apiKey })
  const gate = createGate({ inside: config.atOnce, ...places })
  const budget = await createBudget({ ...config, dataDir, redis, log, now })
  const promptFor = createPrompts({ knowledge, search: index.search, now })
  const priceGuard = createPriceGuard(knowledge.offers)
  const hasPage = (path: string) => knowledge.routes.some(({ url }) => url === path)
  let works: boolean | null = null

  return {
    mode: 'model',
    check: () => provider.check(log),
    providerWorks: () => works,
    async answer(thread, visitor, onText) {
      const started = performance.now()
      const deadline = createDeadline(config.timeoutSeconds * 1000, visitor.signal)
      let leave: (() => void) | undefined
      let giveBack: (() => Promise<void>) | undefined
      try {
        const place = await gate.enter(visitor.key, deadline.signal)
        if (place === 'too_many') throw new Refusal(429, 'too_many', twoAtOnce, { retryAfterSeconds: 5 })
        if (place === 'full') return tell(fromPages(thread, visitor, allBusy), onText)
        leave = place
        giveBack = await budget.spend(visitor.key)
        if (!giveBack) return tell(fromPages(thread, visitor, budgetSpent), onText)

        const prompt = promptFor(thread, pageOf(visitor))
        const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
        let isShown = false
        const say =
          onText &&
          ((text: string) => {
            isShown = true
            onText(text)
          })
        const answer = await withRetries(
          deadline,
          () => !isShown,
          () =>
            readReply(provider.ask(prompt, deadline, onText !== undefined), {
              isTrue: priceGuard(asked),
              hasPage,
              onText: say,
            }),
        )
        works = true
        if (answer) return answer
        log.warn(unknownPrice, { model: config.model })
        return fromPages(thread, visitor)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        if (error.isFree) await giveBack?.()
        if (error.kind === 'left') throw error
        works = false
        log.warn('emilia.failed', { ...error.fields, ms: Math.round(performance.now() - started) })
        throw error.kind === 'deadline'
          ? new Refusal(504, 'provider_slow', failed)
          : new Refusal(502, 'provider_failed', failed)
      } finally {
        leave?.()
        deadline.clear()
      }
    },
  }
}

/** Shows an answer that comes at once. */
function tell(message: Message, onText?: (text: string) => void): Message {
  onText?.(message.content)
  return message
}
