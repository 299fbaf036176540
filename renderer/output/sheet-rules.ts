/** A rule without rules in it, in minified CSS: its selectors and the rest. At-rules stand behind an `@`. */
const RULE = /(?<=[{};]|^)([^{}@;]+)(\{[^{}]*\})/g
const STEP = /^(?:from|to|[\d.]+%)$/

/** A part of a sheet: a rule, or what stands between rules as it is. */
export type SheetPart = string | { selectors: readonly string[]; body: string }

/** Cuts minified CSS at its rules. Steps of movements are no rules: they stay what they are. */
export function readRules(css: string): SheetPart[] {
  const parts: SheetPart[] = []
  let from = 0
  for (const { 0: rule, 1: list = '', 2: body = '', index } of css.matchAll(RULE)) {
    const selectors = splitList(list)
    if (selectors.some(selector => STEP.test(selector))) continue
    parts.push(css.slice(from, index), { selectors, body })
    from = index + rule.length
  }
  return [...parts, css.slice(from)]
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
