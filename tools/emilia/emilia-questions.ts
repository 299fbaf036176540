import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type SiteAnswer, SiteAnswers } from '../../server/chat/pages/site-answers'
import type { ChatMessage, Knowledge } from '../../shared/messages'

/** What a message has to get, where it is no place of the site. */
const needs = ['none', 'emergency', 'person', 'price', 'calm'] as const

/**
 * A labelled message. `place` is an address of the site (`/trial#preise`, or `/trial` for any place on that page), or several of
 * which one is enough; `none`: the site does not answer it, `price`: amounts or how the price is found, `person`: a way to a human,
 * `emergency`: numbers to call, `calm`: anything but these.
 */
export type Question = {
  ask: string
  place: string | readonly string[]
  /** An amount that has to be told: `1.500 €` */
  amount?: string
  /** What the visitor has asked before, the oldest first. */
  before?: readonly string[]
  /** Path of the page that the visitor reads, if not the home page. */
  page?: string
}

/** One question with what Emilia made of it. */
export type Result = {
  question: Question
  answer: SiteAnswer
  shown: readonly string[]
}

/** A question of a set by kinds; `right`: the pages or places of which one is enough, none where the site does not answer. */
type Placed = { ask: string; right: readonly string[]; amount?: string }
type QuestionSet = {
  questions?: readonly Placed[]
  /** Each with its follow-ups. */
  talks?: readonly (readonly Placed[])[]
  emergencies?: readonly string[]
  ordinary?: readonly string[]
  person?: readonly string[]
}

/** Reads a YAML list of questions, or a set by kinds; each kind by its name. */
export function readQuestions(file: string): Record<string, Question[]> {
  const read: Question[] | QuestionSet = parse(readFileSync(file, 'utf8'))
  if (Array.isArray(read)) return { questions: read }
  const { questions = [], talks = [], emergencies = [], ordinary = [], person = [] } = read
  const placed = ({ right, ...rest }: Placed): Question => ({
    ...rest,
    place: right.length > 0 ? right : 'none',
  })
  const follow = (talk: readonly Placed[]) =>
    talk.map((turn, at) => ({ ...placed(turn), before: talk.slice(0, at).map(({ ask }) => ask) }))
  return {
    questions: questions.map(placed),
    talks: talks.flatMap(follow),
    emergencies: emergencies.map(ask => ({ ask, place: 'emergency' })),
    ordinary: ordinary.map(ask => ({ ask, place: 'calm' })),
    person: person.map(ask => ({ ask, place: 'person' })),
  }
}

/** Asks each question, after those before it. */
export function askAll(knowledge: Knowledge, questions: readonly Question[]): Result[] {
  const emilia = new SiteAnswers(knowledge)
  return questions.map(question => {
    const { ask, before = [], page = '/' } = question
    const thread: ChatMessage[] = []
    const say = (content: string): SiteAnswer => {
      thread.push({ role: 'user', content })
      const answer = emilia.answer(thread, page)
      thread.push({ role: 'assistant', content: answer.content })
      return answer
    }
    for (const earlier of before) say(earlier)
    const answer = say(ask)
    const shown = [...answer.content.matchAll(/\]\((\/[^)]*)\)/g)].map(([, url = '']) => url)
    return { question, answer, shown }
  })
}

/** Numbers to call, as an answer of its own or beside another. */
export const hasNumbers = ({ answer }: Result): boolean => /\b112\b/.test(answer.content)

const isOf = ({ place }: Question, need: (typeof needs)[number]) => place === need

/** Whether a question got what it has to get. */
export function isRight(result: Result, shown = result.shown): boolean {
  const { question, answer } = result
  if (isOf(question, 'none')) return !isClaim(answer)
  if (isOf(question, 'emergency')) return hasNumbers(result)
  if (isOf(question, 'calm')) return !hasNumbers(result)
  if (isOf(question, 'person')) return answer.showQR || shown.includes('/kontaktinformationen')
  const said = answer.content.replaceAll('\u00a0', ' ')
  if (question.amount && !amountsOf(question.amount).some(one => said.includes(one))) return false
  if (isOf(question, 'price'))
    return /€|\bAngebot|Umfang|\bPreis\b|kostet nichts|ohne Kosten|hängt davon ab/.test(said)
  const places = [question.place].flat()
  return shown.some(url => places.includes(url) || places.includes(url.replace(/#.*/, '')))
}

/** `1.500 €` and, as English answers have it, `€1,500`. */
const amountsOf = (amount: string): string[] => [
  amount,
  `€${amount.replace(' €', '').replace(/[.,]/g, sign => (sign === '.' ? ',' : '.'))}`,
]

/** Whether something is said as the answer. */
const isClaim = ({ kind }: SiteAnswer): boolean => kind === 'answer'

/** What a set of questions got, in numbers of questions. */
export type Score = {
  /** Questions with a place on the site, or a price. */
  placed: number
  /** Of these: the right one among those shown, the right one first, another one as the answer. */
  right: number
  first: number
  wrongAsSure: number
  /** Questions that the site does not answer, and of these what was answered all the same. */
  none: number
  answered: number
  emergencies: number
  /** Of these: the numbers were told, and told as the answer. */
  helped: number
  ordered: number
  people: number
  led: number
  /** Numbers to call for who is in no need: as the answer, or beside another. */
  alarms: number
  offers: number
}

export function scoreOf(results: readonly Result[]): Score {
  const of = (need: (typeof needs)[number]) =>
    results.filter(({ question }) => isOf(question, need))
  const placed = results.filter(
    ({ question: { place } }) => place === 'price' || !needs.some(need => need === place),
  )
  const calm = results.filter(({ question }) => !isOf(question, 'emergency')).filter(hasNumbers)
  const right = (some: readonly Result[]) => some.filter(one => isRight(one)).length
  return {
    placed: placed.length,
    right: right(placed),
    first: placed.filter(one => isRight(one, one.shown.slice(0, 1))).length,
    wrongAsSure: placed.filter(one => !isRight(one) && isClaim(one.answer)).length,
    none: of('none').length,
    answered: of('none').length - right(of('none')),
    emergencies: of('emergency').length,
    helped: right(of('emergency')),
    ordered: of('emergency').filter(one => hasNumbers(one) && one.answer.kind === 'talk').length,
    people: of('person').length,
    led: right(of('person')),
    alarms: calm.filter(({ answer }) => answer.kind === 'talk').length,
    offers: calm.filter(({ answer }) => answer.kind !== 'talk').length,
  }
}

/** What the panel offers on a page, with the places whose heading or example asks the same. */
export function offeredQuestions(
  offered: readonly { ask: string; here: string }[],
  { questions, passages }: Knowledge,
): Question[] {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  const asked = [
    ...Object.entries(questions).flatMap(([url, texts]) =>
      texts.map(text => ({ url, text: words(text) })),
    ),
    ...passages.map(({ url, heading }) => ({ url, text: words(heading) })),
  ]
  return offered.flatMap(({ ask, here }) => {
    const place = asked.filter(({ text }) => text === words(ask)).map(({ url }) => url)
    return place.length > 0 ? [{ ask, place, page: here }] : []
  })
}
