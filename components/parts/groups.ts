import type { Action, AnchoredHeading, Block } from '../rich-text'
import type { Shape } from '../shapes'
import { toHeading } from './heading'
import { actions, prose } from './prose'

/** A `###` heading with what belongs to it. */
type Group = { heading: AnchoredHeading; body: Block[]; actions: Action[] }

/** One or more groups: `### Titel`, text, and perhaps a line of links. */
export function groups(says: string): Shape<Group[]> {
  return {
    says,
    read(nodes, reading) {
      const read = maybeGroups().read(nodes, reading)
      if (read.value.length === 0)
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          nodes[0] ?? reading.box,
        )
      return read
    },
  }
}

/** The same, but there may be none. */
export function maybeGroups(): Shape<Group[]> {
  return {
    says: 'Abschnitte mit ### (können fehlen)',
    read(nodes, reading) {
      const value: Group[] = []
      let rest = nodes
      while (rest[0]?.type === 'heading' && rest[0].depth === 3) {
        const heading = toHeading(rest[0], reading)
        const body = prose().read(rest.slice(1), reading)
        const links = actions().read(body.rest, reading)
        if (body.value.length === 0)
          reading.report(
            { ruleId: 'expected', expected: 'Text unter der Überschrift', tag: reading.tag },
            rest[0],
          )
        value.push({ heading, body: body.value, actions: links.value })
        rest = links.rest
      }
      return { value, rest }
    },
  }
}
