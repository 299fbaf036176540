import { type parseDocument, visit } from 'yaml'
import type { Problem } from '../components/shapes'

/**
 * What YAML takes otherwise than it was meant, without a word. `at`: line and column of an offset in `text`, of which
 * `document` was made; edits count in it as well.
 */
export function silentProblems(
  document: ReturnType<typeof parseDocument>,
  text: string,
  at: (offset: number) => { line: number; column: number },
): Problem[] {
  const problems: Problem[] = []
  if (!/[ \t]#|\n[ \t]+[-–•][ \t]|[„“”»«]/.test(text)) return problems
  visit(document, {
    Scalar(key, { value, type, range }) {
      if (key === 'key' || type !== 'PLAIN' || !range) return
      problems.push(...gluedLines(text, range[0], range[1]).map(({ from, edits }) => glued(at(from), edits)))
      const quoted = /^[„“”»«]([^„“”»«"]+)[„“”»«]$/.exec(String(value))?.[1]
      if (quoted) {
        const edits = [{ from: range[0], to: range[1], text: `"${quoted}"` }]
        problems.push({ kind: 'odd-quotes', data: { value: quoted }, ...at(range[0]), edits })
      }
      // A path is whole before its note.
      if (String(value).startsWith('/')) return
      const note = /^[ \t]+#/.exec(text.slice(range[1]))
      if (note)
        problems.push({ kind: 'yaml-comment', data: { kept: String(value) }, ...at(range[1] + note[0].length - 1) })
    },
  })
  return problems
}

const glued = (place: { line: number; column: number }, edits: Problem['edits']): Problem => ({
  kind: 'yaml-glued',
  data: {},
  ...place,
  ...(edits && { edits }),
})

/** The items of a list that are part of the value above, because they are indented further. */
function gluedLines(text: string, start: number, end: number): { from: number; edits: Problem['edits'] }[] {
  const above = /^([ \t]*)- *$/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
  return [...text.slice(start, end).matchAll(/\n([ \t]+)([-–•])[ \t]+/g)].flatMap(
    ({ 0: whole, 1: indent = '', 2: sign, index }) => {
      // A dash of another length may be one of the sentence, where there is no list.
      if (!above && sign !== '-') return []
      const [from, to] = [start + index + 1, start + index + whole.length]
      const edits = above ? [{ from, to, text: `${above[1]}- ` }] : undefined
      return [{ from: from + indent.length, edits }]
    },
  )
}
