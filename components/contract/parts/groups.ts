import type { Action, AnchoredHeading, Block } from '../rich-text'
import type { Shape } from '../shapes'
import { toHeading } from './heading'
import { actions, prose } from './prose'

/** A `###` heading with what stands under it. */
type Group<T> = { heading: AnchoredHeading; content: T }

/** Groups of a heading with `###` and what `content` reads, as many as there are (also none). */
export function maybeGroups<T>(content: Shape<T>): Shape<Group<T>[]> {
  return {
    says: 'Abschnitte mit ### (können fehlen)',
    read(nodes, reading) {
      const value: Group<T>[] = []
      let rest = nodes
      while (rest[0]?.type === 'heading' && rest[0].depth === 3) {
        const heading = toHeading(rest[0], reading)
        const read = content.read(rest.slice(1), reading)
        value.push({ heading, content: read.value })
        rest = read.rest
      }
      return { value, rest }
    },
  }
}

/** The same, but there must be one. */
export function groups<T>(says: string, content: Shape<T>): Shape<Group<T>[]> {
  return {
    says,
    read(nodes, reading) {
      const read = maybeGroups(content).read(nodes, reading)
      if (read.value.length === 0)
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          nodes[0] ?? reading.box,
        )
      return read
    },
  }
}

/** Text under a heading, and perhaps a line of links. */
export const textAndLinks: Shape<{ body: Block[]; actions: Action[] }> = {
  says: 'Text unter der Überschrift',
  read(nodes, reading) {
    const body = prose().read(nodes, reading)
    if (body.value.length === 0)
      reading.report(
        { ruleId: 'expected', expected: textAndLinks.says, tag: reading.tag },
        nodes[0] ?? reading.box,
      )
    const links = actions().read(body.rest, reading)
    return { value: { body: body.value, actions: links.value }, rest: links.rest }
  },
}
