// The scenes in which visitors try an assistant: an invented business, what its guests ask, and what comes out. Written in
// content/scenes, played by the server, shown by the page.

/** What answers a step: something to tap, and for all but `closedKinds` also what the guest types. */
export const stepKinds = [
  /** Any of the replies, each with a count and its options. */
  'Liste',
  /** One of the replies. */
  'Auswahl',
  /** One of the coming working days with one of the replies, which are times. */
  'Termin',
  /** The name of a person. */
  'Name',
  /** A whole number of up to four digits. */
  'Zahl',
  /** A street with its number, perhaps with the town. */
  'Adresse',
  /** An Austrian number plate. */
  'Kennzeichen',
  /** A wish in two words or more. */
  'Text',
] as const
export type StepKind = (typeof stepKinds)[number]
/** Kinds whose answers are made of their replies alone. */
export const closedKinds: readonly StepKind[] = ['Liste', 'Auswahl', 'Termin']

/** What is asked about each item of a list whose name holds the word `for`: its size, its extras. */
export type ItemOption = { for: string; asks: string; replies: string[] }

/** A row of the slip: the question that fills it, and what can be tapped. Replies to a `Termin` are times of day. */
export type Step = {
  name: string
  kind: StepKind
  asks: string
  replies: string[]
  /** Other words for some of the replies. */
  also?: Record<string, string[]> | undefined
  /** Only of a `Liste`. */
  options?: ItemOption[] | undefined
  /** What the guest answers in the example chat, as the slip notes it; absent: the first reply. */
  example?: string | undefined
  /** The same in the guest's own words, where nobody would type it so. */
  said?: string | undefined
  /** The step is not asked where the guest has given this answer to another, */
  unless?: string | undefined
  /** or where this one was not given. */
  only?: string | undefined
}

/** What guests ask, with the answer of the business; `also` are other words for it. */
export type Fact = { question: string; answer: string; also?: string[] | undefined }

/** A sentence of the last line; `{Name}` stands for the answer to the step of that name. */
export type OutcomeSentence =
  | string
  | {
      says: string
      /** It is said only where the guest gave this answer to that step. */
      when: Record<string, string>
    }

export type Scene = {
  /** The assistant in lower case, as in `POST /api/chat`. */
  assistant: string
  business: string
  /** The title of the slip, and what is stamped on it at the end. */
  slip: { title: string; done: string }
  /** The first line, in which the assistant says that it is an AI. */
  opening: string
  steps: Step[]
  facts: Fact[]
  outcome: OutcomeSentence[]
}

/** `Luigi` */
export const assistantName = ({ assistant }: Pick<Scene, 'assistant'>): string =>
  assistant.charAt(0).toUpperCase() + assistant.slice(1)

/** What stands on the slip, by the names of the steps. */
export type Rows = Readonly<Record<string, string>>

/** The slip, and how far the talk about it is. */
export type SceneRecord = Readonly<{
  rows: Rows
  /** The name of the row that shall change; what stands there stays until something else does. */
  changing?: string | undefined
  /**
   * What a „ja“ to the last question stands for: something to tap, or a value of the row that is asked; of several, a line each, one is
   * meant.
   */
  meant?: string | undefined
  /** The guest has agreed to the whole. */
  isAgreed?: boolean | undefined
}>
export const emptyRecord: SceneRecord = { rows: {} }

/** What stands in the row that shall change. */
export const standingIn = ({ rows, changing }: SceneRecord): string | undefined =>
  rows[changing ?? '']

/** The rows without the one that shall change. */
export function settled({ rows, changing = '' }: SceneRecord): Rows {
  const { [changing]: _old, ...rest } = rows
  return rest
}

/** What a page gets to know of a scene besides the words of the assistant. */
export type SceneState = {
  /** What can be tapped next. */
  replies: string[]
  record: SceneRecord
  /** The outcome is reached: the order stands, the appointment is booked. */
  isDone: boolean
  /** What the question that is open takes; `Liste`: `replies` are items, each any number of times. */
  asks?: StepKind | undefined
}

/** The assistant's turn. */
export type SceneTurn = SceneState & { says: string }

/** What a row of the slip takes. */
export const kindOf = ({ steps }: Pick<Scene, 'steps'>, row: string): StepKind | undefined =>
  steps.find(({ name }) => name === row)?.kind

/** Whether a step is asked at all, after what the guest has said so far. */
export function isAsked({ unless, only }: Pick<Step, 'unless' | 'only'>, rows: Rows): boolean {
  const said = Object.values(rows)
  return !said.some(one => one === unless) && (only === undefined || said.includes(only))
}

/** One line of a list: `2 × Pizza Salami, groß, ohne Zwiebel`. */
export type ListItem = { count: number; name: string; details: string[] }

/** Reads `2 × Pizza Salami, groß; 1 × Tiramisu`; undefined where a part is none. */
export function itemsIn(value: string): ListItem[] | undefined {
  const items = value.split(';').map(part => {
    const [, count, words = ''] = /^\s*(\d{1,3}) ?[×x] ?(.+)$/.exec(part) ?? []
    const [name = '', ...details] = words.split(',').map(word => word.trim())
    return { count: Number(count), name, details }
  })
  return items.every(({ count }) => count > 0) ? items : undefined
}

export function listOf(items: readonly ListItem[]): string {
  return items
    .map(({ count, name, details }) => `${count} × ${[name, ...details].join(', ')}`)
    .join('; ')
}

/** What the assistant asks; `item` is the line of a list that it asks about. */
export type Question = {
  step: Step
  kind: StepKind
  asks: string
  replies: readonly string[]
  item?: ListItem
}

/** The first question that is still open; undefined where the slip is full. */
export function nextQuestion(
  { steps }: Scene,
  { rows, changing }: SceneRecord,
): Question | undefined {
  const again = steps.find(({ name }) => name === changing)
  if (again && isAsked(again, rows)) return { ...again, step: again }
  for (const step of steps.filter(one => isAsked(one, rows))) {
    const value = rows[step.name]
    if (value === undefined) return { ...step, step }
    const about = optionQuestion(step, value)
    if (about) return about
  }
  return undefined
}

function optionQuestion(step: Step, value: string): Question | undefined {
  for (const item of step.options ? (itemsIn(value) ?? []) : []) {
    const open = step.options?.find(
      option =>
        item.name.includes(option.for) &&
        !option.replies.some(reply => item.details.includes(reply)),
    )
    if (open)
      return {
        step,
        item,
        kind: 'Auswahl',
        asks: `${item.name}: ${open.asks}`,
        replies: open.replies,
      }
  }
  return undefined
}

/** The rows with the answer to a question. */
export function answered(rows: Rows, { step, item }: Question, answer: string): Rows {
  if (!item) return { ...rows, [step.name]: answer }
  const items = itemsIn(rows[step.name] ?? '') ?? []
  const said = items.map(other =>
    other.name === item.name && other.details.join() === item.details.join()
      ? { ...other, details: [...other.details, answer] }
      : other,
  )
  return { ...rows, [step.name]: listOf(said) }
}

/** The outcome with what the guest said in place of the names of the steps, without the sentences that nothing was said to. */
export function filledOutcome({ outcome, steps }: Scene, rows: Rows): string {
  const said = new Map(
    steps.filter(step => isAsked(step, rows)).map(({ name }) => [name, rows[name]]),
  )
  const fits = (sentence: OutcomeSentence) =>
    typeof sentence === 'string' ||
    Object.entries(sentence.when).every(([name, reply]) => said.get(name) === reply)
  return outcome
    .filter(fits)
    .map(sentence => (typeof sentence === 'string' ? sentence : sentence.says))
    .filter(says => namesIn(says).every(name => said.get(name)))
    .map(says => says.replace(STEP_NAME, (_name, name: string) => said.get(name) ?? ''))
    .join(' ')
}

const STEP_NAME = /\{(.+?)\}/g

/** The names of the steps that a sentence of the outcome speaks of. */
export function namesIn(says: string): string[] {
  return [...says.matchAll(STEP_NAME)].map(([, name = '']) => name)
}
