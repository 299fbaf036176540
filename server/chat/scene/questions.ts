import type { Fact, Scene } from '../../../shared/scene/scene'
import { nextStep, type State } from './ask'
import { asksSomething, plainGerman, plainWordsIn } from './german'
import { readStep } from './read-step'
import { spokenInGerman } from './spoken'
import { timeIn, weekdayIn } from './times'

type QuestionDeps = {
  findFact(line: string): Fact | undefined
  now: Date
}

type Questions = {
  facts: Fact[]
  /** What is asked, for „dann machen wir das“. */
  asked: string
  /** What the line says besides. */
  rest: string
}

/** The questions of a line that the scene can answer, what they ask, and what the line says besides. */
export function factsIn(scene: Scene, state: State, line: string, deps: QuestionDeps): Questions {
  const facts = new Set<Fact>()
  const asked: string[] = []
  const rest: string[] = []
  const hasNumber = scene.steps.some(({ kind }) => kind === 'Zahl')
  for (const part of partsOf(line)) {
    const isAsking = asksSomething(part) || isTopic(scene, state, part, deps.now)
    const fact = isAsking ? factFor(scene, state, part, deps) : undefined
    if (fact) facts.add(fact)
    if (fact || onlyAsks(part, deps.now)) asked.push(part)
    else rest.push(part)
    // „Was kosten 40 Fenster?“ also says how many.
    const [count] = (fact && hasNumber && /\d+ \p{L}+/u.exec(part)) || []
    if (count) rest.push(count)
  }
  return { facts: [...facts], asked: asked.join(' '), rest: rest.join(' ') }
}

/** The fact for a question; „wie teuer ist das?“ asks about what the guest has chosen. */
function factFor(
  { steps }: Scene,
  { record }: State,
  part: string,
  { findFact }: QuestionDeps,
): Fact | undefined {
  const chosen = record[steps[0]?.name ?? '']
  const pointsBack =
    asksSomething(part) && /\b(?:das|die|der|es|dafuer|davon)\b/.test(plainGerman(part))
  const isShort = plainWordsIn(part).length <= 5
  const about =
    chosen && pointsBack && isShort ? findFact(spokenInGerman(`${part} ${chosen}`)) : undefined
  return about ?? findFact(spokenInGerman(part))
}

/** „Ist in der Salami Gluten?“ asks, and orders nothing; „ist Donnerstag frei?“ and „kann ich … haben?“ also wish. */
function onlyAsks(part: string, now: Date): boolean {
  const isAsking =
    /^(?:was|wie (?:lange?|viel|gross|weit)|warum|wieso|ist|sind|hat|enthaelt)\b.*\?$/.test(
      plainGerman(part),
    )
  return isAsking && weekdayIn(part, now) === undefined && timeIn(part, []) === undefined
}

const QUESTION_WORDS =
  'was|wie|wo|wann|habt|hat|gibt|kann|liefert|ist|sind|muss|darf|nehmt|macht|where|what|how|can|do'
/** A line at its sentences, and where a question begins after a comma or „und“. */
const PARTS = new RegExp(
  String.raw`(?<=[?!])\s+|(?<=\D[.])\s+|(?<=\d[.])\s+(?=(?:${QUESTION_WORDS})\b)|\n+|\s*(?:,|\bund\b)\s+(?=(?:${QUESTION_WORDS})\b[^,]*\?)`,
  'i',
)

function partsOf(line: string): string[] {
  return line
    .split(PARTS)
    .map(part => part.trim())
    .filter(part => plainWordsIn(part).length > 0)
}

/** „Parkplatz“: one or two words that name something, and say nothing to any step. */
function isTopic(scene: Scene, state: State, part: string, now: Date): boolean {
  const words = plainWordsIn(part)
  if (words.length > 2 || words.every(word => word.length < 4)) return false
  const next = nextStep(scene, state)
  return !scene.steps.some(step => {
    const isAsked = step === next && step.kind !== 'Text'
    return readStep(step, part, { isAsked, before: undefined, offered: [], now })
  })
}

/** The fact that says no to a place which a line names: its question holds it. */
export function deniedBy({ facts }: Scene, place: string): Fact | undefined {
  return facts.find(
    ({ question, answer }) =>
      /^nein\b/i.test(answer) &&
      plainWordsIn(place).every(word => plainWordsIn(question).includes(word)),
  )
}
