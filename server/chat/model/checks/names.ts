import type { Offer } from '../../../../shared/messages'

/** Words that speak of all offers of a group. */
const groupWords: Readonly<Record<Offer['group'], RegExp>> = {
  package: /paket|package|nachrichten?\b|message/i,
  telephone: /telefon|phone|anruf|calls?\b|minute/i,
  training: /training|kurs\b|kurse\b|course/i,
  video: /video|film/i,
}
const shortestWord = 6

/** The offers that a text names; `isGroup`: as one of their kind, not by their own names. */
export type Named = { offers: readonly Offer[]; isGroup: boolean }

/** @returns finds the offers that a text names, also by a word that no other has: „Terminbuchungen“, „beim Coaching“ */
export function createNames(offers: readonly Offer[]): (text: string) => Named {
  const finders = offers.map(offer => ({ offer, names: namesOf(offer, offers) }))
  return text => {
    const own = finders.filter(({ names }) => names.test(text)).map(({ offer }) => offer)
    const others = offers.filter(
      ({ group }) => groupWords[group].test(text) && !own.some(offer => offer.group === group),
    )
    return { offers: [...own, ...others], isGroup: own.length === 0 }
  }
}

function namesOf({ name, group }: Offer, offers: readonly Offer[]): RegExp {
  const others = offers.filter(offer => offer.name !== name).flatMap(offer => wordsIn(offer.name))
  const own = wordsIn(name).filter(word => !others.includes(word) && !groupWords[group].test(word))
  // „BASIC“ is the package; „Basic“ may be that or the video. „Pro Nachricht“ is no name.
  const title = `${name.charAt(0)}${name.slice(1).toLowerCase()}(?! \\p{Lu})`
  const names = [escaped(name), ...(name === name.toUpperCase() ? [title] : [])]
  const whole = names.map(one => `${one}(?!\\p{L})`)
  return new RegExp(`(?<!\\p{L})(?:${[...whole, ...own.map(beginOf)].join('|')})`, 'u')
}

const wordsIn = (name: string): string[] =>
  (name.match(/\p{L}+/gu) ?? []).filter(
    word => word.length >= shortestWord && /^\p{Lu}/u.test(word),
  )
/** „Verkaufsgespräche“ is meant by „Verkaufsgespräch“, too. */
const beginOf = (word: string): string => word.replace(/e?n?$/, '')
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
