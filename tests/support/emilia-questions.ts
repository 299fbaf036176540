import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createOffline, type OfflineAnswer } from '../../server/chat/offline'
import type { ChatMessage, Knowledge } from '../../server/messages'
import { remembered } from '../../server/remembered'

/** What a question file holds; explained in questions/tuned.yaml. */
export type Question = {
  ask: string
  after?: string[]
  here?: string
  page?: string | string[]
  says?: string | string[]
  holds?: string[]
  lacks?: string | string[]
  mayAdmit?: boolean
  qr?: boolean
  gap?: boolean
  off?: boolean
  built?: boolean
}

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
export function readQuestions(name: 'tuned' | 'held-out' | 'findings' | 'suggested'): Question[] {
  return parse(readFileSync(new URL(`../server/chat/questions/${name}.yaml`, import.meta.url), 'utf8'))
}

/** Built once for each site: to build her takes as long as a hundred questions. */
const emiliaOf = remembered((knowledge: Knowledge) => createOffline(knowledge), 10)

/** Asks everything, each as the first message of a visitor or after the ones it follows. */
export function ask(knowledge: Knowledge, questions: Question[]): Result[] {
  const emilia = emiliaOf(knowledge)
  return questions.map(question => {
    const thread: ChatMessage[] = []
    for (const content of question.after ?? []) {
      thread.push({ role: 'user', content })
      thread.push({ role: 'assistant', content: emilia.answer(thread, question.here).content })
    }
    thread.push({ role: 'user', content: question.ask })
    const started = performance.now()
    const answer = emilia.answer(thread, question.here)
    const ms = performance.now() - started
    const answered = answer.kind !== 'unknown'
    return { question, answer, answered, right: isRight(question, answer), ms }
  })
}

/**
 * Right: the QR code where it is wanted, else the first link leads to the page (or the very place, where one is named) and
 * one of the words of `says` and all of `holds` stand in the answer, none of `lacks`. Where the site holds nothing she has to
 * admit it, for a gap with a link to the page nearest to it.
 */
function isRight(question: Question, { content, showQR, kind }: OfflineAnswer): boolean {
  const { page, says, holds = [], lacks, qr, gap, off, mayAdmit } = question
  const pages = [page ?? []].flat()
  const links = [...content.matchAll(/\]\((\/[^)]*)/g)].map(match => match[1] ?? '')
  const isAt = (link: string) => pages.some(one => one === (one.includes('#') ? link : link.replace(/#.*/, '')))
  const leads = pages.length === 0 || links.slice(0, gap ? 3 : 1).some(isAt)
  const plain = content.replaceAll('\u00a0', ' ')
  const words = [says ?? []].flat()
  const isFree = [lacks ?? []].flat().every(one => !plain.includes(one))
  const said = (words.length === 0 || words.some(one => plain.includes(one))) && holds.every(one => plain.includes(one))
  if (off) return kind === 'unknown'
  if (gap) return kind === 'unknown' && leads && isFree
  if (kind === 'unknown') return mayAdmit === true && isFree
  return showQR === (qr ?? false) && leads && said && isFree
}

/** An answer where the site holds nothing is a wrong one. */
export function score(results: Result[]): Scores {
  const on = results.filter(({ question }) => !question.off)
  const answered = on.filter(result => result.answered)
  const known = on.filter(({ question }) => !question.gap)
  const off = results.filter(({ question }) => question.off)
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    questions: results.length,
    rightAmongAnswered: answered.filter(({ right }) => right).length / answered.length,
    answered: known.filter(result => result.answered).length / known.length,
    offTopicAnswered: off.filter(result => result.answered).length / off.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  }
}
