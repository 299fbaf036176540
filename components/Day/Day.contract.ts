import { heading } from '../parts/heading'
import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { paragraphs } from '../parts/prose'
import { type PersonaName, personaNames } from '../personas'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'

/** One moment of the day: `7:42`, who acts, what happens. */
export type Moment = { time: string; name: PersonaName; text: Inline[] }

const moment: ItemShape<Moment> = {
  says: '`- **7:42 Mathias.** Was passiert`',
  read(content) {
    const bold = boldStart(content)
    const [, time, name] = /^(\d{1,2}:\d{2}) (\S+)$/.exec(bold?.start ?? '') ?? []
    const known = personaNames.find(persona => persona === name)
    return bold && time && known ? { time, name: known, text: bold.rest } : undefined
  },
}

export const day = contract({
  purpose: 'Ein gewöhnlicher Tag als Zeitleiste: was die Assistenten wann erledigen.',
  place: 'section',
  attributes: {},
  content: { heading: heading(2), body: paragraphs('ein Satz Einleitung'), moments: list(moment) },
})
