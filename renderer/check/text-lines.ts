import { conflictMarks } from './conflicts'
import { ITEM_SIGN, LIST_SIGN } from './item-sign'
import type { Mistake } from './mistake'
import type { TagToken } from './tag-reader'

/** What is wrong with the letters of a page, whatever they mean. `tokens` are its tags: they are read elsewhere. */
export function scanLines(text: string, tokens: readonly TagToken[], bodyStart: number): Mistake[] {
  const inTag = (at: number) => tokens.some(({ from, to }) => at >= from && at < to)
  const mistakes: Mistake[] = []
  const add = (
    kind: string,
    at: number,
    data: Mistake['data'],
    from: number,
    to: number,
    words: string,
    fix = true,
  ) => {
    const mask = [{ from, to, text: words }]
    mistakes.push({ kind, data, at, mask, ...(fix && { edits: mask }) })
  }
  for (const { kind, mark, from, to } of conflictMarks(text)) add(kind, from, { mark }, from, to, '', false)
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+$/gm))
    add('trailing-space', index, {}, index, index + spaces.length, '')
  for (const { 0: sign, index } of text.matchAll(ODD)) {
    if (inTag(index)) continue
    const kind = oddKind(text, sign, index)
    if (!kind || (index < bodyStart && kind !== 'garbled')) continue
    const [from, to] = [index, index + sign.length]
    // A space keeps the places of all that stands behind it.
    const edits = kind === 'garbled' ? {} : { edits: [{ from, to, text: kind === 'odd-unseen' ? '' : ' ' }] }
    mistakes.push({
      kind,
      data: { found: sign },
      at: index,
      mask: [{ from, to, text: ' '.repeat(to - from) }],
      ...edits,
    })
  }
  for (const { 1: marks = '', index } of text.matchAll(/^(#{1,6})(?=[^\s#\u00ad\u200b\u2060])/gm))
    if (index >= bodyStart) add('heading-space', index, { marks }, index + marks.length, index + marks.length, ' ')
  for (const { index } of text.matchAll(/^[ \t]*-(?=[A-ZÄÖÜ*„][^\n]{3})/gm))
    if (index >= bodyStart && !inTag(index)) {
      const dash = text.indexOf('-', index) + 1
      add('item-space', index, {}, dash, dash, ' ')
    }
  for (const { 1: before = '', 2: sign = '', index } of text.matchAll(new RegExp(ITEM_SIGN, 'gm')))
    if (index >= bodyStart && !inTag(index)) {
      const from = index + before.length
      const to = from + sign.length + (/^[ \t]*/.exec(text.slice(from + sign.length))?.[0].length ?? 0)
      add('item-sign', from, { sign }, from, to, '- ')
    }
  for (const { sign, from } of listSigns(text))
    if (from >= bodyStart && !inTag(from)) {
      const to = from + sign.length + (/^[ \t]*/.exec(text.slice(from + sign.length))?.[0].length ?? 0)
      add('item-sign', from, { sign }, from, to, /^\d/.test(sign) ? `${sign[0]}. ` : '- ')
    }
  for (const { 0: marks, 1: number = '', index } of text.matchAll(NUMBERED))
    if (index >= bodyStart) add('item-space', index, { number }, index + marks.length, index + marks.length, ' ')
  return mistakes
}

/** Signs that only two lines below each other, or more, show to be those of a list. */
function listSigns(text: string): { sign: string; from: number }[] {
  if (!/^[ \t]*(?:o[ \t]|[^\p{L}\s<#|*[(„-])/mu.test(text)) return []
  let start = 0
  const lines = text.split('\n').map(line => {
    const { 1: indent = '', 2: sign = '' } = LIST_SIGN.exec(line) ?? []
    const found = { sign, from: start + indent.length, isSentence: /[.!?…][ \t]*$/.test(line) }
    start += line.length + 1
    return found
  })
  // Two sentences with a picture each are two sentences.
  return lines.filter(({ sign, isSentence }, index) =>
    [lines[index - 1], lines[index + 1]].some(next => sign && next?.sign && (next.sign === sign || !isSentence)),
  )
}

/** „1.Erstens“, but not „1.Mai“. */
const NUMBERED =
  /^[ \t]*(\d{1,2}\.)(?=\*\*|\p{Lu})(?!Jänner|Januar|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/gmu

/** Spaces and signs of no width, signs that no keyboard makes, and what letters become when they are read in another encoding. */
const ODD =
  /[\u00a0\u00ad\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\ufeff\ufffd\p{Cc}](?<![\t\n])|Ã[\u0080-\u00bf\u0152-\u017e\u2013-\u203a]|â€./gu
/** What stands before a sign that makes a heading, an item or a link of a line. */
const MARKS = /^[ \t]*(?:(?:#{1,6}|[-*+>|]|\d+[.)])[ \t]*)*$|\]\(?$/

/** Within a sentence the page takes every space for an ordinary one, and what is unseen for nothing: then there is no mistake. */
function oddKind(text: string, sign: string, at: number): string | undefined {
  if (/^[\ufffdÃâ]/.test(sign)) return 'garbled'
  if (/\p{Cc}/u.test(sign)) return 'odd-unseen'
  if (!MARKS.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))) return undefined
  return /[\u00ad\u200b\u2060\ufeff]/.test(sign) ? 'odd-unseen' : 'odd-space'
}
