import type { Diagnostic } from '../../components/shapes'
import { boxes } from './boxes'
import { data } from './data'
import { files } from './files'
import { golive } from './golive'
import { hints } from './hints'
import { links } from './links'
import type { Sentences } from './meant'
import { syntax } from './syntax'
import { text } from './text'
import { yaml } from './yaml'

/** One German sentence for each rule: what is wrong, and the cure. */
const sentences: Sentences = { ...boxes, ...data, ...files, ...golive, ...hints, ...links, ...syntax, ...text, ...yaml }

/** The sentence for a diagnostic. A rule without one is a mistake of ours and says so. */
export function explain({ ruleId, data }: Diagnostic): string {
  return sentences[ruleId]?.(data) ?? `Unbekannter Fehler „${ruleId}“.`
}

/** `content/x.mdx:14:1  Satz`, the one line an editor sees everywhere, whatever it quotes: terminal, preview and build. */
export function finding(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic
  return `${file}:${line}:${column}  ${explain(diagnostic).replace(/\s*\n\s*/g, ' ')}`
}
