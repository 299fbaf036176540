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

/** Takes out the blanks that minifying leaves in values it cannot read, those with `var()`: after commas and around slashes. */
export function withoutBlanks(css: string): string {
  return css.replace(/("[^"]*"|'[^']*')|(,) | (\/) /g, (_, text?: string, comma?: string, slash?: string) =>
    [text, comma, slash].join(''),
  )
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

/**
 * Puts what stands in several blocks of one layer into one block, in the order in which the layers are first named, which is
 * their rank, and what is in no layer behind them, where it counts more: a browser makes the same of it.
 */
export function gatherLayers(css: string): string {
  const layers = new Map<string, string>()
  const add = (name: string, rules: string) => layers.set(name, (layers.get(name) ?? '') + rules)
  let others = ''
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign !== ';') depth += sign === '{' ? 1 : -1
    if (depth > 0) continue
    const part = css.slice(from, index + 1).trim()
    from = index + 1
    const [start, names = ''] = /^@layer ([\w-]+(?:, ?[\w-]+)*)[{;]/.exec(part) ?? []
    if (start === undefined) others += part
    else if (sign === '}') add(names, part.slice(start.length, -1))
    else for (const name of names.split(/, ?/)) add(name, '')
  }
  const blocks = [...layers].map(([name, rules]) => (rules === '' ? '' : `@layer ${name}{${rules}}`))
  return blocks.join('') + others + css.slice(from).trim()
}
