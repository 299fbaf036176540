import type { ChatMessage, Knowledge } from '../messages'
import { namedAssistants } from './named-assistants'
import { priceSubject } from './price-words'
import { contentWords } from './words'

/** Whether a question is about „sie“, the assistant, and not about „Sie“, the firm. */
export function meansAssistant(question: string): boolean {
  return /(?<=\s)(er|sie|ihm|ihn)\b/.test(question)
}

/** „Und was kostet das?“ is understood with the question before it, „Kann sie das auch?“ with the assistant named last. */
export function inContext(question: string, messages: readonly ChatMessage[], routes: Knowledge['routes']): string {
  // Who names an assistant means him and nothing before.
  if (namedAssistants(question, routes).length > 0) return question
  const restarted = messages.findLastIndex(({ content }) => /^\s*x9\s*$/i.test(content))
  const asked = messages.slice(restarted + 1, -1).filter(({ role }) => role === 'user')
  const before = asked.at(-1)?.content
  if (before === undefined) return question
  const [named, ...others] = asked
    .flatMap(({ content }) => namedAssistants(content, routes))
    .slice(-2)
    .reverse()
  if (named && meansAssistant(question) && (others.length === 0 || others[0]?.name === named.name)) {
    return `${named.name} ${question}`
  }
  const pointsBack = /^\s*(und|auch|oder|aber)\b/i.test(question) && contentWords(question).length < 3
  const isEmpty =
    contentWords(priceSubject(question)).length === 0 && /\b(das|dies\w*|es|davon|dazu|dafür)\b/i.test(question)
  return pointsBack || isEmpty ? `${before} ${question}` : question
}
