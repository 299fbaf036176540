import { words } from '../parts/inline'
import { type Entry, entry, list } from '../parts/list'
import { contract, type Shape } from '../shapes'
import { tidy } from '../typography'

type Sheet = { name: string; lines: Entry[] }

const lines = list(entry('`- **7:30.** Text`; *betont* wird hervorgehoben'))

/** `### Bühne 1` and its lines, as many as there are. */
const sheets: Shape<Sheet[]> = {
  says: `je Blatt eine Überschrift mit ### und darunter ${lines.says}`,
  read(nodes, reading) {
    const value: Sheet[] = []
    let rest = nodes
    while (rest[0]?.type === 'heading' && rest[0].depth === 3) {
      const read = lines.read(rest.slice(1), reading)
      value.push({ name: tidy(words(rest[0])).trim(), lines: read.value })
      rest = read.rest
    }
    if (value.length === 0)
      reading.report(
        { ruleId: 'expected', expected: 'eine Überschrift mit ###', tag: reading.tag },
        nodes[0] ?? reading.box,
      )
    return { value, rest }
  },
}

export const scene = contract({
  purpose: 'Was bei der Arbeit zu sehen ist, erfunden, auf zwei bis fünf Blättern nebeneinander.',
  avoid: 'Höchstens eines je Seite. Für ein Gespräch nehmen Sie <ChatDemo>.',
  reads: 'example',
  language: 'spoken',
  tone: 'tint',
  content: { sheets },
})
