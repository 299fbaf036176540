import type { ChatMessage, Knowledge } from '../messages'
import { createFromPages } from './from-pages'
import { createPassageIndex, type PassageIndex } from './passages'
import { answerEach, questionsOf } from './several-questions'
import { createSpelling } from './spelling'
import { withoutPages } from './without-pages'

/** An answer from the site's own pages; `unknown` admits that there is none. */
export type OfflineAnswer = {
  content: string
  showQR: boolean
  kind: 'talk' | 'appointment' | 'fact' | 'price' | 'passage' | 'unknown'
}

export type Offline = {
  /**
   * @param messages the thread, the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(messages: readonly ChatMessage[], here?: string): OfflineAnswer
}

// Nobody asks several things at length.
const longest = 300

/**
 * Emilia without a model: what needs no page (politeness, appointments), then what the pages say; of several questions in
 * one message each by itself. Never invents.
 */
export function createOffline(knowledge: Knowledge, index: PassageIndex = createPassageIndex(knowledge)): Offline {
  const written = createSpelling(knowledge)
  const fromPages = createFromPages(knowledge, index)
  return {
    answer(messages, here) {
      const thread = messages.map(one => (one.role === 'user' ? { ...one, content: written(one.content) } : one))
      const sociable = withoutPages(messages.at(-1)?.content ?? '', thread, knowledge)
      if (sociable) return sociable
      const whole = fromPages(thread, here)
      const answer = (asked: readonly ChatMessage[]) =>
        withoutPages(asked.at(-1)?.content ?? '', asked, knowledge) ?? fromPages(asked, here)
      const questions = questionsOf((thread.at(-1)?.content ?? '').slice(0, longest))
      return answerEach(questions, thread.slice(0, -1), whole, knowledge.site, answer)
    },
  }
}
