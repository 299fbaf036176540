import type { Knowledge } from '../../../shared/messages'
import { readEuro } from '../../../shared/money'
import type { Scene } from '../../../shared/scene/scene'
import { createLinkRule } from '../model/links'
import type { Said } from '../model/provider'
import { createReply, type Judge } from '../model/reply'
import { createSentenceRule } from '../model/sentence-rule'

const amount = /\d[\d.]*(?:,\d{2})?[ \u00a0]€/g
const money = /[€$£¥%]|(?<!\p{L})(?:euro?|cent|prozent|dollar|percent)(?!\p{L})/iu
const gift =
  /(?<!\p{L})(?:rabatt|nachlass|gutschein|gratis|umsonst|geschenk|kostenlos|discount|free)\p{L}*/giu

/**
 * What of a model's words may be said in a scene: no price and no gift but the scene's own, no address of somebody else, and never
 * that it is a human.
 */
export function createSayable({ priceWords, site, routes }: Knowledge) {
  const wrong = createSentenceRule(priceWords)
  const links = createLinkRule({ site, routes })

  return (scene: Scene, said: Said): string => {
    if (said.text.trim() === '') return ''
    const own = JSON.stringify(scene).toLowerCase()
    const amounts = [...own.matchAll(amount)].map(([text]) => readEuro(text))
    const judge: Judge = sentence => {
      if (wrong(sentence) === 'human') return { instead: priceWords.instead.human }
      const text = sentence.replace(amount, price =>
        amounts.includes(readEuro(price)) ? '' : price,
      )
      const isForeign =
        money.test(text) ||
        [...text.matchAll(gift)].some(([word]) => !own.includes(word.toLowerCase())) ||
        links.insteadOf(sentence) !== undefined
      return isForeign ? { instead: '' } : { says: links.withOurLinks(sentence) }
    }
    const reply = createReply(judge)
    reply.read(said.text)
    return reply.end({ ...said, calls: [] })?.content ?? ''
  }
}
