import { isTraversal, parse, type Selector, SelectorType, stringify } from 'css-what'

/** What a selector asks of a page. */
export type Needs = {
  /** Tags, classes and tints that must be there by name, outside of `:not()`, `:is()` and the like. */
  names: readonly string[]
  /** A selector that some element must match; null where the names say it all. */
  place: string | null
}

/** Where an element stands among others: what no script changes outside of the islands. */
const PLACE = /^(?:(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/
const WITHIN = /^(?:is|where|has)$/
const ANY: Selector = { type: SelectorType.Universal, namespace: null }

/**
 * Reads one selector. Names for which `isScripted` holds may be given to elements by scripts, or taken away, so every element
 * may have them. The same goes for states: what is hovered, open, current or targeted now may not be so later.
 */
export function needsOf(selector: string, isScripted: (name: string) => boolean): Needs {
  const [tokens = []] = parse(selector)
  const place = relax(tokens, isScripted)
  const simple = place.length === 1 && place.every(token => token === ANY || nameOf(token))
  return { names: tokens.flatMap(token => nameOf(token) ?? []), place: simple ? null : stringify([place]) }
}

function nameOf(token: Selector): string | undefined {
  if (token.type === SelectorType.Tag) return token.name
  if (token.type !== SelectorType.Attribute || !/^(?:class|data-tint)$/.test(token.name)) return undefined
  return token.value || undefined
}

/** The selector without what may change. A compound that asks for nothing more becomes `*`. */
function relax(tokens: readonly Selector[], isScripted: (name: string) => boolean): Selector[] {
  const result: Selector[] = []
  for (const token of tokens) {
    const next = soften(token, isScripted)
    const last = result.at(-1)
    const sameCompound = last && !isTraversal(last) && !isTraversal(next)
    if (sameCompound && next === ANY) continue
    if (sameCompound && last === ANY) result.pop()
    result.push(next)
  }
  return result
}

function soften(token: Selector, isScripted: (name: string) => boolean): Selector {
  if (isTraversal(token)) return token
  const name = nameOf(token)
  if (name) return isScripted(name) ? ANY : token
  if (token.type !== SelectorType.Pseudo) return ANY
  if (PLACE.test(token.name)) return token
  if (!WITHIN.test(token.name) || !Array.isArray(token.data)) return ANY
  return { ...token, data: token.data.map(part => relax(part, isScripted)) }
}
