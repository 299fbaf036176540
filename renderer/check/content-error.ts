/** The content is wrong; the message holds one finding a line, for editors, and no stack. */
export function contentError(findings: readonly string[]): Error {
  const error = new Error(`\n${findings.join('\n')}\n`)
  error.name = 'Inhalt'
  error.stack = error.message
  return error
}
