import type { Diagnostic } from '../data/diagnose'
import { sentenceOf } from './problem'

/** What an editor reads of a diagnostic: one sentence, on one line whatever it quotes. */
export function explain({ problem, severity }: Diagnostic): string {
  const sentence = sentenceOf(problem).replace(/\s*\n\s*/g, ' ')
  return severity === 'hint' ? `Hinweis: ${sentence}` : sentence
}

/** `content/x.mdx:14:1  Satz`, the one line an editor sees everywhere: terminal, preview and build. */
export function finding(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic
  return `${file}:${line}:${column}  ${explain(diagnostic)}`
}

/** The content is wrong; the message holds one finding a line, for editors, and no stack. */
export function contentError(diagnostics: readonly Diagnostic[]): Error {
  const message = `\n${diagnostics.map(finding).join('\n')}\n`
  return Object.assign(new Error(message), { name: 'Inhalt', stack: message })
}
