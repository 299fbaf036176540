import { choice, maybe } from '../attributes'
import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { type Inline, inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

const things = ['Bon', 'Kalender', 'Nachricht', 'Ansage', 'Notiz', 'Auftrag', 'Anhänger'] as const
export type DutyThing = (typeof things)[number]

/** A duty, shown as the thing that it leaves behind, with what is written on it. */
export type Duty = { thing: DutyThing; shows: Inline[]; text: Inline[] }

const isShown = (part: Inline) => typeof part !== 'string' && part.kind === 'em'

const duty: ItemShape<Duty> = {
  says: `\`- **Kalender.** *Was darauf steht* Was der Assistent tut\` (auch ${things.join(', ')})`,
  read(content) {
    const bold = boldStart(content)
    const thing = things.find(known => known === bold?.start)
    if (!bold || !thing) return undefined
    const shows = bold.rest.filter(isShown)
    const text = bold.rest.filter(part => !isShown(part))
    return shows.length > 0 && inlineText(text).trim() ? { thing, shows, text } : undefined
  },
}

/** Where the things are, and the style sheets of it. */
export const dutyPlaces = {
  Bonleiste: 'rail',
  Schlüsselbrett: 'board',
  Anrufliste: 'calls',
  Karteikasten: 'index',
  Monatsblatt: 'month',
} as const

const names = ['Bonleiste', 'Schlüsselbrett', 'Anrufliste', 'Karteikasten', 'Monatsblatt'] as const

/** Things hang from a rail or a board; a list, a box of cards and a sheet of the calendar have only words on them. */
function sheetsOf(on: (typeof names)[number] | undefined): string[] {
  if (!on) return ['things']
  const place = dutyPlaces[on]
  return place === 'rail' || place === 'board' ? ['things', place] : [place]
}

export const duties = contract({
  purpose: 'Was ein Assistent abnimmt, je Aufgabe als das, was davon liegen bleibt.',
  avoid: 'Gibt es nichts zu zeigen, nehmen Sie <Checklist>.',
  look: ({ on }) => sheetsOf(on),
  attributes: {
    on: maybe(choice('Woran die Dinge hängen oder worauf sie stehen', names)),
  },
  content: { items: list(duty) },
  // What is written on the things is made up.
  words: ({ items }) => [
    { lines: linesOf([{ kind: 'ul', items: items.map(({ text }) => text) }]) },
  ],
})
