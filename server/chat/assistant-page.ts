import type { Knowledge, Passage } from '../messages'
import { moreAt } from './links'
import { namedAssistants } from './named-assistants'
import { asPassage, type PassageIndex, pageOf } from './passages'
import { isAboutCosts } from './price-passages'
import { contentWords, fold } from './words'

// How much of the other words of a question a passage of that page has to speak about.
const enough = 0.4
// A single word is all that is asked: „Elektroautos“ is more than „Autos“.
const enoughOfOne = 0.8

/**
 * What the page of the one assistant that a question names has to say: what it is about, or where the other words of the
 * question stand. Undefined when none is named or when other pages may know better.
 */
export function aboutAssistant(
  question: string,
  routes: Knowledge['routes'],
  index: PassageIndex,
): Passage[] | undefined {
  const named = namedAssistants(question, routes)
  const [one] = named
  if (!one || named.length > 1) return undefined
  // Who asks for no price is not helped by one.
  const only = (passage: Passage) => pageOf(passage) === one.url && !isAboutCosts(passage)
  const rest = contentWords(question).filter(word => word !== one.name && word !== `${one.name}s`)
  // „Was kann Luigi?“
  const route = routes.find(({ url }) => url === one.url)
  if (rest.length === 0) return route && [asPassage(route)]
  const least = rest.length === 1 ? enoughOfOne : enough
  const found = index.search(rest.join(' '), 3, { only }).filter(({ own }) => own >= least)
  return found.length > 0 ? found.map(({ passage }) => passage) : undefined
}

// Words of questions that set assistants side by side, folded.
const compares = /unterschied|unterscheid|vergleich|verglichen|\b(oder|beser|welche\w*|wer)\b/

/** What each of the assistants does that a question sets side by side; undefined where it asks for something else. */
export function comparedAssistants(question: string, routes: Knowledge['routes']): string | undefined {
  const named = namedAssistants(question, routes)
  const folded = fold(question)
  if (named.length < 2 || !compares.test(folded)) return undefined
  const rest = contentWords(question).filter(
    word =>
      !/unterschied|unterscheid|vergleich|zwischen|brauch|nehm/.test(fold(word)) &&
      !named.some(({ name }) => word.startsWith(name)),
  )
  if (rest.length > 0) return undefined
  const each = named.map(({ url }) => {
    const route = routes.find(one => one.url === url)
    return route ? `${route.description}\n${moreAt(asPassage(route))}` : ''
  })
  return each.join('\n\n')
}
