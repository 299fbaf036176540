import {
  answered,
  filledOutcome,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
  type StepKind,
} from '../../../shared/scene/scene'

/** One line of a talk. */
type Line = { role: 'user' | 'assistant'; content: string }

/** A whole short talk, in which the guest says to each step what stands there as an example, and the slip that comes out. */
export function exampleTalk(scene: Scene): { lines: Line[]; record: SceneRecord } {
  const lines: Line[] = [{ role: 'assistant', content: scene.opening }]
  let record: SceneRecord = {}
  for (let open = nextQuestion(scene, record); open; open = nextQuestion(scene, record)) {
    const answer = exampleAnswer(open)
    // The opening asks for the first step.
    if (lines.length > 1) lines.push({ role: 'assistant', content: open.asks })
    lines.push({ role: 'user', content: (!open.item && open.step.said) || answer })
    record = answered(record, open, answer)
  }
  lines.push({ role: 'assistant', content: filledOutcome(scene, record) })
  return { lines, record }
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
