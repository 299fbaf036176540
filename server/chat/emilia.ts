import type { Redis } from 'ioredis'
import type { Config } from '../config'
import { Refusal } from '../errors'
import { createGate } from '../gate'
import type { Log } from '../log'
import type { ChatAnswer, ChatMessage, Knowledge } from '../messages'
import { ProviderError, withDeadline, withRetries } from './attempt'
import { createBudget } from './budget'
import { createIndex } from './offline/card-index'
import { createOffline } from './offline/offline'
import { createPriceGuard } from './price-guard'
import { createPrompts } from './prompt'
import { readReply } from './reply'

type Message = ChatAnswer['message']

/** The visitor of a request: `key` for limits, `signal` aborts when the visitor leaves, `page` is the path the browser names. */
type Visitor = { key: string; signal: AbortSignal; page?: string | undefined }

export type Emilia = Awaited<ReturnType<typeof createEmilia>>

export type EmiliaDeps = {
  config: Config['chat']
  dataDir: string
  knowledge: Knowledge
  log: Log
  redis?: Redis | undefined
  now?: () => Date
}

// A call takes about three seconds; after five in the queue the pages answer.
const places = { waiting: 24, ofOne: 2, longestWaitMs: 5_000 }

const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const busy = 'Ich beantworte gerade schon viele Fragen, darum antworte ich nur aus unseren Seiten.'
const budgetSpent =
  'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.'

/**
 * With a key she asks the model; when all places are taken, the day's budget is spent or the model names a wrong price, and
 * always without a key, she answers from the pages.
 */
export async function createEmilia({ config, dataDir, knowledge, log, redis, now = () => new Date() }: EmiliaDeps) {
  const index = createIndex(knowledge)
  const offline = createOffline(knowledge, index)
  // Only existing pages: text from the browser must not get into the prompt.
  const pageOf = (path: string | undefined) => knowledge.routes.find(({ url }) => url === path)
  const { email, phone } = knowledge.site
  // [Placeholders] of content/site.yaml too.
  const ours = [`mailto:${email.replace(/[[\]]/g, '')}`, `tel:${phone.replace(/[^\d+]/g, '')}`]
  const isOurs = (target: string) => ours.includes(target) || pageOf(target) !== undefined
  // Loaded only with a key: the library costs memory and start-up time.
  const provider = config.apiKey
    ? (await import('./provider')).createProvider({ ...config, apiKey: config.apiKey })
    : undefined
  const enter = createGate({ inside: config.atOnce, ...places })
  const spend = await createBudget({ ...config, dataDir, redis, log, now })
  const promptFor = createPrompts({ knowledge, search: index.search, now })
  const priceGuard = createPriceGuard(knowledge.offers)
  let works: boolean | null = null

  const fromPages = (thread: readonly ChatMessage[], page: string | undefined, notice = ''): Message => {
    const { kind, content, showQR } = offline.answer(thread, pageOf(page)?.url)
    // „Gern geschehen!“ needs no model.
    const isPlain = notice === '' || kind === 'talk'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }

  /**
   * @param thread the visitor's question last
   * @param onText gets each sentence as soon as it is checked; the answer may still become another one
   * @throws Refusal 502 or 504; ProviderError `left`
   */
  async function answer(
    thread: readonly ChatMessage[],
    { key, signal, page }: Visitor,
    onText?: (text: string) => void,
  ): Promise<Message> {
    if (!provider) return fromPages(thread, page)
    const started = performance.now()
    let leave: (() => void) | undefined
    let isShown = false
    const show = (text: string) => {
      isShown = true
      onText?.(text)
    }
    try {
      return await withDeadline(config.timeoutSeconds * 1000, signal, async within => {
        leave = await enter(key, within)
        if (!leave) return fromPages(thread, page, busy)
        if (!(await spend(key))) return fromPages(thread, page, budgetSpent)
        const prompt = promptFor(thread, pageOf(page))
        const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
        const attempt = () => {
          const pieces = provider.ask(prompt, within, onText !== undefined)
          return readReply(pieces, { isTrue: priceGuard(asked), isOurs, onText: onText && show })
        }
        const reply = await withRetries(within, () => !isShown, attempt)
        works = true
        // It named a price that is not the site's.
        if (!reply) log.warn('emilia.unknown_price', { model: config.model })
        return reply ?? fromPages(thread, page)
      })
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'left') throw error
      works = false
      log.warn('emilia.failed', { ...error.fields, ms: Math.round(performance.now() - started) })
      throw error.kind === 'deadline'
        ? new Refusal(504, 'provider_slow', failed)
        : new Refusal(502, 'provider_failed', failed)
    } finally {
      // Even when the work never settles.
      leave?.()
    }
  }

  return {
    answer,
    mode: provider ? ('model' as const) : ('offline' as const),
    /** Whether the provider's last call brought an answer; null before the first one, and without a model. */
    providerWorks: () => works,
    /** Asks the provider once whether key and model are good and logs one line; never rejects. */
    check: async () => provider?.check(log),
  }
}
