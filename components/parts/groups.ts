import type { Action, Block, Heading } from '../rich-text'
import type { Shape } from '../shapes'
import { toHeading } from './heading'
import { actions, prose } from './prose'

/** A `###` heading with what belongs to it. */
export type Group = { heading: Heading; body: Block[]; actions: Action[] }

/** One or more groups: `### Titel`, text, and perhaps a line of links. */
export function groups(
  says = 'je Eintrag eine Überschrift mit ###, Text, und wenn nötig eine Zeile mit Links',
): Shape<Group[]> {
  return {
    says,
    read(nodes, reading) {
      const value: Group[] = []
      let rest = nodes
      while (rest[0]?.type === 'heading' && rest[0].depth === 3) {
        const heading = toHeading(rest[0], reading)
        const body = prose().read(rest.slice(1), reading)
        const links = actions().read(body.rest, reading)
        value.push({ heading, body: body.value, actions: links.value })
        rest = links.rest
      }
      if (value.length === 0) reading.report('expected', rest[0] ?? reading.box, { expected: says, tag: reading.tag })
      return { value, rest }
    },
  }
}
