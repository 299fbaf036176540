import { SiteAnswers } from '../../server/chat/pages/site-answers'
import type { ChatMessage } from '../../shared/messages'
import { testKnowledge } from './knowledge'

/** Emilia without a model, on the frozen knowledge. */
export const emilia = new SiteAnswers(testKnowledge())

/** The answers to a visitor who goes on asking, without the spaces that do not break. */
export function talk(questions: string[], here?: string, pages = emilia) {
  const thread: ChatMessage[] = []
  return questions.map(content => {
    thread.push({ role: 'user', content })
    const said = pages.answer(thread, here)
    thread.push({ role: 'assistant', content: said.content })
    return { ...said, content: said.content.replaceAll('\u00a0', ' ') }
  })
}

export function ask(question: string, here?: string): string {
  return talk([question], here)[0]?.content ?? ''
}
