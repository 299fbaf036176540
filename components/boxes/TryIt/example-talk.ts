import {
  answered,
  filledOutcome,
  namesIn,
  nextQuestion,
  type Question,
  type Rows,
  type Scene,
  type StepKind,
} from '../../../shared/scene/scene'

/** One line of a talk. */
type Line = { role: 'user' | 'assistant'; content: string }

/**
 * Lines of a talk from the first to the outcome, in which the guest says to a step what stands there as an example: shown whole, so
 * of three steps or so. The slip holds all that the business gets, and the outcome names what of it no line did.
 */
export function exampleTalk(scene: Scene): { lines: Line[]; rows: Rows } {
  const lines: Line[] = [{ role: 'assistant', content: scene.opening }]
  const told = toldSteps(scene)
  let rows: Rows = {}
  for (let open = nextQuestion(scene, { rows }); open; open = nextQuestion(scene, { rows })) {
    const answer = exampleAnswer(open)
    if (told.has(open.step.name)) {
      // The opening asks for the first step.
      if (lines.length > 1) lines.push({ role: 'assistant', content: open.asks })
      lines.push({ role: 'user', content: (!open.item && open.step.said) || answer })
    }
    rows = answered(rows, open, answer)
  }
  lines.push({ role: 'assistant', content: filledOutcome(scene, rows) })
  return { lines, rows }
}

/** The names of the first step and of those that the outcome speaks of first, about three. */
function toldSteps({ steps, outcome }: Scene): Set<string> {
  const told = new Set(steps.slice(0, 1).map(({ name }) => name))
  for (const sentence of outcome) {
    if (told.size >= 3) break
    const needed =
      typeof sentence === 'string'
        ? namesIn(sentence)
        : [...Object.keys(sentence.when), ...namesIn(sentence.says)]
    for (const name of needed) told.add(name)
  }
  return told
}

/** What the slip gets of a step in the example. */
export function exampleAnswer({ step, kind, replies, item }: Question): string {
  const [first = ''] = replies
  return (!item && step.example) || tapOf(kind, first)
}

/** What is said by a tap on a reply; the days of an appointment are those of the visit. */
export function tapOf(kind: StepKind, reply: string): string {
  if (kind === 'Liste') return `1 × ${reply}`
  return kind === 'Termin' ? `Donnerstag, ${reply} Uhr` : reply
}
