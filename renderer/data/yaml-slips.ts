import type { Edit } from '../../components/shapes'

/** What is wrong in a line of YAML: the offset of the thing itself, what fills the sentence, and an exact repair. */
export type YamlSlip = { ruleId: string; at: number; data?: Record<string, string>; fix?: Edit[] }

type Groups = Record<string, string>
type Slip = {
  ruleId: string
  /** `before` is what stands before the thing, `thing` the thing itself. */
  line: RegExp
  /** What belongs in its place; absent where only a person can tell. */
  cure?: (groups: Groups) => string
  data?: (groups: Groups) => Groups
}

const quoted = ({ thing = '' }: Groups) => `"${unquoted(thing)}"`
const unquoted = (value: string) => value.trim().replace(/["„“”»«]/g, '')

/** Slips that YAML reports in its own terms, or only in the next line. Of a line the first that fits is told. */
const SLIPS: Slip[] = [
  {
    ruleId: 'yaml-tab',
    line: /^(?<before>)(?<thing> *\t[ \t]*)(?=(?<dash>-)?)/,
    cure: ({ dash }) => (dash ? '  ' : ''),
  },
  {
    ruleId: 'odd-space',
    line: /^(?<before>(?:\s*(?:- )?\w+:)? *)(?<thing>[\u00a0\u2007\u202f\t]\s*)/,
    cure: () => ' ',
  },
  {
    ruleId: 'item-sign',
    line: /^(?<before>\s*)(?<thing>(?<sign>[•●▪◦‣·–—])\s*)(?=\S)/,
    cure: () => '- ',
    data: ({ sign = '' }) => ({ sign }),
  },
  { ruleId: 'item-space', line: /^(?<before>\s*)(?<thing>-)(?=[\p{L}"'{*])/u, cure: () => '- ' },
  {
    ruleId: 'redirect-pair',
    line: /^(?<before>\s*)(?<thing>(?<from>\/[^\s:]*) +(?:(?:[-=]?>|→|=) *)?(?<to>\/\S*))\s*$/,
    cure: ({ from, to }) => `${from}: ${to}`,
    data: ({ from, to }) => ({ right: `${from}: ${to}` }),
  },
  { ruleId: 'redirect-dash', line: /^(?<before>\s*)(?<thing>- +)(?=["']?\/\S*:\s)/, cure: () => '' },
  {
    ruleId: 'colon-space',
    line: /^(?<before>\s*(?:- )?(?:\{ *)?(?<key>[\w/.-]+))(?<thing>:)(?=[^\s/:]|\/[^/\s])/,
    cure: () => ': ',
    data: ({ key = '' }) => ({ key }),
  },
  {
    ruleId: 'row-name',
    line: /^(?<before>\s*(?:- )?(?<name>\p{L}[\p{L}\d-]*))(?<thing> )(?=[{[])/u,
    cure: () => ': ',
    data: ({ name = '' }) => ({ name }),
  },
  {
    ruleId: 'yaml-comment',
    line: /^(?<before>[^"#]*[{[][^"#}\]]*\s)(?<thing>#.*)$/,
    data: ({ before = '' }) => ({
      kept:
        before
          .split(/[,:{[]\s/)
          .at(-1)
          ?.trim() ?? '',
    }),
  },
  {
    ruleId: 'row-open',
    line: /^(?<before>\s*(?:- )?(?:[^\s:{[]+: )?)(?<thing>[{[][^}\]]*)$/,
    cure: ({ thing = '' }) => `${thing.trimEnd()}${thing.startsWith('{') ? ' }' : ']'}`,
    data: ({ thing = '' }) => ({ sign: thing.startsWith('{') ? '}' : ']' }),
  },
  {
    ruleId: 'row-start',
    line: /^(?<before>\s*- )(?<thing>\w+: [^{]*\})\s*$/,
    cure: ({ thing }) => `{ ${thing}`,
    data: () => ({ sign: '{' }),
  },
  { ruleId: 'row-semicolon', line: /^(?<before>.*\{[^}]*?\S)(?<thing>\s*;\s*)(?=\w+: )/, cure: () => ', ' },
  {
    ruleId: 'row-comma',
    line: /^(?<before>.*\{.*?: [^,{}":]*[^,{}":\s])(?<thing> +)(?=(?<next>\w+): )/,
    cure: () => ', ',
    data: ({ next = '' }) => ({ before: next }),
  },
  {
    ruleId: 'row-end',
    line: /^(?<before>\s*(?:- )?(?:[^\s:]+: )?[{[].*[}\]])(?<thing>\s*[,;]\s*)$/,
    cure: () => '',
    data: ({ thing = '' }) => ({ sign: thing.trim() }),
  },
  { ruleId: 'yaml-plain', line: /^(?<before>\s*(?:- )?(?:\w+: )?)(?<thing>\*\*.*|\[[^\]]*\]\(.*)$/ },
  {
    ruleId: 'row-value',
    line: /^(?<before>.*\{.*?(?<name>\w+): )(?<thing>[^,{}"]*(?:: |[[{])[^,]*?|"[^",]*"[^,}]+?)(?=,| *\}\s*$)/,
    cure: quoted,
    data: ({ name = '', thing = '' }) => ({ name, value: unquoted(thing) }),
  },
  {
    ruleId: 'yaml-start',
    line: /^(?<before>\s*(?:- )?(?:\w+: )?)(?<thing>[@`%&*!|>].*|\[[^\]]*\]\s*[^\s,#\]].*)$/,
    cure: quoted,
    data: ({ thing = '' }) => ({ sign: thing[0] ?? '' }),
  },
  {
    ruleId: 'yaml-colon',
    line: /^(?<before>\s*(?:- )?(?:[^\s:"'{[]+: ))(?<thing>[^"'{[#\s].*?:(?:\s.*)?)$/,
    cure: quoted,
  },
]

/** The slip in a line that starts at `offset` of its file; nothing where the line looks right. */
export function slipIn(line: string, offset: number): YamlSlip | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined
  const inQuotes = quoteSlip(line, offset)
  if (inQuotes) return inQuotes
  for (const { ruleId, line: pattern, cure, data } of SLIPS) {
    const groups = pattern.exec(line)?.groups as Groups | undefined
    if (!groups) continue
    const { before = '', thing = '' } = groups
    const at = offset + before.length
    const colon = ruleId === 'yaml-colon' ? thing.search(/:(?:\s|$)/) : 0
    return {
      ruleId,
      at: at + colon,
      ...(data && { data: data(groups) }),
      ...(cure && { fix: [{ from: at, to: at + thing.length, text: cure(groups) }] }),
    }
  }
  return undefined
}

/** A value in straight quotes that holds others, or whose second quote is missing. */
function quoteSlip(line: string, offset: number): YamlSlip | undefined {
  const { before = '', value = '' } =
    /^(?<before>\s*(?:- )?(?:[^\s:"'{[]+: )?)(?<value>["'].*?)\s*$/.exec(line)?.groups ?? {}
  const quote = value[0]
  if (!quote) return openInRow(line, offset)
  const inner = value.indexOf(quote, 1)
  const at = offset + before.length
  const fix = (text: string) => [{ from: at, to: at + value.length, text }]
  if (inner === -1) return { ruleId: 'yaml-quote-open', at, fix: fix(value + quote) }
  if (inner === value.length - 1 || /^(["'])(?:(?!\1).)*\1\s*#/.test(value)) return undefined
  const readings = [value, value.slice(1, value.endsWith(quote) ? -1 : undefined)].map(words => inPairs(words, quote))
  const [only, more] = readings.filter(reading => reading !== undefined)
  const right = only !== undefined && more === undefined && !/\s#|\\/.test(value)
  return { ruleId: 'yaml-quotes', at: at + inner, ...(right && { fix: fix(quote + only + quote) }) }
}

/** A row in brackets with a quote that has no second one. */
function openInRow(line: string, offset: number): YamlSlip | undefined {
  const open = /^[^"]*[{[](?:[^"]*"[^"]*")*[^"]*(?=")/.exec(line)
  const isOdd = line.split('"').length % 2 === 0
  return open && isOdd ? { ruleId: 'row-quote', at: offset + open[0].length, data: { sign: '"' } } : undefined
}

/** `"Sam", der Concierge` -> `„Sam“, der Concierge`; nothing where a quote stands where none opens or closes. */
function inPairs(words: string, quote: string): string | undefined {
  let open = false
  let odd = false
  const german = words.replaceAll(quote, (_, at: number) => {
    const [before = ' ', after = ' '] = [words[at - 1], words[at + 1]]
    if (quote === "'" && /\p{L}/u.test(before) && /\p{L}/u.test(after)) return '’'
    open = !open
    odd ||= open ? /[\p{L}\d]/u.test(before) || after === ' ' : before === ' ' || /[\p{L}\d]/u.test(after)
    return open ? '„' : '“'
  })
  return odd || open ? undefined : german
}

/**
 * The first line whose indent fits none of the lines above it, or that is no list item among list items. Holds for files whose
 * blocks are lists and `name: value`, one a line.
 */
export function oddIndent(text: string): YamlSlip | undefined {
  const levels: { column: number; isList: boolean }[] = []
  let opens = true
  let offset = 0
  for (const line of text.split('\n')) {
    const column = line.search(/[^ ]/)
    const at = offset + column
    offset += line.length + 1
    if (column === -1 || line[column] === '#') continue
    const isList = /^ *-(?: |$)/.test(line)
    const open = levels.length
    while (levels.some(level => level.column > column)) levels.pop()
    // A list may stand as far left as the name above it, which the next name ends.
    if (!isList && levels.at(-1)?.isList && levels.at(-2)?.column === column) levels.pop()
    const level = levels.at(-1)
    const isNew = (level?.column ?? -1) < column || (isList && !level?.isList)
    if (isNew && (!opens || (column > 0 && levels.length < open) || (!level && column > 0)))
      return { ruleId: 'yaml-indent', at }
    if (!isNew && level?.isList && !isList) return { ruleId: 'yaml-neighbour', at }
    if (isNew) levels.push({ column, isList })
    const name = /^ *- +(?=[^\s:"'{[]+:(?:\s|$))/.exec(line)
    if (name) levels.push({ column: name[0].length, isList: false })
    opens = /(?::|^ *-)\s*(?:#.*)?$/.test(line)
  }
  return undefined
}
