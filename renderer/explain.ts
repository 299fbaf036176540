import type { Problem } from '../components/shapes'
import { boxes } from './sentences/boxes'
import { data } from './sentences/data'
import { golive } from './sentences/golive'
import { head } from './sentences/head'
import { hints } from './sentences/hints'
import { links } from './sentences/links'
import type { Sentences } from './sentences/meant'
import { syntax } from './sentences/syntax'
import { text } from './sentences/text'

/** One German sentence for each kind of problem: what is wrong, and the cure. */
const sentences: Sentences = { ...boxes, ...data, ...golive, ...head, ...hints, ...links, ...syntax, ...text }

/** The sentence for a problem. Kinds without a sentence are a mistake of ours and say so. */
export function explain(problem: Problem): string {
  return sentences[problem.kind]?.(problem.data) ?? `Unbekannter Fehler „${problem.kind}“.`
}

/** `content/x.mdx:14:1  Satz`, the one line an editor sees everywhere, whatever it quotes: terminal, preview and build. */
export function finding(file: string, problem: Problem): string {
  return `${file}:${problem.line}:${problem.column}  ${explain(problem).replace(/\s*\n\s*/g, ' ')}`
}
