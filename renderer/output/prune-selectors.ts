/** A rule without rules in it, in minified CSS: its selectors and the rest. At-rules stand behind an `@`. */
const RULE = /(?<=[{};]|^)([^{}@;]+)(\{[^{}]*\})/g
const STEP = /^(?:from|to|[\d.]+%)$/

/** Minified CSS without the selectors for which `matches` does not hold, and without the rules that have none left. */
export function pruneSelectors(css: string, matches: (selector: string) => boolean): string {
  return css.replace(RULE, (rule, list: string, body: string) => {
    const selectors = splitList(list)
    const kept = selectors.filter(selector => STEP.test(selector) || matches(selector))
    if (kept.length === selectors.length) return rule
    return kept.length === 0 ? '' : kept.join(',') + body
  })
}

/** `a:is(b,c),d` -> `a:is(b,c)`, `d`. */
export function splitList(list: string): string[] {
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
