import type { ChatAnswer, ChatMessage, Knowledge } from '../../shared/messages'
import type { Config } from '../config'
import type { Model, ModelDeps, Visitor } from './model/model'
import { createPrompts } from './model/prompt'
import { createReply } from './model/reply'
import { createSentences } from './model/sentences'
import { isEnglish } from './pages/language'
import { SiteAnswers } from './pages/site-answers'

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

/** What she says before an answer from the pages if the model usually answers. */
const notices = {
  pages: '',
  busy: 'Ich beantworte gerade schon viele Fragen, darum antworte ich nur aus unseren Seiten.',
  budget:
    'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.',
}

/**
 * Emilia. With a key she asks the model. She answers from the pages without a key, and while all slots are taken, the day's budget is
 * spent or the provider does not work.
 */
export async function createEmilia(deps: EmiliaDeps) {
  const { knowledge, watch, now = () => new Date() } = deps
  const pages = new SiteAnswers(knowledge)
  const sentences = createSentences(knowledge)
  const promptFor = createPrompts({ knowledge, now })
  const model = await modelOf({ ...deps, now })

  function fromPages(thread: readonly ChatMessage[], page?: string, notice = ''): Message {
    const { kind, content, showQR } = pages.answer(thread, page)
    // „Gern geschehen!“ needs no notice.
    const isPlain = notice === '' || kind === 'talk'
    return { role: 'assistant', content: isPlain ? content : `${notice}\n\n${content}`, showQR }
  }

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
      // Only a page that exists: any other text of the browser must not get into the prompt.
      const page = knowledge.routes.find(({ url }) => url === visitor.page)
      if (!model || pages.isTalk(thread)) {
        watch.answered('pages')
        return fromPages(thread, page?.url)
      }
      const asked = await model.ask(visitor, async ask => {
        const prompt = promptFor(thread, pages.passages(thread, page?.url), page)
        const questions = thread.flatMap(({ role, content }) => (role === 'user' ? content : []))
        const { sent, system } = prompt
        const grounds = { sent, system, asked: questions.join('\n'), name: 'Emilia' }
        const rules = {
          faultOf: sentences.checksOf(grounds),
          lines: sentences.lines(isEnglish(questions)),
        }
        const reply = createReply(rules, onText)
        const completion = await ask(prompt, onText && reply.read)
        if (!onText) reply.read(completion.text)
        return reply.end(completion)
      })
      if ('answer' in asked) return asked.answer
      if (asked.instead === 'failed') throw asked.refusal
      return fromPages(thread, page?.url, notices[asked.instead])
    },
    model,
    pages,
    sentences,
  }
}

/** Loaded only with a key: the library costs memory and start-up time. */
async function modelOf(deps: EmiliaDeps & { now: () => Date }): Promise<Model | undefined> {
  const { apiKey } = deps.config
  if (!apiKey) return undefined
  const { Model } = await import('./model/model')
  return new Model({ ...deps, config: { ...deps.config, apiKey } })
}
