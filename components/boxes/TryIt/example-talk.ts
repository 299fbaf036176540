import {
  answered,
  filledOutcome,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
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

function exampleAnswer({ step, kind, replies, item }: Question): string {
  const [first = ''] = replies
  if (!item && step.example) return step.example
  return kind === 'Termin' ? `Donnerstag, ${first} Uhr` : first
}
