import type { ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import { type Card, cardsOf } from './cards'
import { createEnglish } from './english/english'
import { createGerman } from './german'
import { createLanguage } from './language'
import { createOneQuestion } from './one-question'
import { withNamesForPrices } from './prices/named-offers'
import { createTables } from './prices/tables'
import { isQuestion } from './questions'
import { createSearch } from './search'
import { createSubjects } from './subjects'
import { createTalk } from './talk'
import { type PagesAnswer, plain, said } from './told'

export type Pages = {
  /**
   * Answers from the site's own pages.
   * @param thread the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(thread: readonly ChatMessage[], here?: string): PagesAnswer
  /** The passages that fit a question best, for a model's prompt, the best first. */
  search(question: string, count: number, here?: string): Passage[]
  /** What must not wait for a search or a model: emergencies, contact data typed in, a call-back. */
  talkFirst(thread: readonly ChatMessage[]): PagesAnswer | undefined
}

/** Emilia without a model: word lists, what is spoken of, tables, search, in this order. She never invents. */
export function createPages(knowledge: Knowledge): Pages {
  const cards = cardsOf(knowledge)
  const search = createSearch(cards, knowledge.subjects.synonyms)
  const talk = createTalk(knowledge)
  const finder = createSubjects(knowledge)
  const tables = createTables(knowledge, finder)
  const one = createOneQuestion({ knowledge, cards, search, talk, tables, finder })
  const english = createEnglish({ knowledge, search, one, finder })
  const language = createLanguage(knowledge)

  const standard = (text: string) => withNamesForPrices(language.standard(text), knowledge.offers)
  const inGerman = createGerman({ one, talk, finder, standard })
  const inEnglish = (thread: readonly ChatMessage[], here: string | undefined): PagesAnswer => {
    const message = thread.at(-1)?.content ?? ''
    const answer = talk.answerTo(message)
    if (answer) return said(answer, answer.english?.trim() || talk.wordsOf(answer))
    return plain(english.answerTo(thread, here))
  }
  const answerIn = (isInEnglish: boolean, thread: readonly ChatMessage[], here?: string) => {
    const answer = isInEnglish ? inEnglish(thread, here) : inGerman(thread, here)
    const message = thread.at(-1)?.content ?? ''
    const isUnsure = answer.kind === 'unsure' && !isQuestion(language.standard(message))
    const last = (answer.kind === 'unknown' || isUnsure) && talk.lastTo(message)
    return last ? said(last, (isInEnglish && last.english) || talk.wordsOf(last)) : answer
  }

  return {
    answer(thread, here) {
      return answerIn(language.isInEnglish(thread), thread, here)
    },
    search(question, count, here) {
      const matches = search
        .rank(language.standard(question), { pages: here ? [here] : [] })
        .slice(0, count)
      return matches.map(({ card }) => passageOf(card, one.titleOf(card.url)))
    },
    talkFirst(thread) {
      const answer = talk.answerTo(thread.at(-1)?.content ?? '', true)
      const inEnglish = language.isInEnglish(thread) ? answer?.english?.trim() : undefined
      return answer && said(answer, inEnglish || talk.wordsOf(answer))
    },
  }
}

function passageOf({ url, heading, text }: Card, page: string): Passage {
  return { url, page, heading, text }
}
