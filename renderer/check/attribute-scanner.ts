import type { Edit } from '../../components/shapes'
import type { Mistake } from './mistake'
import { blank } from './places'

/** What may follow a closing quote: the end of the tag, the next attribute, the end of the line. */
const AFTER = String.raw`(?=[ \t]*\/?>|[ \t]+[A-Za-z_$][\w:-]*[ \t]*=|[ \t]*$)`
const LAST_STRAIGHT = new RegExp(`"${AFTER}`)
const LAST_CURLY = new RegExp(`[“”„‘’«»]${AFTER}`)
const CURLY = /[“”„‚‘’«»]/

/** The value of an attribute: where it ends, what is wrong with it, and whether it could be kept. */
export type Value = { end: number; mistake?: Mistake; lost?: boolean }

/** Reads what stands behind `name=`. `from` is where the name starts, `at` where the value does. */
export function scanValue(text: string, name: string, from: number, at: number): Value {
  const lineEnd = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at)
  const first = text[at] ?? ''
  if (first === '"' || first === "'") return quoted(text, name, at, lineEnd, first)
  const line = text.slice(at + 1, lineEnd)
  if (CURLY.test(first)) {
    const last = LAST_CURLY.exec(line) ?? LAST_STRAIGHT.exec(line)
    const end = last ? at + 1 + last.index + 1 : lineEnd
    const edits = [straight(at), ...(last ? [straight(end - 1)] : [])]
    return {
      end,
      mistake: { kind: 'attribute-curly', data: { name, found: text.slice(at, end) }, at, mask: edits, edits },
    }
  }
  if (first === '{') {
    const close = line.indexOf('}')
    const end = close === -1 ? at + 1 : at + 1 + close + 1
    return {
      end,
      lost: true,
      mistake: { kind: 'attribute-braces', data: { name }, at, mask: [blank(text, from, end)] },
    }
  }
  const value = /^[^\s>]*?(?=\/?>|\s|$)/.exec(text.slice(at))?.[0] ?? ''
  const end = at + value.length
  const edits: Edit[] = [
    { from: at, to: at, text: '"' },
    { from: end, to: end, text: '"' },
  ]
  const mask = [blank(text, from, end)]
  return {
    end,
    lost: true,
    mistake: { kind: 'attribute-bare', data: { name, value }, at, mask, ...(value && { edits }) },
  }
}

function straight(at: number): Edit {
  return { from: at, to: at + 1, text: '"' }
}

function quoted(text: string, name: string, at: number, lineEnd: number, quote: string): Value {
  const line = text.slice(at + 1, lineEnd)
  const next = line.indexOf(quote)
  const value = next === -1 ? line : line.slice(0, next)
  /** The quote that ends the value was forgotten, and the next attribute's first quote ends it. */
  const runsOn = /[ \t][A-Za-z][\w-]*=$/.test(value)
  if (next !== -1 && !runsOn && /^([\s\u00a0,;]|\/?>|$)/.test(line.slice(next + 1))) return { end: at + 1 + next + 1 }

  const curly = LAST_CURLY.exec(value)
  if (curly) {
    const edits = [straight(at + 1 + curly.index)]
    const found = text.slice(at, at + 2 + curly.index)
    return {
      end: at + 2 + curly.index,
      mistake: { kind: 'attribute-curly', data: { name, found }, at: at + 1 + curly.index, mask: edits, edits },
    }
  }
  const last = LAST_STRAIGHT.exec(line)
  if (last && next !== -1 && !runsOn && quote === '"') return inner(text, name, at, at + 1 + last.index)

  const rest = /[ \t][A-Za-z][\w-]*=$|[ \t]*\/?>[ \t]*$|[ \t]*$/.exec(value)
  const end = at + 1 + (rest?.index ?? value.length)
  return { end, mistake: { kind: 'attribute-open', data: { name }, at, mask: [{ from: end, to: end, text: '"' }] } }
}

/** Straight quotes inside a value in straight quotes: German ones were meant. */
function inner(text: string, name: string, at: number, end: number): Value {
  const places = [...text.slice(at + 1, end).matchAll(/"/g)].map(match => at + 1 + match.index)
  const edits = places.map((from, index) => ({ from, to: from + 1, text: index % 2 === 0 ? '„' : '“' }))
  return { end: end + 1, mistake: { kind: 'attribute-inner', data: { name }, at: places[0] ?? at, mask: edits, edits } }
}
