/** A rule without rules in it, in minified CSS: its selectors and the rest. At-rules stand behind an `@`. */
const RULE = /(?<=[{};]|^)([^{}@;]+)(\{[^{}]*\})/g
const STEP = /^(?:from|to|[\d.]+%)$/

/**
 * Minified CSS without the selectors that cannot match: those that ask for a tag, a class or a tint that is not known.
 * What stands in `:not()`, `:is()` and the like is taken to match.
 */
export function pruneSelectors(css: string, isKnown: (name: string) => boolean): string {
  return css.replace(RULE, (rule, list: string, body: string) => {
    const selectors = splitList(list)
    const kept = selectors.filter(selector => STEP.test(selector) || namesOf(selector).every(isKnown))
    if (kept.length === selectors.length) return rule
    return kept.length === 0 ? '' : kept.join(',') + body
  })
}

/** `a:is(b,c),d` -> `a:is(b,c)`, `d`. */
function splitList(list: string): string[] {
  let depth = 0
  let from = 0
  const parts: string[] = []
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(' || list[at] === '[') depth++
    else if (list[at] === ')' || list[at] === ']') depth--
    else if (list[at] === ',' && depth === 0) {
      parts.push(list.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, list.slice(from).trim()]
}

/** `ul.ticks>li:not(.x)[data-tint=sam]:hover` -> ul, ticks, li, sam. */
function namesOf(selector: string): string[] {
  let bare = selector
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/\([^()]*\)/g, '')
  }
  const tints = [...bare.matchAll(/\[data-tint="?([\w-]+)"?\]/g)]
  bare = bare.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '')
  const names = bare.matchAll(/(?:^|[\s>+~.])([a-zA-Z][\w-]*)/g)
  return [...tints, ...names].map(([, name = '']) => name)
}
