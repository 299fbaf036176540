import { contracts } from '../../components/contracts'
import { closest } from '../closest'
import type { Mistake } from './mistake'
import { blank } from './places'
import type { TagToken } from './tag-reader'

/** An opening tag, and the one that closes it. */
export type Pair = { open: TagToken; close: TagToken }

/** `orphans` are boxes that lost their frame: what stands in them must not be blamed. */
export type Balance = { pairs: Pair[]; mistakes: Mistake[]; orphans: { name: string; inside?: TagToken }[] }

const known = Object.keys(contracts)

/** Matches opening and closing tags. Every mistake stands at the opening one. */
export function balance(text: string, tokens: readonly TagToken[]): Balance {
  const stack: TagToken[] = []
  const result: Balance = { pairs: [], mistakes: [], orphans: [] }
  const forgotten = new Map<string, number>()

  const unclosed = (open: TagToken): void => {
    forgotten.set(open.name, (forgotten.get(open.name) ?? 0) + 1)
    result.orphans.push({ name: open.name, ...(stack.at(-1) && { inside: stack.at(-1) }) })
    const mask = [blank(text, open.from, open.to)]
    result.mistakes.push({ kind: 'unclosed', data: { tag: open.name }, at: open.from, mask })
    if (!known.includes(open.name))
      result.mistakes.push({
        kind: 'unknown-tag',
        data: { tag: open.name, known: known.join(',') },
        at: open.from,
        mask: [],
      })
  }
  const stray = (close: TagToken): void => {
    const known = forgotten.get(close.name) ?? 0
    forgotten.set(close.name, known - 1)
    const kind = known > 0 ? '' : 'stray-closing'
    result.mistakes.push({ kind, data: { tag: close.name }, at: close.from, mask: [blank(text, close.from, close.to)] })
  }

  for (const [index, token] of tokens.entries()) {
    if (token.form === 'open') stack.push(token)
    if (token.form !== 'close') continue
    const top = stack.at(-1)
    const partner = stack.findLastIndex(open => open.name === token.name)
    const early = partner < 0 ? tokens.slice(0, index).findLast(({ name }) => name === token.name) : undefined
    if (early?.form === 'alone') result.mistakes.push(closedEarly(text, early, token, result.pairs))
    else if (!top) stray(token)
    else if (partner >= 0) {
      while (stack.length > partner + 1) unclosed(stack.pop()!)
      result.pairs.push({ open: stack.pop()!, close: token })
    } else if (!known.includes(top.name) && closest(top.name, known) === token.name) {
      // The opening one is misspelt, the closing one right.
      stack.pop()
      result.pairs.push({ open: { ...top, name: token.name }, close: token })
      const at = text.indexOf(top.name, top.from)
      const edits = [{ from: at, to: at + top.name.length, text: token.name }]
      const data = { tag: top.name, known: known.join(',') }
      result.mistakes.push({ kind: 'unknown-tag', data, at: top.from, mask: edits, edits })
    } else if (closesLater(tokens, index, top) && !closest(token.name, [top.name])) stray(token)
    else {
      stack.pop()
      result.pairs.push({ open: top, close: { ...token, name: top.name } })
      const edits = [{ from: token.from, to: token.to, text: `</${top.name}>` }]
      const data = { tag: top.name, closing: token.name, line: String(text.slice(0, token.from).split('\n').length) }
      result.mistakes.push({ kind: 'closing-misspelt', data, at: top.from, mask: edits, edits })
    }
  }
  while (stack.length > 0) {
    const last = stack.pop()!
    if (stack.at(-1)?.name === last.name) result.mistakes.push(withoutStroke(text, stack.pop()!, last, result.pairs))
    else unclosed(last)
  }
  return result
}

/** `<Quote>` below `<Quote>`, where `</Quote>` was meant. */
function withoutStroke(text: string, open: TagToken, close: TagToken, pairs: Pair[]): Mistake {
  pairs.push({ open, close })
  const edits = [{ from: close.from + 1, to: close.from + 1, text: '/' }]
  const data = { tag: open.name, line: String(text.slice(0, open.from).split('\n').length) }
  return { kind: 'stroke-missing', data, at: close.from, mask: edits, edits }
}

/** `<Quote … />` with `</Quote>` below: the stroke was too much. */
function closedEarly(text: string, open: TagToken, close: TagToken, pairs: Pair[]): Mistake {
  pairs.push({ open, close })
  const at = text.lastIndexOf('/', open.to)
  const data = { tag: open.name, line: String(text.slice(0, close.from).split('\n').length) }
  const from = text.slice(0, at).trimEnd().length
  return {
    kind: 'closed-early',
    data,
    at: open.from,
    mask: [blank(text, at, at + 1)],
    edits: [{ from, to: at + 1, text: '' }],
  }
}

/** Whether an open tag still finds its own closing one further down. */
function closesLater(tokens: readonly TagToken[], index: number, open: TagToken): boolean {
  const next = tokens.slice(index + 1).find(({ name, form }) => name === open.name && form !== 'alone')
  return next?.form === 'close'
}
