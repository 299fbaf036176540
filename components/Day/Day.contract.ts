import { heading } from '../parts/heading'
import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { paragraphs } from '../parts/prose'
import { type PersonaName, personaNames } from '../personas'
import { type Inline, linesOf, plainText } from '../rich-text'
import { contract } from '../shapes'

/** One moment of the day: `7:42`, who acts where it is not always the same one, what happens. */
export type Moment = { time: string; name?: PersonaName; text: Inline[] }

const moment: ItemShape<Moment> = {
  says: '`- **7:42 Mathias.** Was passiert` oder `- **7:42.** Was passiert`',
  read(content) {
    const bold = boldStart(content)
    const [, time, name] = /^(\d{1,2}:\d{2})(?: (\S+))?$/.exec(bold?.start ?? '') ?? []
    const known = personaNames.find(persona => persona === name)
    if (!bold || !time || (name && !known)) return undefined
    return { time, text: bold.rest, ...(known && { name: known }) }
  },
}

export const day = contract({
  purpose: 'Ein gewöhnlicher Tag als Zeitleiste: was die Assistenten wann erledigen.',
  place: 'section',
  content: { heading: heading(2), body: paragraphs('ein Satz Einleitung'), moments: list(moment) },
  words: ({ heading, body, moments }) => [
    {
      heading: plainText(heading.content),
      anchor: heading.id,
      lines: [
        ...linesOf(body),
        ...moments.map(({ time, name, text }) => `- ${[time, name, plainText(text)].filter(Boolean).join(' ')}`),
      ],
    },
  ],
})
