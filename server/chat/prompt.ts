import type { Knowledge, Passage } from '../messages'
import type { Turn } from './conversation'
import type { WireMessage } from './wire'

/** Characters of the system message: under 6 000 tokens, counted at three characters a token, which German never beats. */
export const LONGEST_PROMPT = 17_500
const LONGEST_PASSAGE = 1_100

/** `21.11.2026`: today where the agency is. */
export function viennaDate(now: Date): string {
  return new Intl.DateTimeFormat('de-AT', {
    timeZone: 'Europe/Vienna',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now)
}

/**
 * What goes to the model: one system message, then the history with the question last (specification, section 7).
 * @param passages those that fit the question, best first; as many as there is room for
 */
export function wireMessages(
  knowledge: Knowledge,
  passages: readonly Passage[],
  turns: readonly Turn[],
  now: Date,
): WireMessage[] {
  return [{ role: 'system', content: systemMessage(knowledge, passages, now) }, ...turns]
}

function systemMessage(knowledge: Knowledge, passages: readonly Passage[], now: Date): string {
  const fixed = [
    `Heute ist der ${viennaDate(now)}.`,
    knowledge.persona.trim(),
    `# Wissen: das Wichtigste\n\n${knowledge.digest}`,
  ].join('\n\n')
  let room = LONGEST_PROMPT - fixed.length
  const fitting: string[] = []
  for (const { url, page, heading, text } of passages) {
    const passage = `## ${page}: ${heading} (${url})\n${text.slice(0, LONGEST_PASSAGE).toWellFormed()}`
    if (passage.length > room) break
    room -= passage.length + 2
    fitting.push(passage)
  }
  const found = fitting.length > 0 ? `\n\n# Wissen: Stellen der Website zu dieser Frage\n\n${fitting.join('\n\n')}` : ''
  return (fixed + found).slice(0, LONGEST_PROMPT).toWellFormed()
}
