import type { Mistake } from './mistake'
import type { TagToken } from './tag-reader'

const VALUE = /(?<=\s)([A-Za-z]\w*)="([^"\n]*)"/g
/** `&amp;` is read there, these are not. */
const MARKS = /\*\*|\]\(|<\/?[a-z]\w*(?:\s[^<>]*)?>/i

/** Attributes hold plain words: what shapes text elsewhere would be shown as it stands, `kicker="**Demo**"`. */
export function attributeMarks(text: string, tokens: readonly TagToken[]): Mistake[] {
  return tokens.flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(VALUE)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
      const mark = MARKS.exec(value)
      if (!mark) return []
      const start = from + index + whole.length - value.length - 1
      const stars = [...value.matchAll(/\*\*/g)].map(({ index: at }) => ({
        from: start + at,
        to: start + at + 2,
        text: '',
      }))
      return [{ kind: 'attribute-marks', data: { name }, at: start + mark.index, mask: [], edits: stars }]
    }),
  )
}
