import type { Offer } from '../../messages'
import type { Card } from './cards'
import { conditionSentence, messagesSentence, offerSentence, spanSentence } from './offers'
import { asksPrice, stemOf, subjectWords, wordsOf } from './words'

const longestQuote = 420
const mostLines = 3
const mostOffers = 5
const placeholder = /\[[^\]]*\](?!\()/

/**
 * What a card says to a question: its own words, or sentences made from its figures.
 * @param before the question before, where this one points back: it may name the offer
 */
export function quote(card: Card, question: string, before = ''): string {
  if (card.offers.length > 0) return offersQuote(card, question, before)
  const text = card.kind === 'page' ? firstLine(card.text) : shorten(card.text, question)
  return card.kind === 'page' ? text : `**${card.heading.replace(/^\d+\.\s+/, '')}**\n${text}`
}

function offersQuote({ offers, heading, text }: Card, question: string, before: string): string {
  const chosen = chosenOffers(offers, question, before)
  const [only] = chosen
  const count = /(\d[\d.]*)\s*(?:nachricht|anfragen|chats)/i.exec(question)?.[1]
  const sum = count === undefined ? undefined : messagesSentence(Number(count.replaceAll('.', '')), chosen)
  const end = [sum ?? '', conditionSentence(chosen)]
  const parts =
    chosen.length === 1 && only
      ? [offerSentence(only), ...(only.features ?? []).map(feature => `- ${feature}`), ...end]
      : [
          `**${heading}**`,
          asksPrice(question) ? '' : firstLine(text),
          ...(
            (chosen.length > mostOffers ? spanSentence(chosen) : undefined) ??
            chosen.map(offer => `- ${offerSentence(offer)}`).join('\n')
          ).split('\n'),
          ...end,
        ]
  return parts.filter(Boolean).join('\n')
}

/** The offers that a question names, else those named before, else the first that has what it asks for, else all. */
function chosenOffers(offers: readonly Offer[], question: string, before: string): readonly Offer[] {
  for (const asked of [stemsOf(question), stemsOf(before)]) {
    const named = offers.filter(({ name }) => holds(name, asked))
    if (named.length > 0) return named
  }
  const fitting = offers.find(({ features = [] }) => holds(features.join(' '), stemsOf(question)))
  return fitting && fitting !== offers[0] ? [fitting] : offers
}

function stemsOf(question: string): Set<string> {
  return new Set(subjectWords(question).map(stemOf))
}

function holds(text: string, asked: ReadonlySet<string>): boolean {
  return wordsOf(text).some(word => asked.has(stemOf(word)))
}

/** A passage in a few lines: of a list those that fit the question; nothing that is still a [placeholder]. */
function shorten(text: string, question: string): string {
  const lines = text.split('\n').filter(line => !placeholder.test(line))
  const asked = stemsOf(question)
  const list = lines.filter(line => line.startsWith('- '))
  const fitting = list.filter(line => holds(line, asked))
  const kept = new Set(
    list.length > mostLines && fitting.length > 0 ? fitting.slice(0, mostLines) : list.slice(0, 2 * mostLines),
  )
  const short = lines.filter(line => !line.startsWith('- ') || kept.has(line)).join('\n')
  if (short.length <= longestQuote) return short
  const cut = short.slice(0, longestQuote)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('\n') - 1)
  return end > 0 ? cut.slice(0, end + 1) : `${cut}…`
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
