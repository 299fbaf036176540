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

  /** @param allowed amounts in euro that may be said all the same, such as those of a scene */
  return (sentence: string, allowed: readonly number[] = []): Wrong | undefined => {
    if (human(sentence) && !notHuman(sentence)) return 'human'
    const text = sentence.replace(amount, said =>
      allowed.includes(readEuro(said.trim()) ?? Number.NaN) ? '' : said,
    )
    const hasNumber = figure.test(text) || numbers(text)
    const isPrice = signs.test(text) || money(text) || never(text) || (priced(text) && hasNumber)
    return isPrice ? 'price' : undefined
  }
}
