import { SiteAnswers } from '../../server/chat/pages/site-answers'
import type { ChatMessage } from '../../shared/messages'
import { testKnowledge } from './knowledge'

/** Emilia without a model, on the frozen knowledge. */
export const emilia = new SiteAnswers(testKnowledge())

/** The answers to a visitor who goes on asking, without the spaces that do not break. */
function talk(questions: string[], here: string) {
  const thread: ChatMessage[] = []
  return questions.map(content => {
    thread.push({ role: 'user', content })
    const said = emilia.answer(thread, here)
    thread.push({ role: 'assistant', content: said.content })
    return { ...said, content: said.content.replaceAll('\u00a0', ' ') }
  })
}

/** Lines that a visitor says on a page, with | between one and the next, and what Emilia says to the last. */
export type Said = [lines: string, said: string | RegExp, here?: string]

export const answerTo = (lines: string, here = '/') => talk(lines.split(' | '), here).at(-1)
export const contentOf = (lines: string, here?: string) => answerTo(lines, here)?.content ?? ''
