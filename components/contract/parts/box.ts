import type { Nodes } from 'mdast'
import type { AnyContract, PropsOf, Shape } from '../shapes'

function tagOf(node: Nodes | undefined): string | undefined {
  const element = node as { type?: string; name?: string | null } | undefined
  return element?.type === 'mdxJsxFlowElement' || element?.type === 'mdxJsxTextElement'
    ? (element.name ?? undefined)
    : undefined
}

/** One nested box out of a set, or none. The set is given as contracts by tag. */
export function maybeBox<C extends Record<string, AnyContract>>(
  contracts: C,
): Shape<NestedOf<C> | undefined> {
  const tags = Object.keys(contracts)
  return {
    tags,
    says: `ein Kästchen wie ${tags
      .slice(0, 4)
      .map(tag => `<${tag}>`)
      .join(', ')} (alle stehen in content/README.md; kann fehlen)`,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      const tag = tagOf(first)
      if (!first || !tag || !tags.includes(tag)) return { value: undefined, rest: nodes }
      return { value: reading.readBox(first) as NestedOf<C>, rest }
    },
  }
}

/** A box that stands in another one, with the props of its own contract. */
type NestedOf<C> = { [K in keyof C & string]: { tag: K; props: PropsOf<C[K]> } }[keyof C & string]

/** One or more boxes of one tag; gives their props. */
export function nestedBoxes<Tag extends string, C extends AnyContract>(
  tag: Tag,
  _contract: C,
): Shape<PropsOf<C>[]> {
  const says = `mindestens ein <${tag}>`
  return {
    says,
    read(nodes, reading) {
      const value: PropsOf<C>[] = []
      let rest = nodes
      while (rest[0] && tagOf(rest[0]) === tag) {
        value.push(reading.readBox(rest[0]).props as PropsOf<C>)
        rest = rest.slice(1)
      }
      if (value.length === 0)
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          rest[0] ?? reading.box,
        )
      return { value, rest }
    },
  }
}

/** A box of one tag, or none; gives its props. */
export function maybeOne<C extends AnyContract>(
  tag: string,
  _contract: C,
): Shape<PropsOf<C> | undefined> {
  return {
    says: `ein <${tag}> (kann fehlen)`,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (!first || tagOf(first) !== tag) return { value: undefined, rest: nodes }
      return { value: reading.readBox(first).props as PropsOf<C>, rest }
    },
  }
}
