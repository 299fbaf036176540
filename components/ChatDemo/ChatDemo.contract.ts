import { choice, maybe, text } from '../attributes'
import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { personaNames } from '../personas'
import { type Inline, plainText } from '../rich-text'
import { contract } from '../shapes'

/** One turn of an example chat. `choices` are the quick-reply buttons under it. */
export type DemoMessage = { from: string; text: Inline[]; time?: string; choices: string[] }

/** `**Gast** (21:14): Text [Knopf] [Knopf]`: the buttons are written in square brackets at the end. */
const turn: ItemShape<DemoMessage> = {
  says: '`- **Name:** Text`, mit Uhrzeit `- **Name** 21:14: Text`, Antwortknöpfe am Ende in eckigen Klammern',
  read(content) {
    const bold = boldStart(content)
    if (!bold) return undefined
    const [first, ...others] = bold.rest
    const timed = typeof first === 'string' ? /^(\d{1,2}:\d{2}):?\s*(.*)$/s.exec(first) : null
    const body: Inline[] = timed ? [timed[2] ?? '', ...others] : bold.rest
    const last = body.at(-1)
    const choices = typeof last === 'string' ? [...last.matchAll(/\[([^\]]+)\]/g)].map(match => match[1] ?? '') : []
    const words = typeof last === 'string' ? last.replace(/\s*\[[^\]]+\]/g, '') : last
    const text = [...body.slice(0, -1), words ?? ''].filter(part => part !== '')
    if (plainText(text).trim() === '') return undefined
    return { from: bold.start, text, choices, ...(timed?.[1] && { time: timed[1] }) }
  },
}

export const chatDemo = contract({
  purpose: 'Ein Beispielgespräch, das sich beim Hinsehen Zeile für Zeile aufbaut.',
  avoid: 'Für Schritte ohne Gespräch nehmen Sie <Steps>.',
  place: 'side',
  attributes: {
    assistant: choice('Wer antwortet', personaNames),
    job: maybe(text('Beruf unter dem Namen, sonst der übliche der Person')),
    channel: choice('Wo das Gespräch stattfindet', ['WhatsApp', 'Website', 'Telefon']),
  },
  content: { messages: list(turn, { says: 'das Gespräch als Liste' }) },
})
