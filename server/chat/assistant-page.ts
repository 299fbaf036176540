import type { Knowledge, Passage } from '../messages'
import { chooses } from './choice'
import { moreAt } from './links'
import { namedAssistants } from './named-assistants'
import { asPassage, type Hit, type PassageIndex, pageOf } from './passages'
import { isAboutCosts } from './price-passages'
import { asksForPrice } from './price-words'
import { contentWords, fold } from './words'

// How much of the other words of a question a passage of that page has to speak about.
const enough = 0.4
// The caption of a portrait: „Luigi KI-Assistent im Restaurant“.
const portrait = /^\p{Lu}\p{Ll}+ KI-\p{Lu}/u
// „Stellt mir Sabine vor“, folded.
const introduces = /^\W*stel\w*\b.*\bvor\W*$/
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
  const one = theOneNamed(question, routes)
  if (!one) return undefined
  // „Was kann Luigi?“
  const route = routes.find(({ url }) => url === one.url)
  if (one.rest.length === 0) return route && [asPassage(route)]
  // Who asks for no price is not helped by one.
  const only = (passage: Passage) => pageOf(passage) === one.url && !isAboutCosts(passage)
  const found = index.search(one.rest.join(' '), 3, { only }).filter(hit => speaksOf(one.rest, hit))
  return found.length > 0 ? found.map(({ passage }) => passage) : undefined
}

/**
 * Of passages, those that speak of what is asked about the one assistant whom a question names: his name alone is on half
 * of the pages. All of them where no one is named.
 */
export function besidesName(hits: Hit[], question: string, routes: Knowledge['routes'], index: PassageIndex): Hit[] {
  const one = theOneNamed(question, routes)
  if (!one || one.rest.length === 0) return hits
  const passages = new Set(hits.map(({ passage }) => passage))
  const found = index.search(one.rest.join(' '), hits.length, { only: passage => passages.has(passage) })
  const speaking = new Set(found.filter(hit => speaksOf(one.rest, hit)).map(({ passage }) => passage))
  return hits.filter(({ passage }) => (isAboutCosts(passage) ? asksForPrice(question) : speaking.has(passage)))
}

/** The one assistant that a question names, and what else it names. */
function theOneNamed(question: string, routes: Knowledge['routes']): { url: string; rest: string[] } | undefined {
  const [one, ...others] = namedAssistants(question, routes)
  if (!one || others.length > 0) return undefined
  const besides = contentWords(question).filter(word => word !== one.name && word !== `${one.name}s`)
  return { url: one.url, rest: introduces.test(fold(question)) ? [] : besides }
}

/** What a page says of itself, or a portrait, touches everything a little: to answer, it has to speak of all that is asked. */
function speaksOf(rest: readonly string[], { own, passage }: Hit): boolean {
  const isGeneral = !passage.url.includes('#') || portrait.test(passage.text)
  return own >= (rest.length === 1 || isGeneral ? enoughOfOne : enough)
}

// Words of questions that set assistants side by side, folded; who has to choose says for what he wants one.
const compares = /unterschied|unterscheid|vergleich|verglichen|\b(beser|welche\w*|wer)\b/

/** What each of the assistants does that a question sets side by side; undefined where it asks for something else. */
export function comparedAssistants(question: string, routes: Knowledge['routes']): string | undefined {
  const named = namedAssistants(question, routes)
  const folded = fold(question)
  const isChoice = chooses.test(folded)
  if (named.length < 2 || !(isChoice || compares.test(folded))) return undefined
  const rest = contentWords(question).filter(
    word =>
      !/unterschied|unterscheid|vergleich|zwischen|brauch|nehm/.test(fold(word)) &&
      !named.some(({ name }) => word.startsWith(name)),
  )
  if (rest.length > 0 && !isChoice) return undefined
  const each = named.map(({ url }) => {
    const route = routes.find(one => one.url === url)
    return route ? `${route.description}\n${moreAt(asPassage(route))}` : ''
  })
  const end = isChoice ? ['Wer besser passt, sehen wir uns gern mit Ihnen an. Soll ich Ihnen einen Termin geben?'] : []
  return [...each, ...end].join('\n\n')
}
