import { explain, type Finding } from '../../renderer/data/report'

/** Escapes what ends a line or a property of a workflow command. */
const escaped = (text: string) =>
  text.replace(/[%\r\n]/g, character => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A finding as a workflow command of GitHub, which shows the sentence at its line of a pull request. */
export function annotation(finding: Finding): string {
  const { file, line, column, fatal } = finding
  const kind = fatal ? 'error' : 'warning'
  return `::${kind} file=${property(file)},line=${line},col=${column}::${escaped(explain(finding))}`
}
