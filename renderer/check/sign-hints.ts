import { oddAmounts } from '../../components/euro'
import type { Edit } from '../../components/shapes'

/** A hint at a place of a piece of text; offsets count from its start. */
export type SignHint = { kind: string; at: number; data: Record<string, string>; edits: Edit[] }

/** „wir ,Sie“, „wir,Sie“ */
const SPACING = /(?<=\p{L}) ([,;])(?=[ \n\p{L}])|(?<=\p{L}\p{L})(,)(?=\p{L}\p{L})/gu

/** Signs that German writes otherwise: quotes, apostrophes, spaces around commas, and amounts where `money` counts. */
export function signHints(source: string, money: boolean): SignHint[] {
  const hints: SignHint[] = []
  const quotes = source.includes('"') ? [...source.matchAll(/(?<!\d)"/g)].map(({ index }) => index) : []
  const [first] = quotes
  if (first !== undefined) {
    const edits = quotes.map(at => ({ from: at, to: at + 1, text: opens(source, at) ? '„' : '“' }))
    hints.push({ kind: 'hint-quotes', at: first, data: {}, edits })
  }
  if (/[´`]/.test(source))
    for (const { index: at } of source.matchAll(/(?<=\p{L})[´`](?=\p{L})/gu))
      hints.push({ kind: 'hint-apostrophe', at, data: {}, edits: [{ from: at, to: at + 1, text: '’' }] })
  for (const { 0: found, 1: late, 2: tight, index: at } of / [,;]|,[^\s\d]/.test(source)
    ? source.matchAll(SPACING)
    : []) {
    const sign = late ?? tight ?? ','
    const gap = tight || /\S/.test(source[at + found.length] ?? '') ? ' ' : ''
    hints.push({
      kind: 'hint-comma',
      at,
      data: { sign },
      edits: [{ from: at, to: at + found.length, text: sign + gap }],
    })
  }
  if (money)
    for (const { from, to, better } of oddAmounts(source))
      hints.push({
        kind: 'hint-amount',
        at: from,
        data: { written: source.slice(from, to), better },
        edits: [{ from, to, text: better }],
      })
  return hints
}

function opens(source: string, at: number): boolean {
  return /^$|[\s([–-]/.test(source.slice(Math.max(0, at - 1), at)) && /\S/.test(source[at + 1] ?? '')
}
