import type { Diagnostic, Edit } from '../../../components/shapes'
import { only } from '../../data/closest'
import { replace } from '../../data/diagnose'

/** The repair of what a contract refuses: the word that was meant where only one is near, and plain text where only that may stand. */
export function guess({ ruleId, data }: Diagnostic, at: number, text: string): readonly Edit[] | undefined {
  if (ruleId === 'cell-marks') return withoutMarks(text, at)
  const written = (ruleId === 'unknown-tag' ? data.tag : ruleId === 'unknown-attribute' ? data.name : data.found) ?? ''
  const known = (ruleId === 'attribute-value' ? data.options : data.known) ?? ''
  const right = written && (data.meant || only(written, known.split(',').filter(Boolean)))
  if (!right || right === written) return undefined
  if (ruleId === 'unknown-attribute') return replace(at, written.length, right)
  if (ruleId === 'unknown-tag') return renamed(text, at, written, right)
  if (ruleId !== 'attribute-value' && ruleId !== 'cell') return undefined
  const from = text.indexOf(ruleId === 'cell' ? written : `"${written}"`, at)
  return from === -1 ? undefined : replace(ruleId === 'cell' ? from : from + 1, written.length, right)
}

/** Both names of a box; the parser has paired them. */
function renamed(text: string, at: number, name: string, right: string): Edit[] {
  const isAlone = /^<[^<>]*\/>/.test(text.slice(at))
  const close = isAlone ? -1 : text.indexOf(`</${name}>`, at)
  return [...replace(at + 1, name.length, right), ...(close === -1 ? [] : replace(close + 2, name.length, right))]
}

/** `**fett**` -> `fett`; a link stays, for its address would be lost. */
function withoutMarks(text: string, at: number): Edit[] | undefined {
  const [whole = '', , inner = ''] = /^(\*{1,3}|_{1,3})([^*_|\n]+)\1/.exec(text.slice(at, at + 400)) ?? []
  return whole ? replace(at, whole.length, inner) : undefined
}
