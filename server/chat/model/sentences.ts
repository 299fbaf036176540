import type { Knowledge } from '../../../shared/messages'
import { figuresIn, readEuro } from '../../../shared/money'
import type { Scene } from '../../../shared/scene/scene'
import { finderOf, hear } from '../phrases'
import { createLinkRule } from './links'
import { createPriceMarks } from './price-marks'
import { createReply, type Judge } from './reply'

const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'
const signs = /[€$£¥%]/
const amount = /\d[\d.]*(?:,\d{2})?[ \u00a0]€/g
const figure = /\d/

export type Sentences = ReturnType<typeof createSentences>

/**
 * What of a model's words reaches visitors. A model now and then gets a price wrong, or is talked into it, so it says none by
 * itself: no money, no discount, no term or guarantee, and no number beside words of price, by the words of price-words.yaml. No
 * address that is not the site's, and never that it is a human.
 */
export function createSentences(
  knowledge: Pick<Knowledge, 'priceWords' | 'offers' | 'site' | 'routes'>,
) {
  const { priceWords } = knowledge
  const { instead } = priceWords
  const leadsAway = createLinkRule(knowledge)
  const marks = createPriceMarks(knowledge)
  const never = finderOfText([...priceWords.never, ...priceWords.discounts])
  const [money, priced] = [finderOfText(priceWords.money), finderOfText(priceWords.priced)]
  const numbers = finderOfText(priceWords.numbers)
  const [human, notHuman] = [finderOfText(priceWords.human), finderOfText(priceWords.notHuman)]

  const isHuman = (sentence: string) => human(sentence) && !notHuman(sentence)
  const isMoney = (text: string) => signs.test(text) || money(text)
  function isPrice(sentence: string): boolean {
    const isCounted = priced(sentence) && (figure.test(sentence) || numbers(sentence))
    return isMoney(sentence) || never(sentence) || isCounted
  }

  return {
    /** What is sold, with the marks that stand for its prices, for the prompt. */
    marks: marks.list(),
    /** Of what Emilia says; marks become the site's own prices. */
    judge(sentence: string): ReturnType<Judge> {
      if (isHuman(sentence)) return { instead: instead.human }
      if (isPrice(marks.without(sentence))) return { instead: instead.price }
      if (leadsAway(sentence)) return { instead: contact }
      const withPrices = marks.withLines(sentence)
      return withPrices === undefined ? { instead: '' } : { says: withPrices }
    },
    /** What may be said of a whole text in a scene: no prices and discounts but those that the scene itself names. */
    inScene(scene: Scene): (text: string) => string {
      const ownText = JSON.stringify(scene)
      const own = hear(ownText)
      const amounts = figuresIn(ownText).flatMap(({ euro }) => euro ?? [])
      const discounts = finderOfText(priceWords.discounts.filter(word => !finderOf([word])(own)))
      const judge: Judge = sentence => {
        if (isHuman(sentence)) return { instead: instead.human }
        const rest = sentence.replace(amount, written =>
          amounts.includes(readEuro(written) ?? Number.NaN) ? '' : written,
        )
        const isOther = isMoney(rest) || discounts(rest) || leadsAway(sentence)
        return isOther ? { instead: '' } : { says: sentence }
      }
      return text => createReply(judge).whole(text)
    },
  }
}

function finderOfText(phrases: readonly string[]): (text: string) => boolean {
  const finds = finderOf(phrases)
  return text => finds(hear(text))
}
