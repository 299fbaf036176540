import { exhibits } from '../../components/exhibit/exhibits'
import { boxes, innerBoxes } from '../../components/registry'
import type { AnyContract } from '../../components/shapes'

/** What the handbook says of an attribute. */
export type AttributeEntry = { name: string; says: string; required: boolean; options: readonly string[] }

/** What the handbook says of a box, all of it out of its contract. */
export type BoxEntry = {
  tag: string
  kind: 'exhibit' | 'box'
  purpose: string
  avoid?: string
  place?: 'section' | 'side'
  attributes: AttributeEntry[]
  /** What stands in it, in this order. */
  content: string[]
  /** Boxes that stand only in this one. */
  inner: BoxEntry[]
}

const outer: Record<string, AnyContract> = boxes
const inner: Record<string, AnyContract> = innerBoxes

/** All boxes authors may write on a page, by name; inner ones with the box they stand in. */
export function boxEntries(): BoxEntry[] {
  return Object.entries(outer)
    .map(([tag, contract]) => ({
      ...entry(tag, contract),
      inner: Object.entries(inner)
        .filter(([, { inside }]) => inside?.includes(tag))
        .map(([name, nested]) => entry(name, nested)),
    }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
}

function entry(tag: string, { purpose, avoid, place, attributes, content }: AnyContract): BoxEntry {
  return {
    tag,
    kind: tag in exhibits ? 'exhibit' : 'box',
    purpose,
    ...(avoid && { avoid }),
    ...(place && { place }),
    attributes: Object.entries(attributes).map(([name, { says, required, options = [] }]) => ({
      name,
      says,
      required,
      options,
    })),
    content: Object.values(content).map(({ says }) => says),
    inner: [],
  }
}
