import type { Offer } from '../../messages'
import type { Index } from './card-index'
import { type Card, pageOf } from './cards'
import { conditionSentence, messagesSentence, offerSentence, spanSentence } from './offers'
import { asksPrice, stemOf, subjectWords, wordsOf } from './words'

const longestQuote = 420
const mostUnits = 6
const mostFitting = 3
// A sentence fits a question where it holds so much of it.
const fitsWell = 0.2
const mostOffers = 5
// An offer is meant where the question holds so much of its name.
const namesOffer = 0.45
const placeholder = /\[[^\]]*\](?!\()/
// „0,07 € pro Nachricht“ does not speak of the package PRO.
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|ca|Art|Nr)\.)\s+(?=\p{Lu})/u
const paidPer =
  /\bpro\s+(?=\p{L}*(?:nachricht|minute|person|kopf|monat|jahr|tag|stunde|video|anruf|gespräch|chat|bestellung))/giu

/** How a card is quoted: what was asked, and the question before where this one points back. */
export type Asked = { question: string; before: string; share: Index['share'] }

/** What a card says to a question: its own words, or sentences made from its figures. */
export function quote(card: Card, asked: Asked): string {
  if (card.offers.length > 0) return offersQuote(card, asked)
  if (card.kind === 'page') return firstLine(card.text)
  return `**${card.heading.replace(/^\d+\.\s+/, '')}**\n${shorten(card, asked)}`
}

function offersQuote(card: Card, asked: Asked): string {
  const { heading, text } = card
  const { question } = asked
  const chosen = chosenOffers(card, asked)
  const [only] = chosen
  const count = /(\d[\d.]*)\s*(?:nachricht|anfragen|chats)/i.exec(question)?.[1]
  const sum = count === undefined ? undefined : messagesSentence(Number(count.replaceAll('.', '')), chosen)
  const end = [sum ?? '', conditionSentence(chosen)]
  const parts =
    chosen.length === 1 && only
      ? [offerSentence(only), whomFor(card, only), ...featuresOf(only), ...end]
      : chosen.length === 2
        ? [...chosen.flatMap(offer => [offerSentence(offer), ...featuresOf(offer)]), ...end]
        : [
            `**${heading}**`,
            asksPrice(question) && !holds(firstLine(text), stemsOf(question)) ? '' : firstLine(text),
            ...(
              (chosen.length > mostOffers ? spanSentence(chosen) : undefined) ??
              chosen.map(offer => `- ${offerSentence(offer)}`).join('\n')
            ).split('\n'),
            ...end,
          ]
  return parts.filter(Boolean).join('\n')
}

function featuresOf({ features = [] }: Offer): string[] {
  return features.map(feature => `- ${feature}`)
}

/** What the section of a single offer says besides its price and features. */
function whomFor({ heading, text }: Card, { name }: Offer): string {
  const lines = text.split('\n').filter(line => !/^- |€|USt\.|auf Anfrage/.test(line) && !placeholder.test(line))
  return heading === name ? lines.join('\n') : ''
}

/** The offers that a question names, else those named before, else the only one that has what it asks for, else all. */
function chosenOffers({ offers, url }: Card, { question, before, share }: Asked): readonly Offer[] {
  for (const asked of [question, before]) {
    const held = offers.map(({ name }) => share(name, apartFromPage(asked.replace(paidPer, ''), url)))
    const most = Math.max(...held)
    if (most >= namesOffer) return offers.filter((_, at) => held[at] === most)
  }
  const fitting = offers.filter(one => holds((one.features ?? []).join(' '), stemsOf(question.replace(paidPer, ''))))
  return fitting.length === 1 && fitting[0] !== offers[0] ? fitting : offers
}

/** A question without what the page is called by its address, which tells none of its parts: „Training“, „Luigi“. */
function apartFromPage(question: string, url: string): string {
  const name = stemOf(wordsOf(pageOf(url)).at(-1) ?? '')
  return wordsOf(question)
    .filter(word => stemOf(word) !== name)
    .join(' ')
}

function stemsOf(question: string): Set<string> {
  return new Set(subjectWords(question).map(stemOf))
}

function holds(text: string, asked: ReadonlySet<string>): boolean {
  return wordsOf(text).some(word => asked.has(stemOf(word)))
}

/** A passage in a few lines: all of a short one, else what fits the question; nothing that is still a [placeholder]. */
function shorten({ text, url }: Card, { question, share }: Asked): string {
  const aboutPrice = asksPrice(question)
  const asked = apartFromPage(question, url)
  const units = text
    .split('\n')
    .flatMap(line => line.split(sentenceEnd).map((unit, at) => `${at === 0 ? '\n' : ' '}${unit}`))
    .filter(unit => !placeholder.test(unit))
    .map((unit, at) => ({ unit, at, fits: share(asked, unit) + (aboutPrice && unit.includes('€') ? 1 : 0) }))
  const fitting = units.filter(({ fits }) => fits >= fitsWell).sort((a, b) => b.fits - a.fits || a.at - b.at)
  const isShort = units.length <= mostUnits && text.length <= longestQuote
  const list = units.filter(({ unit, at }) => at === 0 || unit.startsWith('\n- '))
  const outline = list.length > mostFitting ? list : units
  const chosen = isShort ? units : fitting.length > 0 ? fitting.slice(0, mostFitting) : outline
  const kept = new Set<number>()
  let length = 0
  for (const { unit, at } of chosen) {
    if (length > 0 && length + unit.length > longestQuote) break
    kept.add(at)
    length += unit.length
  }
  return units
    .filter(({ at }) => kept.has(at))
    .map(({ unit }) => unit)
    .join('')
    .trim()
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
