import type { Knowledge } from '../messages'
import { contactLine } from './links'
import { mayName } from './nouns'
import { contentWords } from './words'

// „Wo findet das statt?“, but not „Kann das System …?“: what follows is no noun, also where nobody writes capitals.
const points =
  /\b(?:davon|dazu|dafür|damit|dabei|daran)\b|\bdas(?=\W*$| (?:statt|an|aus|ab|auf|denn|eigentlich|auch|alles|genau|so|bei|wieder|überhaupt|\p{Ll}+en)\b)/iu
// Longer questions name what they are about.
const mostWords = 2
const begins = 'Was genau meinen Sie?'

/**
 * What she says to who points at something that nobody has named, „Wo findet das statt?“ as his first words: she asks what
 * is meant. Undefined for everything else.
 */
export function askBack(question: string, site: Knowledge['site']): string | undefined {
  const words = contentWords(question)
  const names = /\s\p{Lu}/u.test(question) ? words.filter(mayName(question)) : []
  if (!points.test(question) || words.length > mostWords || names.length > 0) return undefined
  return `${begins} Nennen Sie mir den Assistenten, das Training oder die Leistung, um die es geht, dann sehe ich nach. Oder fragen Sie unser Team, ${contactLine(site)}.`
}

/** Whether she asked back with this answer: what comes next says what was meant. */
export function asksBack(answer: string | undefined): boolean {
  return answer?.startsWith(begins) === true
}
