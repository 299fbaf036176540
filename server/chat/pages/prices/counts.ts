import type { Offer } from '../../../../shared/messages'
import { euro, thousands } from '../../../../shared/money'
import { fold } from '../words'
import { lowestAndHighest, priceOf } from './offers'

/** So many of what is paid: „2000 Nachrichten“, „6 Leute“. */
type Count = {
  count: number
  per: 'message' | 'minute' | 'person' | 'video'
  /** 20 calls of 3 minutes, where they are told so. */
  calls?: readonly [calls: number, minutes: number]
}

const units: readonly [Count['per'], RegExp, factor: number][] = [
  ['message', /^(?:nachricht|anfrage|chat|fragen|message)/, 1],
  ['minute', /^(?:minute|min$)/, 1],
  ['minute', /^(?:stunde|hour)/, 60],
  [
    'person',
    /^(?:person|people|employee|participant|leut|mitarbeiter|teilnehmer|kollegen|kopf|mann$|platz|anfanger|einsteiger)/,
    1,
  ],
  ['video', /^(?:video|clip|film)/, 1],
]
const otherUnit = /^(?:sek|s$|tag|woche|monat|jahr|uhr|prozent|euro|mal$|seite)/
/** What is paid by what is counted. */
export const groupOfCount = {
  message: 'package',
  minute: 'telephone',
  person: 'training',
  video: 'video',
} as const
const calls = /^(?:anruf|gesprach|telefonat|call)/
const groups: Record<Offer['group'], Count['per']> = {
  package: 'message',
  telephone: 'minute',
  training: 'person',
  video: 'video',
}
const aloneFor =
  /^(?:und |and )?(?:fur|mit|bei|zu|for|with) (?:uns |alle )?(\d+|\p{L}+)(?: zusammen)?\W*$/u
const ofIt = /(?<!\S)(\d+|\p{L}+) (?:davon|solche|stuck|vom|von den|of them)\b/u
// „Zu viert“, from two on
const inParty = ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht']
const written = [
  'null ein zwei drei vier funf sechs sieben acht neun zehn',
  'zero one two three four five six seven eight nine ten',
].map(list => list.split(' '))

/**
 * The count that a question names.
 * @param group what is spoken of: then a bare „für 6?“ is six of it
 */
export function countIn(question: string, group: Offer['group'] | undefined): Count | undefined {
  const plain = fold(question)
    .trim()
    .replace(/\bzu (\w+)\b/g, (whole, word: string) => {
      const at = inParty.indexOf(word)
      return at < 0 ? whole : `${at + 2} personen`
    })
  // „0,75 pro Minute“ and „8K“ count nothing.
  const words = plain.match(/\p{L}+|\d+(?:[.,]\d+)*\p{L}*/gu) ?? []
  const figures = words.flatMap((word, at) => {
    const figure = figureOf(word)
    if (figure === undefined) return []
    // „2000 freie Nachrichten“: one word may stand between, but „20 Sekunden Video“ are no 20 videos.
    const after = words.slice(at + 1, at + 3)
    return [{ figure, after: otherUnit.test(after[0] ?? '') ? [] : after }]
  })
  const counted = figures.flatMap(({ figure, after }) => {
    const unit = after.map(unitOf).find(Boolean)
    return unit ? [{ count: figure * unit[2], per: unit[0] }] : []
  })
  const [first] = counted
  const called = figures.find(({ after }) => after.some(word => calls.test(word)))?.figure
  // „20 Anrufe zu 3 Minuten“
  if (first?.per === 'minute' && called)
    return { count: called * first.count, per: 'minute', calls: [called, first.count] }
  if (first) return first
  // „Für 3?“, „und wenn ich 3 davon brauche“
  // Nobody takes „zwei davon“ of messages or minutes.
  const isCountable = group === 'video' || group === 'training'
  const bare = (aloneFor.exec(plain) ?? (isCountable ? ofIt.exec(plain) : null))?.[1]
  const count = bare && figureOf(bare)
  return count && group ? { count, per: groups[group] } : undefined
}

/** What is paid by a counted word: „Leute“. */
export function unitOf(word: string) {
  return units.find(([, pattern]) => pattern.test(word))
}

/** The number that a folded word tells: „5“, „fünf“, „five“. */
export function figureOf(word: string): number | undefined {
  const number = Math.max(...written.map(list => list.indexOf(word)))
  if (number > 1) return number
  const figure = /^\d+(?:\.\d{3})*$/.test(word) ? Number(word.replaceAll('.', '')) : 0
  return figure > 0 ? figure : undefined
}

/** How sums are told in a language. */
export type Wording = {
  units: Record<Count['per'], string>
  single: Record<Count['per'], string>
  /** „kostet“, „kosten“ */
  costs: readonly [one: string, many: string]
  count: (count: number) => string
  sum: (amount: number) => string
  span: (least: string, most: string) => string
  inPackage: (name: string, amount: string, times: string) => string
  start: string
}

export const inGerman: Wording = {
  units: { message: 'Nachrichten', minute: 'Minuten', person: 'Personen', video: 'Videos' },
  single: {
    message: 'eine Nachricht',
    minute: 'eine Minute',
    person: 'eine Person',
    video: 'ein Video',
  },
  costs: ['kostet', 'kosten'],
  count: thousands,
  sum: euro,
  span: (least, most) => `am Telefon je nach Leistung ${least} bis ${most}`,
  inPackage: (name, amount, times) => `in ${name} ${amount}${times}`,
  start: ', dazu kommt der Startpreis',
}

/** „2.000 Nachrichten kosten in PRO 140 € (2.000 × 0,07 €), dazu kommt der Startpreis.“; undefined where nothing is paid so. */
export function countSentence(
  { count, per, calls }: Count,
  offers: readonly Offer[],
  words: Wording = inGerman,
): string | undefined {
  const priced = offers.filter(offer => priceOf(offer, per) !== undefined)
  if (priced.length === 0) return undefined
  const sumOf = calls ? `${calls.map(words.count).join(' × ')} = ` : ''
  const what =
    count === 1
      ? `${words.single[per]} ${words.costs[0]}`
      : `${sumOf}${words.count(count)} ${words.units[per]} ${words.costs[1]}`
  const begun = what.charAt(0).toUpperCase() + what.slice(1)
  const sum = (price: number) => words.sum(Math.round(count * price * 100) / 100)
  if (per === 'minute' && priced.length > 3) {
    const [least, most] = lowestAndHighest(priced)
    return `${begun} ${words.span(sum(least), sum(most))}.`
  }
  const sums = priced.map(offer => {
    const price = priceOf(offer, per) ?? 0
    const times = count === 1 ? '' : `${words.count(count)} × ${words.sum(price)}`
    if (offer.group === 'package')
      return words.inPackage(offer.name, sum(price), times && ` (${times})`)
    return `${sum(price)} (${[offer.name, times].filter(Boolean).join(', ')})`
  })
  return `${begun} ${sums.join(', ')}${per === 'message' ? words.start : ''}.`
}
