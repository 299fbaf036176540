import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { type Inline, inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

/** A duty: what is left behind, what is written on it, and what it stands for. */
type Duty = { thing: string; shows: Inline[]; text: Inline[] }

const isShown = (part: Inline) => typeof part !== 'string' && part.kind === 'em'

const duty: ItemShape<Duty> = {
  says: '`- **Kalender.** *Was darauf steht* Was der Assistent tut`',
  read(content) {
    const bold = boldStart(content)
    if (!bold) return undefined
    const shows = bold.rest.filter(isShown)
    const text = bold.rest.filter(part => !isShown(part))
    return shows.length > 0 && inlineText(text).trim()
      ? { thing: bold.start, shows, text }
      : undefined
  },
}

export const duties = contract({
  purpose: 'Was ein Assistent abnimmt, je Aufgabe mit dem, was davon liegen bleibt.',
  avoid: 'Gibt es nichts zu zeigen, nehmen Sie <Checklist>.',
  look: () => 'calls',
  content: { items: list(duty) },
  // What is written on the things is made up.
  words: ({ items }) => [
    { lines: linesOf([{ kind: 'ul', items: items.map(({ text }) => text) }]) },
  ],
})
