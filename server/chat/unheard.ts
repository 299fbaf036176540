import { mayName } from './nouns'
import type { PassageIndex } from './passages'
import { verbs } from './several-questions'
import { withoutPlace } from './topics'
import { contentWords } from './words'

// „Gibt es …?“ and „Stellt ihr …?“, not „Welche …?“
const verbFirst = new RegExp(
  `^\\W*(?:(?:und|aber|oder|also|ok|hallo)[\\s,]+)*(?:(?:${verbs})\\b|\\p{L}+(?:t|en|e) (?:ich|du|er|sie|es|ihr|wir|man)\\b)`,
  'iu',
)

/** Whether a question wants a yes or a no. */
export function asksWhether(question: string): boolean {
  return verbFirst.test(question)
}

/**
 * Whether somebody asks for a yes or a no about a thing that the site never speaks of: „Gibt es den Workshop auch als
 * Webinar?“ No passage says so, however much it says of workshops.
 */
export function asksOfUnheard(question: string, index: Pick<PassageIndex, 'knows'>): boolean {
  if (!asksWhether(question)) return false
  const isThing = mayName(question)
  return contentWords(withoutPlace(question)).some(word => isThing(word) && !index.knows(word))
}
