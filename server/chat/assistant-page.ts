import type { Knowledge, Passage } from '../messages'
import { namedAssistants } from './named-assistants'
import { type Hit, type PassageIndex, pageOf } from './passages'
import { contentWords } from './words'

// How much of the other words of a question a passage of that page has to speak about.
const enough = 0.4

/**
 * What the page of the one assistant that a question names has to say: what it is about, or where the other words of the
 * question stand. Undefined when none is named or when other pages may know better.
 */
export function aboutAssistant(question: string, routes: Knowledge['routes'], index: PassageIndex): Hit[] | undefined {
  const named = namedAssistants(question, routes)
  const [one] = named
  if (!one || named.length > 1) return undefined
  const only = (passage: Passage) => pageOf(passage) === one.url
  const rest = contentWords(question).filter(word => word !== one.name && word !== `${one.name}s`)
  if (rest.length === 0) return index.search(question, 1, { only })
  const found = index.search(rest.join(' '), 3, { only }).filter(({ own }) => own >= enough)
  return found.length > 0 ? found : undefined
}
