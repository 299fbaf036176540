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
  const conflict = /^(<{7}|>{7}|={7})(?![<>=]).*$/gm
  const marks = [...text.matchAll(conflict)].filter(([, mark = '']) => mark[0] !== '=' || /^<{7}/m.test(text))
  for (const { 0: line, 1: mark, index } of marks)
    add(mark?.[0] === '<' ? 'conflict' : '', index, {}, index, index + line.length, '', false)
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+$/gm))
    add('trailing-space', index, {}, index, index + spaces.length, '')
  for (const { 0: sign, index } of text.matchAll(/[\u00a0\u2007\u202f\u200b\ufeff\u00ad]/g))
    if (index >= bodyStart && !inTag(index))
      add('odd-space', index, {}, index, index + 1, /[\u200b\ufeff\u00ad]/.test(sign) ? '' : ' ')
  for (const { 1: marks = '', index } of text.matchAll(/^(#{1,6})(?=[^\s#\u00a0])/gm))
    if (index >= bodyStart) add('heading-space', index, { marks }, index + marks.length, index + marks.length, ' ')
  for (const { index } of text.matchAll(/^[ \t]*-(?=[A-ZÄÖÜ*„][^\n]{3})/gm))
    if (index >= bodyStart && !inTag(index)) {
      const dash = text.indexOf('-', index) + 1
      add('item-space', index, {}, dash, dash, ' ')
    }
  return mistakes
}
