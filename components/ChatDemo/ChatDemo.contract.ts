import { choice, maybe, text } from '../attributes'
import { boldStart, words } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { personaNames } from '../personas'
import { type Inline, plainText } from '../rich-text'
import { contract, type Shape } from '../shapes'

/** One turn of an example chat. `choices` are the quick-reply buttons under it. */
export type DemoMessage = { from: string; text: Inline[]; time?: string; choices: string[] }

/** The buttons of a turn: brackets at its end, with or without a character or word between them. */
export const CHOICES = /\s*[,;/]?\s*(\[[^\]]+\](?:\s*(?:[,;/|]|oder|und)?\s*\[[^\]]+\])*)\s*[,;/.]?\s*$/

/** A time behind the name that is written otherwise than `19:42:`; after `**Name:**` it may also begin what is said. */
function oddTime(content: Inline[]): string | undefined {
  const [name] = content
  const [first] = boldStart(content)?.rest ?? []
  if (typeof first !== 'string' || /^\d{1,2}:\d{2}:/.test(first)) return undefined
  const isSaying = typeof name === 'object' && plainText(name.content).trimEnd().endsWith(':')
  const [, hour, minute] = (isSaying ? /^(\d{1,2})[.:](\d{2}):/ : /^(\d{1,2})[.:](\d{2})(?!\d)/).exec(first) ?? []
  return minute && `${hour}:${minute}`
}

/** `**Gast** 21:14: Text [Knopf] [Knopf]`: the buttons are written in square brackets at the end. */
const turn: ItemShape<DemoMessage> = {
  says: '`- **Name:** Text`, mit Uhrzeit `- **Name** 21:14: Text`, Antwortknöpfe am Ende in eckigen Klammern',
  read(content) {
    const bold = boldStart(content)
    if (!bold || oddTime(content)) return undefined
    const [first, ...others] = bold.rest
    const timed = typeof first === 'string' ? /^(\d{1,2}:\d{2}):\s*(.*)$/s.exec(first) : null
    const body: Inline[] = timed ? [timed[2] ?? '', ...others] : bold.rest
    const last = body.at(-1)
    const [ending = '', buttons = ''] = (typeof last === 'string' && CHOICES.exec(last)) || []
    const choices = [...buttons.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] ?? '')
    const said = typeof last === 'string' && ending ? last.slice(0, -ending.length) : last
    const text = [...body.slice(0, -1), said ?? ''].filter(part => part !== '')
    if (plainText(text).trim() === '') return undefined
    return { from: bold.start, text, choices, ...(timed?.[1] && { time: timed[1] }) }
  },
  wrong(content) {
    const time = oddTime(content)
    return time ? { kind: 'turn-time', data: { name: boldStart(content)?.start ?? '', time } } : undefined
  },
}

/** What is said when a visitor taps `choice`. */
type Branch = { choice: string; messages: DemoMessage[] }

const turns = list(turn, { says: 'das Gespräch als Liste' })

/** `**Nein, danke**` alone in its line, and below it as a list how the chat goes on after this button. */
const branches: Shape<Branch[]> = {
  says: 'je Antwortknopf, der anders weitergeht, eine Zeile **Knopf** und darunter die Liste (kann fehlen)',
  read(nodes, reading) {
    const value: Branch[] = []
    let rest = nodes
    while (rest[0]?.type === 'paragraph' && rest[0].children.length === 1 && rest[0].children[0]?.type === 'strong') {
      const messages = turns.read(rest.slice(1), reading)
      value.push({ choice: words(rest[0]), messages: messages.value })
      rest = messages.rest
    }
    return { value, rest }
  },
}

export const chatDemo = contract({
  purpose: 'Ein Beispielgespräch. Antwortknöpfe lassen sich antippen, wo darunter steht, wie es weitergeht.',
  avoid: 'Für Schritte ohne Gespräch nehmen Sie <Steps>.',
  place: 'side',
  reads: 'example',
  attributes: {
    assistant: choice('Wer antwortet', personaNames),
    job: maybe(text('Beruf unter dem Namen, sonst der übliche der Person')),
    channel: choice('Wo das Gespräch stattfindet', ['WhatsApp', 'Website', 'Telefon']),
    ask: maybe(text('Frage an Emilia unter dem Gespräch, sonst die erste des Gasts')),
  },
  content: { messages: turns, branches },
})
