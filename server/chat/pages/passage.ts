import { asksPrice } from '../words'
import type { Match, Search } from './search'

const longest = 420
// Asked in such words that the heading would only repeat the question.
const repeated = 0.62
const placeholder = /\[[^\]]*\](?!\()/
/** Lines that answer nothing: the questions below a heading, what stands under every price. */
const furniture = /^- .*\?$|^Alle Preise exkl\. USt\. Wir verkaufen/
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|ca|Art|Nr)\.)\s+(?=\p{Lu})/u

/** What a card says to a question: a short text as a whole, of a long one the sentences that fit best. */
export function passageOf({ card, same }: Match, question: string, search: Search): string {
  if (card.kind === 'page') return card.text
  const sentences = card.text
    .split('\n')
    .filter(line => !furniture.test(line))
    .flatMap(line => line.split(sentenceEnd).map((one, at) => `${at === 0 ? '\n' : ' '}${one}`))
    .filter(sentence => !placeholder.test(sentence))
  const whole = sentences.join('')
  const text = (whole.length > longest ? bestOf(sentences, question, search) : whole).trim()
  const isWhole = text === '' || (card.kind === 'question' && same >= repeated)
  return isWhole ? text : `**${card.heading}**\n${text}`
}

/** The sentences that fit a question best, as many as there is room for, in their own order. */
function bestOf(sentences: readonly string[], question: string, search: Search): string {
  const isPriced = asksPrice(question)
  const ranked = sentences
    .map((sentence, at) => {
      const price = isPriced && sentence.includes('€') ? 0.3 : 0
      return { sentence, at, fit: search.shareOf(question, sentence) + price }
    })
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
  let room = longest
  return ranked
    .filter(({ sentence }, place) => {
      room -= sentence.length
      return room >= 0 || place === 0
    })
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join('')
}
