// The scenes in which visitors try an assistant: an invented business, what its guests ask, and what comes out. Written as
// Markdown in <TryIt>, played by the server, shown by the page.

/** What a step accepts. The author writes it behind each step; nothing is guessed. */
export const stepKinds = [
  'Liste',
  'Auswahl',
  'Uhrzeit',
  'Termin',
  'Zahl',
  'Name',
  'Adresse',
  'Ort',
  'Zeitraum',
  'Kennzeichen',
  'Text',
] as const
export type StepKind = (typeof stepKinds)[number]

/**
 * A slot that the assistant fills: its name on the slip, the question that asks for it, and what can be tapped. For a `Termin` the
 * replies are times of day, which the engine puts on the coming working days.
 */
export type Step = {
  name: string
  asks: string
  replies: string[]
  kind: StepKind
  /** What guests also call a reply: „Reifenwechsel“ is asked for as „Räder“ or „tyres“. */
  also?: Record<string, string[]>
  /** The first and the last time of day that a step of the kind `Uhrzeit` takes. */
  within?: { from: string; until: string }
  /** The step is asked only where this word is, or is not, among what the guest has said. */
  only?: { word: string; isThere: boolean }
}

/** What guests ask, with the answer of the business. */
export type Fact = { question: string; answer: string }

export type Scene = {
  /** The assistant in lower case, as in `POST /api/chat`. */
  assistant: string
  business: string
  /** The first line, in which the assistant says that it is an AI. */
  opening: string
  steps: Step[]
  facts: Fact[]
  outcome: OutcomeSentence[]
}

/** A sentence of the last line; `**Name**` stands for what the guest said to the step of that name. */
export type OutcomeSentence = {
  says: string
  /** It is said only where the guest said this to that step. */
  only?: { name: string; reply: string }
}

/** What the guest has said so far, by the names of the steps. */
export type SceneRecord = Readonly<Record<string, string>>

/** What a page gets to know of a scene besides the words of the assistant. */
export type SceneState = {
  /** What can be tapped next. */
  replies: string[]
  record: SceneRecord
  /** The outcome is reached: the order stands, the appointment is booked. */
  isDone: boolean
  /** The question is one for Emilia: prices of 4xDU, contracts, the product. */
  forEmilia: boolean
}

/** The assistant's turn. */
export type SceneTurn = SceneState & { says: string }

/** Whether a step is asked at all, after what the guest has said so far. */
export function isAsked({ only }: Step, record: SceneRecord): boolean {
  if (!only) return true
  const said = Object.values(record).join(' ').toLowerCase()
  return said.includes(only.word.toLowerCase()) === only.isThere
}

/** What stands on the slip where a guest leaves an answer open. */
export const LEFT_OPEN = 'noch offen'

/** The outcome with what the guest said in place of the names of the steps, without the sentences that nothing was said to. */
export function filledOutcome({ outcome, steps }: Scene, record: SceneRecord): string {
  const said = new Map(
    steps
      .filter(step => isAsked(step, record))
      .map(({ name }) => [name, record[name]])
      .filter(([, value]) => value && value !== LEFT_OPEN) as [string, string][],
  )
  return outcome
    .filter(({ only }) => !only || said.get(only.name) === only.reply)
    .filter(({ says }) => namesIn(says).every(name => said.has(name)))
    .map(({ says }) => says.replace(STEP_NAME, (_bold, name: string) => said.get(name) ?? ''))
    .join(' ')
}

const STEP_NAME = /\*\*(.+?)\*\*/g

/** The names of the steps that a sentence of the outcome speaks of. */
export function namesIn(says: string): string[] {
  return [...says.matchAll(STEP_NAME)].map(([, name = '']) => name)
}
