import type { ChatAnswer, ChatMessage, Knowledge } from '../../shared/messages'
import type { Config } from '../config'
import type { ModelDeps, Visitor } from './model/model'
import { createPages } from './pages/pages'

type Message = ChatAnswer['message']
type Reader = Visitor & {
  /** Path of the page that the browser names. */
  page?: string | undefined
}

export type Emilia = Awaited<ReturnType<typeof createEmilia>>

export type EmiliaDeps = Omit<ModelDeps, 'config' | 'now'> & {
  config: Config['chat']
  knowledge: Knowledge
  now?: () => Date
}

/** What stands before an answer from the pages where the model usually answers. */
const notices = {
  pages: '',
  busy: 'Ich beantworte gerade schon viele Fragen, darum antworte ich nur aus unseren Seiten.',
  budget:
    'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.',
}

/**
 * With a key she asks the model; when all places are taken, the day's budget is spent or the provider is lastingly out, and
 * always without a key, she answers from the pages.
 */
export async function createEmilia(deps: EmiliaDeps) {
  const { config, knowledge, watch, now = () => new Date() } = deps
  const pages = createPages(knowledge)
  // Only existing pages: text from the browser must not get into the prompt.
  const routeOf = (path: string | undefined) => knowledge.routes.find(({ url }) => url === path)
  const fromPages = (thread: readonly ChatMessage[], page?: string, notice = ''): Message => {
    const { kind, content, showQR } = pages.answer(thread, routeOf(page)?.url)
    // „Gern geschehen!“ needs no notice.
    const isPlain = notice === '' || kind === 'talk'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }
  const { apiKey } = config
  if (!apiKey)
    return {
      async answer(thread: readonly ChatMessage[], { page }: Reader): Promise<Message> {
        watch.answered('pages')
        return fromPages(thread, page)
      },
      mode: 'offline' as const,
      model: undefined,
      check: async () => {},
    }

  // Loaded only with a key: the library costs memory and start-up time.
  const { createModel } = await import('./model/model')
  const { createSpeaker } = await import('./model/speaker')
  const model = await createModel({ ...deps, now, config: { ...config, apiKey } })
  const speak = createSpeaker({ knowledge, pages, now })

  return {
    /**
     * @param thread the visitor's question last
     * @param onText gets each sentence as soon as it is checked; the whole answer may still differ
     * @throws Refusal 502 or 504; ProviderError `left`
     */
    async answer(
      thread: readonly ChatMessage[],
      visitor: Reader,
      onText?: (text: string) => void,
    ): Promise<Message> {
      const first = pages.talkFirst(thread)
      if (first) {
        watch.answered('pages')
        return { role: 'assistant', content: first.content, showQR: first.showQR }
      }
      const asked = await model.ask(visitor, ask =>
        speak(ask, thread, routeOf(visitor.page), onText),
      )
      return 'answer' in asked
        ? asked.answer
        : fromPages(thread, visitor.page, notices[asked.instead])
    },
    mode: 'model' as const,
    check: model.check,
    model,
  }
}
