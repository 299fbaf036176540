import { type Attribute, choice } from '../attributes'
import { point } from '../exhibit/exhibit-contract'
import { heading } from '../parts/heading'
import { list } from '../parts/list'
import { paragraphs } from '../parts/prose'
import { type Inline, inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'

/** A line of a scene: `**Bühne 1, 7:30.** Text`. Lines that follow each other with the same group stand together. */
export type SceneLine = { group: string; label: string; text: Inline[] }

/** The contract of a large picture from edge to edge: a heading, a sentence, and what is seen at work, made up. */
export function scene<const Name extends string>(
  purpose: string,
  names: readonly Name[],
  /** The style sheets of the scenes, where they do not stand in one. */
  sheets?: Readonly<Record<Name, string>>,
) {
  const attributes: { scene: Attribute<Name> } = { scene: choice('Was man sieht', names) }
  return contract({
    purpose,
    avoid: 'Höchstens eines je Seite, in der Mitte. Für ein Gespräch nehmen Sie <ChatDemo>.',
    place: 'section',
    styles: ['scene'],
    look: ({ scene: name }) => sheets?.[name],
    attributes,
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
}
