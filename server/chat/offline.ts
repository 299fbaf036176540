import type { ChatMessage, Knowledge } from '../messages'
import { createFromPages } from './from-pages'
import { contactLine } from './links'
import { questionsOf } from './parts'
import { createPassageIndex, type PassageIndex } from './passages'
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
      const questions = questionsOf((thread.at(-1)?.content ?? '').slice(0, longest))
      return oneByOne(questions, thread.slice(0, -1), whole, knowledge, asked => fromPages(asked, here))
    },
  }
}

// Nobody asks several things at length.
const longest = 300

/**
 * Each question of a message as if it came after the answer to the one before: „… und was kostet das?“ Where only some have
 * an answer, what answers the message as a whole is better; where nothing does, those and that the rest is not on the site.
 */
function oneByOne(
  questions: readonly string[],
  before: readonly ChatMessage[],
  whole: OfflineAnswer,
  { site }: Knowledge,
  answer: (thread: readonly ChatMessage[]) => OfflineAnswer,
): OfflineAnswer {
  const thread = [...before]
  const answers = questions.map(content => {
    const told = answer([...thread, { role: 'user', content }])
    thread.push({ role: 'user', content }, { role: 'assistant', content: told.content })
    return told
  })
  const told = answers.filter(({ kind }) => kind !== 'unknown')
  const contents = [...new Set(told.map(({ content }) => content))]
  const [first] = told
  if (!first || (told.length < answers.length && whole.kind !== 'unknown')) return whole
  if (told.length === answers.length && answers.length === 1 && whole.kind !== 'unknown') return whole
  const rest =
    told.length < answers.length
      ? [
          `Zum Rest Ihrer Frage finde ich auf unseren Seiten nichts. Unser Team hilft Ihnen weiter, ${contactLine(site)}.`,
        ]
      : []
  return { ...first, content: [...contents, ...rest].join('\n\n') }
}
