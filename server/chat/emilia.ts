import type { ChatAnswer, ChatMessage, Knowledge } from '../../shared/messages'
import type { Config } from '../config'
import type { SharedCounter } from '../limits'
import type { Log } from '../log'
import type { ChatWatch } from '../watch/chat-watch'
import { createLinkRule } from './links'
import type { Model } from './model'
import { createPages } from './pages/pages'
import { createPriceRule } from './price-rule'
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
  redis?: SharedCounter | undefined
  /** Told what operators want to know. */
  watch: ChatWatch
  now?: () => Date
  /** How often a provider that is lastingly out is looked at again. */
  lookEveryMs?: number
}

const busy = 'Ich beantworte gerade schon viele Fragen, darum antworte ich nur aus unseren Seiten.'
const budgetSpent =
  'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.'

/**
 * With a key she asks the model; when all places are taken, the day's budget is spent or the provider is lastingly out, and
 * always without a key, she answers from the pages.
 */
export async function createEmilia(deps: EmiliaDeps) {
  const { config, knowledge, watch, now = () => new Date() } = deps
  const pages = createPages(knowledge)
  const fromPages = answerFromPages(pages, knowledge)
  if (!config.apiKey)
    return {
      async answer(thread: readonly ChatMessage[], { page }: Visitor): Promise<Message> {
        watch.answered('pages')
        return fromPages(thread, page)
      },
      mode: 'offline' as const,
      model: undefined,
      check: async () => {},
    }

  // Loaded only with a key: the library costs memory and start-up time.
  const { createModel } = await import('./model')
  const model = await createModel({ ...deps, now, config: { ...config, apiKey: config.apiKey } })
  const askModel = answerFromModel(
    model,
    createPrompts({ knowledge, search: pages.search, now }),
    deps,
  )

  /**
   * @param thread the visitor's question last
   * @param onText gets each sentence as soon as it is checked; the whole answer may still differ
   * @throws Refusal 502 or 504; ProviderError `left`
   */
  async function answer(
    thread: readonly ChatMessage[],
    visitor: Visitor,
    onText?: (text: string) => void,
  ): Promise<Message> {
    const first = pages.talkFirst(thread)
    if (first) {
      watch.answered('pages')
      return { role: 'assistant', content: first.content, showQR: first.showQR }
    }
    const notices = { pages: '', busy, budget: budgetSpent }
    return model.ask(visitor, {
      ask: within => askModel(thread, visitor.page, within, onText),
      instead: why => fromPages(thread, visitor.page, notices[why]),
    })
  }

  return {
    answer,
    mode: 'model' as const,
    check: model.check,
    model,
  }
}

/** Only existing pages: text from the browser must not get into the prompt. */
function pageOf({ routes }: Knowledge, path: string | undefined) {
  return routes.find(({ url }) => url === path)
}

/** @returns the answer to a thread, after a notice that says why it is not the model's */
function answerFromPages(pages: ReturnType<typeof createPages>, knowledge: Knowledge) {
  return (thread: readonly ChatMessage[], page: string | undefined, notice = ''): Message => {
    const { kind, content, showQR } = pages.answer(thread, pageOf(knowledge, page)?.url)
    // „Gern geschehen!“ needs no notice.
    const isPlain = notice === '' || kind === 'talk'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }
}

/** @returns the model's answer, as soon as there is a place for it; undefined where it has nothing to say that may be shown */
function answerFromModel(
  model: Model,
  promptFor: ReturnType<typeof createPrompts>,
  { knowledge, log }: EmiliaDeps,
) {
  // Reads all texts of the site, which no answer from the pages needs.
  const priceRule = createPriceRule(knowledge)
  const links = createLinkRule(knowledge)

  /** What each sentence of the model's answer to a thread is held against. */
  function checksFor(thread: readonly ChatMessage[]) {
    const visitorLines = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
    const wrongPrice = priceRule(visitorLines)
    return {
      insteadOf: (sentence: string) => wrongPrice(sentence) ?? links.insteadOf(sentence),
      withOurLinks: links.withOurLinks,
    }
  }

  return async (
    thread: readonly ChatMessage[],
    page: string | undefined,
    within: AbortSignal,
    onText?: (text: string) => void,
  ): Promise<Message | undefined> => {
    let isShown = false
    const show = (text: string) => {
      isShown = true
      onText?.(text)
    }
    const prompt = promptFor(thread, pageOf(knowledge, page))
    const attempt = () =>
      readReply(model.provider.ask(prompt, within, onText !== undefined), {
        ...checksFor(thread),
        onText: onText && show,
      })
    const { message, isCorrected } = await model.call(within, () => isShown, attempt)
    if (isCorrected) log.warn('emilia.corrected', { model: model.name })
    return message
  }
}
