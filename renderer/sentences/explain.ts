import type { Diagnostic } from '../../components/shapes'
import { boxes } from './boxes'
import { data } from './data'
import { links } from './links'
import type { Sentences } from './meant'
import { text } from './text'

/** One German sentence for each rule: what is wrong, and the cure. */
const sentences: Sentences = { ...boxes, ...data, ...links, ...text }

/** The sentence for a diagnostic. A rule without one is a mistake of ours and says so. */
export function explain({ ruleId, data }: Diagnostic): string {
  return sentences[ruleId]?.(data) ?? `Unbekannter Fehler „${ruleId}“.`
}

/** `content/x.mdx:14:1  Satz`, the one line an editor sees everywhere, whatever it quotes: terminal, preview and build. */
export function finding(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic
  return `${file}:${line}:${column}  ${explain(diagnostic).replace(/\s*\n\s*/g, ' ')}`
}

/** The content is wrong; the message holds one finding a line, for editors, and no stack. */
export function contentError(diagnostics: readonly Diagnostic[]): Error {
  const message = `\n${diagnostics.map(finding).join('\n')}\n`
  return Object.assign(new Error(message), { name: 'Inhalt', stack: message })
}
