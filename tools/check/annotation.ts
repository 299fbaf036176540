import type { Diagnostic } from '../../renderer/data/diagnose'
import { explain } from '../../renderer/sentences/explain'

/** Escapes what ends a line or a property of a workflow command. */
const escaped = (text: string) =>
  text.replace(/[%\r\n]/g, character => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A finding as a workflow command of GitHub, which shows the sentence at its line of a pull request. */
export function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, severity } = diagnostic
  const kind = severity === 'hint' ? 'warning' : 'error'
  return `::${kind} file=${property(file)},line=${line},col=${column}::${escaped(explain(diagnostic))}`
}
