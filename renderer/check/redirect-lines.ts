import type { Problem } from '../../components/shapes'
import { type Mistake, toProblem } from './mistake'

const DASH = /^[ ]*-[ ]+(?=["']?\/\S*:\s)/
/** `/alt /trial`, `/alt -> /trial`, `/alt = /trial` */
const PAIR = /^[ ]*(\/[^\s:]*)[ ]+(?:(?:[-=]?>|→|=)[ ]*)?(\/\S*)[ ]*$/

/** Lines of redirects.yaml that are written as in a list, or with something else than a colon in between. */
export function redirectLines(text: string): Problem[] {
  let offset = 0
  return text.split('\n').flatMap(line => {
    const from = offset
    offset += line.length + 1
    const found = lineMistake(line, from)
    return found ? [toProblem(found, text)] : []
  })
}

function lineMistake(line: string, from: number): Mistake | undefined {
  const [dash] = DASH.exec(line) ?? []
  if (dash) {
    const edits = [{ from, to: from + dash.length, text: '' }]
    return { kind: 'redirect-dash', data: {}, at: from + dash.indexOf('-'), mask: edits, edits }
  }
  const [, path = '', target = ''] = PAIR.exec(line) ?? []
  if (path === '') return undefined
  const right = `${path}: ${target}`
  const edits = [{ from, to: from + line.length, text: right }]
  return { kind: 'redirect-pair', data: { right }, at: from, mask: edits, edits }
}
