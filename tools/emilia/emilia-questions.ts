import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Pages, type PagesAnswer } from '../../server/chat/pages/pages'
import type { ChatMessage, Knowledge } from '../../shared/messages'

/**
 * A labelled question. `on`: the site answers it, near: our business, but the site has no answer, `off`: not our business,
 * `talk`: small talk, `appointment`: the QR code.
 */
export type Question = {
  kind: 'on' | 'near' | 'off' | 'talk' | 'appointment'
  ask: string
  /** Path of the page that the visitor reads, if not the home page. */
  here?: string
  /** Pages or places on them that the first link may lead to. */
  page?: string[]
  /** One of these stands in the answer. */
  says?: string[]
}

/** One question with what Emilia made of it, and the milliseconds she took. */
export type Result = { question: Question; answer: PagesAnswer; right: boolean; ms: number }

/** The sets of labelled questions, the newest last; nobody reads what Emilia makes of every second question of each. */
export const questionSets = [
  'kept',
  'unseen',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
] as const

/** Reads tests/fixtures/emilia-<name>.yaml. */
export function readQuestions(name: (typeof questionSets)[number]): Question[] {
  return parse(
    readFileSync(new URL(`../../tests/fixtures/emilia-${name}.yaml`, import.meta.url), 'utf8'),
  )
}

/** What the panel offers on a page, right where it is answered from a place whose heading or example asks the same. */
export function offeredQuestions(
  offered: readonly { ask: string; here: string }[],
  { questions, passages }: Knowledge,
): Question[] {
  const same = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  const asked = [
    ...Object.entries(questions).flatMap(([url, texts]) =>
      texts.map(text => ({ url, text: same(text) })),
    ),
    ...passages.map(({ url, heading }) => ({ url, text: same(heading) })),
  ]
  return offered.map(({ ask, here }) => {
    const page = asked.filter(({ text }) => text === same(ask)).map(({ url }) => url)
    return { kind: 'on', ask, here, ...(page.length > 0 && { page }) }
  })
}

/** Asks each question as the first message of a visitor. */
export function askAll(knowledge: Knowledge, questions: readonly Question[]): Result[] {
  const emilia = new Pages(knowledge)
  return questions.map(question => {
    const thread: ChatMessage[] = [{ role: 'user', content: question.ask }]
    const started = performance.now()
    const answer = emilia.answer(thread, question.here ?? '/')
    return { question, answer, right: isRight(question, answer), ms: performance.now() - started }
  })
}

/**
 * Shares from 0 to 1 of one kind: `right`, of them `outright` without „Das könnte …“, `wrong` as if sure, and `answered` from a
 * page, rightly or not.
 */
type Score = { questions: number; right: number; outright: number; wrong: number; answered: number }

export function scoreOf(results: readonly Result[], kind: Question['kind']): Score {
  const own = results.filter(({ question }) => question.kind === kind)
  const share = (some: readonly Result[]) => some.length / own.length
  return {
    questions: own.length,
    right: share(own.filter(({ right }) => right)),
    outright: share(own.filter(({ right, answer }) => right && answer.kind !== 'unsure')),
    wrong: share(own.filter(({ right, answer }) => !right && answer.kind === 'answer')),
    answered: share(own.filter(({ answer }) => answer.kind === 'answer')),
  }
}

/** The middle of the times that answers took, in milliseconds. */
export function medianOf(results: readonly Result[]): number {
  return results.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0
}

function isRight(
  { kind, page, says }: Question,
  { content, showQR, kind: answered }: PagesAnswer,
): boolean {
  const plain = content.replaceAll('\u00a0', ' ')
  const link = /\]\((\/[^)]*)\)/.exec(content)?.[1] ?? ''
  const leads =
    page === undefined || page.some(one => one === link || one === link.replace(/#.*/, ''))
  const tells = says === undefined || says.some(one => plain.includes(one))
  switch (kind) {
    case 'on':
      return answered !== 'unknown' && leads && tells
    case 'near':
      return answered === 'unknown' || answered === 'unsure'
    case 'off':
      return answered !== 'answer'
    case 'talk':
      return answered !== 'unknown' && leads && tells
    case 'appointment':
      return showQR
  }
}
