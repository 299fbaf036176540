import type { YAMLError } from 'yaml'

/** Where YAML stopped, by the slip that mostly leads there: its own errors name what it would have liked to read. */
export function stumble({ code, pos }: YAMLError, text: string): { code: string; from: number } {
  const start = text.lastIndexOf('\n', pos[0] - 1) + 1
  const [line = '', next = ''] = text.slice(start).split('\n', 2)
  // An item at an odd place, or one behind it.
  if (/^[ ]*- /.test(line) && text.slice(start, pos[0]).trim() === '' && /IMPLICIT_KEY$/.test(code))
    return { code: 'BAD_INDENT', from: start + indent(line) }
  const isAlone = !/:(\s|$)/.test(text.slice(pos[0], start + line.length))
  const isDeeper = /:\s+\S/.test(line) && indent(next) > indent(line.replace(/^(\s*)- /, '$1  '))
  // Quotes that end too early are the usual case; without any, a bracket is, or the line is out of place.
  if (code === 'UNEXPECTED_TOKEN' && !/["']/.test(line)) {
    const [before, behind] = [text.slice(start, pos[0]), text.slice(pos[0])]
    return { code: /^[[{]/.test(behind) || /[[{\]]\s*$/.test(before) ? 'ODD_BRACKET' : 'ODD_LINE', from: pos[0] }
  }
  // What YAML takes for a colon in a value is mostly a second line that is indented too far.
  return /IMPLICIT_KEY$/.test(code) && isAlone && isDeeper
    ? { code: 'BAD_INDENT', from: start + line.length + 1 + indent(next) }
    : { code, from: pos[0] }
}
const indent = (line: string) => line.length - line.trimStart().length
