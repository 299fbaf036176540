import type { Edit } from '../../components/shapes'
import type { Mistake } from './mistake'

/** Makes a mistake of a row; places count in its line. */
export type MakeMistake = (kind: string, at: number, data: Mistake['data'], edit?: Edit) => Mistake

/**
 * What stands where it must not beside the brackets of a row: a comma behind them, words behind a value in [brackets],
 * semicolons in a list. `bare` is the line with `·` for all that stands in quotes.
 */
export function bracketMistake(line: string, bare: string, make: MakeMistake): Mistake | undefined {
  const end = /(?<=^\s*(?:- [{[]|[^\s{[:]+: [{[]).*[}\]])\s*([,;])\s*$/.exec(bare)
  if (end && count(bare, '{') === count(bare, '}') && count(bare, '[') === count(bare, ']'))
    return make(
      'row-end',
      bare.lastIndexOf(end[1] ?? ''),
      { sign: end[1] ?? '' },
      { from: end.index, to: bare.length, text: '' },
    )
  const bracket = /^\s*(?:- |[^\s{[:]+: )(?=\[[^\]]*\][^\S\n]*\S)/.exec(bare)
  if (bracket) {
    const from = bracket[0].length
    const value = bare.slice(from).trimEnd()
    if (value.includes('](')) return make('yaml-markup', from, {})
    const edit = { from, to: from + value.length, text: `"${value}"` }
    return make('yaml', from, { code: 'BAD_SCALAR_START', sign: '[' }, value.includes('·') ? undefined : edit)
  }
  const [upTo = '', words = ''] = /^\s*(?:- )?[^\s{[:]+: \[([^[\]]*)/.exec(bare) ?? []
  if (words.includes(';')) {
    const [from, to] = [upTo.length - words.length, upTo.length]
    // In quotes it may stand.
    const text = line
      .slice(from, to)
      .replace(/\s*;\s*/g, (found, at: number) => (words.startsWith(found, at) ? ', ' : found))
    return make('row-semicolon', bare.indexOf(';', from), {}, { from, to, text })
  }
  return undefined
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1
}
