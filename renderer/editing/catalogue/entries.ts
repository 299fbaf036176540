import { boxes, innerBoxes } from '../../../components/boxes/registry'
import type { AnyContract } from '../../../components/contract/shapes'
import { type Finding, reporter } from '../../data/report'
import { type Box, readBoxes } from '../../page/boxes'
import { parse } from '../../page/parse'

const files = import.meta.glob<string>('../../../components/boxes/*/*.example.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The boxes that stand on the page of an example, with their props, and what an author would be told. */
export function readExample(text: string): { boxes: Box[]; findings: Finding[] } {
  const { findings, report } = reporter('', text)
  const tree = parse(text)
  const read = readBoxes(tree, report)
  return { boxes: tree.children.flatMap(node => read.get(node) ?? []), findings }
}

/** A box that authors may write on a page. */
export type BoxEntry = {
  tag: string
  contract: AnyContract
  /** As its author would write it. */
  example: string
  /** Boxes that stand only in this one. */
  inner: { tag: string; contract: AnyContract }[]
}

/** All boxes authors may write on a page, by name; inner ones with the box they stand in. */
export function boxEntries(): BoxEntry[] {
  const inner = Object.entries<AnyContract>(innerBoxes)
  return Object.entries<AnyContract>(boxes)
    .map(([tag, contract]) => ({
      tag,
      contract,
      example: (files[`../../../components/boxes/${tag}/${tag}.example.mdx`] ?? '').trim(),
      inner: inner
        .filter(([, nested]) => nested.inside?.includes(tag))
        .map(([name, nested]) => ({ tag: name, contract: nested })),
    }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
}
