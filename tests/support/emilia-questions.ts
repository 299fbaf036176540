import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createOffline, type OfflineAnswer } from '../../server/chat/offline'
import type { Knowledge } from '../../server/messages'

/** What a question file holds; explained in questions/tuned.yaml. */
export type Question = { ask: string; page?: string | string[]; says?: string; qr?: boolean; off?: boolean }

/** One question with what Emilia made of it. */
export type Result = { question: Question; answer: OfflineAnswer; answered: boolean; right: boolean; ms: number }

/** Shares from 0 to 1. */
export type Scores = {
  questions: number
  rightAmongAnswered: number
  answered: number
  offTopicAnswered: number
  medianMs: number
}

/** Reads tests/server/chat/questions/<name>.yaml. */
export function readQuestions(name: 'tuned' | 'held-out'): Question[] {
  return parse(readFileSync(new URL(`../server/chat/questions/${name}.yaml`, import.meta.url), 'utf8'))
}

/** Asks everything, each as the first message of a visitor. */
export function ask(knowledge: Knowledge, questions: Question[]): Result[] {
  const emilia = createOffline(knowledge)
  return questions.map(question => {
    const started = performance.now()
    const answer = emilia.answer([{ role: 'user', content: question.ask }])
    const ms = performance.now() - started
    const answered = answer.kind !== 'unknown'
    return { question, answer, answered, right: question.off ? !answered : answered && isRight(question, answer), ms }
  })
}

/** Right: the QR code where it is wanted, else the first link leads to the page and the words stand in the answer. */
function isRight({ page, says, qr }: Question, { content, showQR }: OfflineAnswer): boolean {
  if (showQR !== (qr ?? false)) return false
  const links = [...content.matchAll(/\]\((\/[^)#]*)/g)].map(match => match[1] ?? '')
  const pages = [page ?? []].flat()
  const leads = pages.length === 0 || pages.includes(links[0] ?? '')
  return leads && (!says || content.replaceAll('\u00a0', ' ').includes(says))
}

export function score(results: Result[]): Scores {
  const on = results.filter(({ question }) => !question.off)
  const answered = on.filter(result => result.answered)
  const off = results.filter(({ question }) => question.off)
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    questions: results.length,
    rightAmongAnswered: answered.filter(({ right }) => right).length / answered.length,
    answered: answered.length / on.length,
    offTopicAnswered: off.filter(result => result.answered).length / off.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  }
}
