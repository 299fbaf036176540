import type { PriceWords } from '../../../shared/messages'
import { readEuro } from '../../../shared/money'
import { finderOf } from '../phrases'

/** What a sentence may not say: a price or promise of the model's own, or that it is a human. */
export type Wrong = 'price' | 'human'

export type SentenceRule = ReturnType<typeof createSentenceRule>

const signs = /[€$£¥%]/
const amount = /\d[\d.]*(?:,\d{2})?[ \u00a0]€/g
const figure = /\d/

/**
 * A model now and then gets a price wrong, or is talked into it, so it says none by itself. A sentence is wrong when it speaks of
 * money, of a discount, a term or a guarantee, or has a number beside words of price, by the words of price-words.yaml.
 */
export function createSentenceRule(words: PriceWords) {
  const [money, never] = [finderOf(words.money), finderOf(words.never)]
  const [priced, numbers] = [finderOf(words.priced), finderOf(words.numbers)]
  const [human, notHuman] = [finderOf(words.human), finderOf(words.notHuman)]

  const isHuman = (sentence: string) => human(sentence) && !notHuman(sentence)
  const isMoney = (text: string) => signs.test(text) || money(text)

  return {
    wrong(sentence: string): Wrong | undefined {
      if (isHuman(sentence)) return 'human'
      const isCounted = priced(sentence) && (figure.test(sentence) || numbers(sentence))
      return isMoney(sentence) || never(sentence) || isCounted ? 'price' : undefined
    },
    /** The same in a scene, whose own amounts in euro may be said. */
    wrongInScene(sentence: string, allowed: readonly number[]): Wrong | undefined {
      if (isHuman(sentence)) return 'human'
      const rest = sentence.replace(amount, said =>
        allowed.includes(readEuro(said) ?? Number.NaN) ? '' : said,
      )
      return isMoney(rest) ? 'price' : undefined
    },
  }
}
