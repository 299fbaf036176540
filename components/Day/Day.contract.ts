import { heading } from '../parts/heading'
import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { paragraphs } from '../parts/prose'
import { type Inline, inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

/** What lies on the table at an hour. */
const things = ['Kalender', 'Nachricht', 'Bon', 'Notiz'] as const
export type Thing = (typeof things)[number]

/** One moment of the day: `7:42`, what is seen, what is written on it, what happens. */
export type Moment = {
  time: string
  thing?: Thing
  shows: Inline[]
  text: Inline[]
}

const isShown = (part: Inline) => typeof part !== 'string' && part.kind === 'em'

const moment: ItemShape<Moment> = {
  says: '`- **7:42.** Was passiert` oder `- **7:42 Kalender.** *Was darauf steht* Was passiert` (auch Nachricht, Bon, Notiz)',
  read(content) {
    const bold = boldStart(content)
    const [, time, start] = /^(\d{1,2}:\d{2})(?: (\S+))?$/.exec(bold?.start ?? '') ?? []
    const thing = things.find(known => known === start)
    if (!bold || !time || (start && !thing)) return undefined
    const shows = thing ? bold.rest.filter(isShown) : []
    const text = thing ? bold.rest.filter(part => !isShown(part)) : bold.rest
    return { time, shows, text, ...(thing && { thing }) }
  },
}

/** A moment as one line: its time, what is seen and what happens. */
function lineOf({ time, shows, text }: Moment): string {
  const parts = [time, inlineText(shows), inlineText(text).trim()]
  return `- ${parts.filter(Boolean).join(' ')}`
}

export const day = contract({
  purpose: 'Ein gewöhnlicher Tag als Zeitleiste: was die Assistenten wann erledigen.',
  avoid: 'Für einen Tag mit Gesichtern nehmen Sie <Team> mit Uhrzeiten.',
  place: 'section',
  content: { heading: heading(2), body: paragraphs('ein Satz Einleitung'), moments: list(moment) },
  look: ({ moments }) => (moments.some(({ thing }) => thing) ? 'strip' : undefined),
  words: ({ heading, body, moments }) => [
    {
      heading: inlineText(heading.content),
      anchor: heading.id,
      lines: [...linesOf(body), ...moments.map(lineOf)],
    },
  ],
})
