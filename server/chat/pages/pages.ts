import type { ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import { createAnswers, isRemark } from './answers'
import { createStandard, isEnglish } from './language'
import type { PagesAnswer } from './outcomes'
import { cardsOf } from './search'
import { createTalk } from './talk'

export type Pages = ReturnType<typeof createPages>

/** Emilia without a model: word lists, prices, then a search of the site's own pages. She never invents. */
export function createPages(knowledge: Knowledge) {
  const standard = createStandard(knowledge.dialect)
  const talk = createTalk(knowledge)
  const answers = createAnswers(knowledge, cardsOf(knowledge), talk)
  const { outcomes, around, search } = answers

  /** The last question, and what was spoken of before it, in standard German. */
  function read(thread: readonly ChatMessage[], here: string | undefined) {
    const german = thread.map(({ role, content }) => ({ role, content: standard(content) }))
    return { question: german.at(-1)?.content ?? '', before: around.before(german, here) }
  }

  return {
    /**
     * Answers from the site's own pages.
     * @param thread the visitor's question last
     * @param here path of the page the visitor reads, where it is known
     */
    answer(thread: readonly ChatMessage[], here?: string): PagesAnswer {
      const message = thread.at(-1)?.content ?? ''
      const inEnglish = isEnglish(saidIn(thread))
      const first = talk.answerTo(message, inEnglish ? 'always' : 'first', inEnglish)
      if (first) return { ...first, kind: 'talk' }
      const { question, before } = read(thread, here)
      const found = inEnglish
        ? outcomes.english(answers.find(question, before))
        : answers.answer(question, before)
      // Perhaps somebody is in need, in words that no list holds.
      const isUnsure = found.kind === 'unsure' && isRemark(question)
      const isOpen = found.kind === 'unknown' && talk.topicOf(question)?.text === undefined
      const last = isUnsure || isOpen ? talk.answerTo(message, 'last', inEnglish) : undefined
      return last ? { ...last, kind: 'talk' } : found
    },
    /** What must not wait for a search or a model: emergencies, contact data typed in, somebody who wants a human. */
    talkFirst(thread: readonly ChatMessage[]): PagesAnswer | undefined {
      const message = thread.at(-1)?.content ?? ''
      const first = talk.answerTo(message, 'always', isEnglish(saidIn(thread)))
      return first && { ...first, kind: 'talk' }
    },
    /** The site's own lines for a question about prices, to stand beside a model's answer. */
    prices(thread: readonly ChatMessage[], here?: string): string | undefined {
      const { question, before } = read(thread, here)
      return answers.prices(question, before)
    },
    /** The passages that fit a question best, for a model's prompt, the best first. */
    search(question: string, count: number, here?: string): Passage[] {
      const german = standard(question)
      return search
        .rank(german, '', around.bonus(german, {}, { here }))
        .slice(0, count)
        .map(({ card: { url, heading, text } }) => ({
          url,
          page: outcomes.titleOf(url),
          heading,
          text,
        }))
    },
  }
}

function saidIn(thread: readonly ChatMessage[]): string[] {
  return thread.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}
