import { choice, maybe } from '../attributes'
import { point } from '../exhibit/exhibit-contract'
import { heading } from '../parts/heading'
import { list } from '../parts/list'
import { paragraphs } from '../parts/prose'
import { type Inline, inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'
import { places } from './places'

/** A line of a scene: `**Bühne 1, 7:30.** Text`. Lines that follow each other with the same group stand together. */
export type SceneLine = { group: string; label: string; text: Inline[] }

/** Columns of cards, sheets with rows, or a talk along its times. */
export const shapes = { Tafel: 'board', Blatt: 'sheet', Gespräch: 'talk' } as const

export const scene = contract({
  purpose: 'Ein großes Bild von Rand zu Rand: was bei der Arbeit zu sehen ist, erfunden.',
  avoid: 'Höchstens eines je Seite, in der Mitte. Für ein Gespräch nehmen Sie <ChatDemo>.',
  place: 'section',
  attributes: {
    as: choice('Wie die Zeilen stehen', Object.keys(shapes) as (keyof typeof shapes)[]),
    place: maybe(choice('Die Zeichnung daneben', Object.keys(places) as (keyof typeof places)[])),
  },
  content: {
    heading: heading(2),
    body: paragraphs('ein bis zwei Sätze'),
    lines: list(
      point(
        '`- **Wo, was.** Text`, etwa `- **Bühne 1, 7:30.** Golf`; *betont* wird hervorgehoben',
        (title, text): SceneLine | undefined => {
          const [, group, label] = /^([^,]+), (.+)$/.exec(title) ?? []
          return group && label ? { group, label, text } : undefined
        },
      ),
    ),
  },
  // What is seen in the picture is made up: nobody is told it as a fact.
  words: ({ heading: title, body }) => [
    { heading: inlineText(title.content), anchor: title.id, lines: linesOf(body) },
  ],
})
