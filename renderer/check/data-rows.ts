import type { Problem } from '../../components/shapes'
import { bracketMistake, type MakeMistake } from './bracket-rows'
import { signMistake } from './item-sign'
import { type Mistake, toProblem } from './mistake'

/** What stands in quotes says nothing of brackets, commas and colons. */
const withoutQuotes = (line: string) =>
  line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, found => '·'.repeat(found.length))
const count = (line: string, sign: string) => line.split(sign).length - 1

/**
 * Rows like `- { label: Kontakt, path: /kontakt }` and `Chatbot: [Bot, Chat]` that are not whole. YAML notices a missing
 * bracket only in the next row, and blames that one.
 */
export function rowProblems(text: string): Problem[] {
  let offset = 0
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    // Behind other words a dash may be one of a sentence.
    const isListed = /^\s*[-•●▪◦‣·–—]|:\s*$/.test(lines[index - 1] ?? '')
    const mistake = (isListed && signMistake(line, offset)) || rowMistake(line, lines[index + 1] ?? '', offset)
    offset += line.length + 1
    return mistake ? [toProblem(mistake, text)] : []
  })
}

function rowMistake(line: string, next: string, offset: number): Mistake | undefined {
  const whole = withoutQuotes(line)
  const note = /(?:^|\s)#/.exec(whole)
  const bare = note ? whole.slice(0, note.index) : whole
  const make: MakeMistake = (kind, at, data, edit) => {
    const edits = edit && [{ from: offset + edit.from, to: offset + edit.to, text: edit.text }]
    return { kind, data, at: offset + at, mask: [], ...(edits && { edits }) }
  }
  if (note && count(bare, '{') > count(bare, '}')) {
    const kept = /[^\s:,{][^:,{]*$/.exec(bare)?.[0].trim() ?? ''
    return make('yaml-comment', note.index + 1, { kept })
  }
  const dash = /^\s*-(?=[\p{L}"'{*])/u.exec(bare)
  if (dash) {
    const at = dash[0].length
    return make('item-space', at - 1, {}, { from: at, to: at, text: ' ' })
  }
  const tight = /^\s*(?:- )?(?:\{ *|\{[^{}]*, *)?(?:([A-Za-z]\w*):(?=[^\s/:]|\/[^/])|(\/[^\s:]*):(?=\/))/.exec(bare)
  if (tight) {
    const at = tight[0].length
    return make('head-space', at - 1, { key: tight[1] ?? tight[2] ?? '' }, { from: at, to: at, text: ' ' })
  }
  const name = /^\s*(?:- )?([\p{L}][\p{L}\d-]*) (?=[{[])/u.exec(bare)
  if (name) {
    const at = name[0].length - 1
    return make('row-name', at, { name: name[1] ?? '' }, { from: at, to: at, text: ':' })
  }
  const quote = /["']/.exec(bare.replace(/(?<=\p{L})'(?=\p{L})/gu, '·'))
  if (/[{[]/.test(bare) && quote) return make('row-quote', quote.index, { sign: quote[0] })
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const missing = count(bare, open) - count(bare, close)
    const end = bare.trimEnd().length
    const goesOn = count(withoutQuotes(next), close) > count(withoutQuotes(next), open)
    const starts = /^\s*(?:- )?(?:[^\s{[:]+: )?/.exec(bare)?.[0].length ?? 0
    if (missing > 0 && !goesOn && bare[starts] === open)
      return make('row-open', starts, { sign: close }, { from: end, to: end, text: open === '{' ? ` ${close}` : close })
    if (
      missing < 0 &&
      bare.trimEnd().endsWith(close) &&
      /[\w"]/.test(bare[starts] ?? '') &&
      count(bare, open) === 0 &&
      /\S/.test(bare.replace(close, ''))
    ) {
      const at = open === '{' ? (/^\s*- /.exec(bare)?.[0].length ?? starts) : starts
      return make('row-start', at, { sign: open }, { from: at, to: at, text: open === '{' ? '{ ' : open })
    }
  }
  return bracketMistake(line, bare, make) ?? flowMistake(line, bare, make)
}

/** A row in braces whose comma is missing, or a value with a colon in it. */
function flowMistake(line: string, bare: string, make: MakeMistake): Mistake | undefined {
  const inner = /\{([^{}]*)\}/.exec(bare)
  if (!inner) return undefined
  for (const { 0: part, 1: name = '', 2: value = '', index } of (inner[1] ?? '').matchAll(
    /[ ]*([a-zA-Z]+):[ ]+([^,]*)/g,
  )) {
    const from = inner.index + 1 + index + part.length - value.length
    const key = /(\s*;\s*|\s+)([a-z][A-Za-z]*):(?=\s)/.exec(value)
    if (key) {
      const [at, between = ''] = [from + key.index, key[1]]
      if (!between.includes(';'))
        return make('row-comma', at + 1, { before: key[2] ?? '' }, { from: at, to: at, text: ',' })
      return make('row-semicolon', at + between.indexOf(';'), {}, { from: at, to: at + between.length, text: ', ' })
    }
    // What was in quotes before goes into the new ones.
    const words = line.slice(from, from + value.trimEnd().length)
    const whole = words.replaceAll('"', '')
    const edit = { from, to: from + words.length, text: `"${whole}"` }
    if (/\]\(/.test(value)) return make('yaml-markup', from, {})
    if (/[[\]]/.test(value) && !/^\[[^[\]]*\]\s*$/.test(value))
      return make('row-bracket', from, { name, value: whole }, edit)
    if (/:(?=\s)/.test(value)) return make('row-colon', from, { name, value: whole }, edit)
  }
  return undefined
}
