import type { Diagnostic } from '../../components/shapes'
import { finding } from './explain'

/** The content is wrong; the message holds one finding a line, for editors, and no stack. */
export function contentError(diagnostics: readonly Diagnostic[]): Error {
  const error = new Error(`\n${diagnostics.map(finding).join('\n')}\n`)
  error.name = 'Inhalt'
  error.stack = error.message
  return error
}
