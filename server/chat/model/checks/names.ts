import { escapePattern } from '../../../../shared/escape-pattern'
import type { Offer } from '../../../../shared/messages'

/** Words that speak of all offers of a kind. */
const kinds: Readonly<Record<Offer['group'], RegExp>> = {
  package: /paket|package|nachricht|message/i,
  telephone: /telefon|phone|anruf|calls?\b|minute/i,
  training: /training|kurs\b|kurse\b|course/i,
  video: /video|film/i,
}
const shortestWord = 6

/**
 * Makes a function that finds the offers a text names, by their name or by a word that no other has: „Terminbuchungen“, „beim
 * Coaching“.
 */
export function createNames(offers: readonly Offer[]): (text: string) => Offer[] {
  const finders = offers.map(offer => ({ offer, names: namesOf(offer, offers) }))
  return text => finders.flatMap(({ offer, names }) => (names.test(text) ? offer : []))
}

/** All offers of the kinds that a text speaks of, without the kinds of which one is named. */
export function kindsIn(text: string, all: readonly Offer[], named: readonly Offer[]): Offer[] {
  return all.filter(
    ({ group }) => kinds[group].test(text) && !named.some(one => one.group === group),
  )
}

function namesOf({ name, group }: Offer, offers: readonly Offer[]): RegExp {
  const others = offers.filter(offer => offer.name !== name).flatMap(offer => wordsIn(offer.name))
  const own = wordsIn(name).filter(word => !others.includes(word) && !kinds[group].test(word))
  // „BASIC“ is the package, „Basic“ the package or the video. „Pro“ before a capital letter („Pro Nachricht“) is no name.
  const title = `${name.charAt(0)}${name.slice(1).toLowerCase()}(?! \\p{Lu})`
  const names = [escapePattern(name), ...(name === name.toUpperCase() ? [title] : [])]
  const whole = names.map(one => `${one}(?!\\p{L})`)
  return new RegExp(`(?<!\\p{L})(?:${[...whole, ...own.map(withoutPlural)].join('|')})`, 'u')
}

const wordsIn = (name: string): string[] =>
  (name.match(/\p{L}+/gu) ?? []).filter(
    word => word.length >= shortestWord && /^\p{Lu}/u.test(word),
  )
/** A word without the ending of a plural, so that „Verkaufsgespräch“ finds „Verkaufsgespräche“. */
const withoutPlural = (word: string): string => word.replace(/e?n?$/, '')
