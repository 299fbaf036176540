import type { Knowledge } from '../../../shared/messages'
import { createLinkRule } from './links'
import { createPriceMarks } from './price-marks'
import { createReply, type Judge } from './reply'
import { createSentenceRule } from './sentence-rule'

/**
 * What of a model's answer reaches visitors: sentences without a price of its own, without an address that is not the site's,
 * and never that it is a human. Marks become the site's own prices.
 */
export function createJudge(knowledge: Knowledge) {
  const { instead } = knowledge.priceWords
  const { wrong } = createSentenceRule(knowledge.priceWords)
  const links = createLinkRule(knowledge)
  const marks = createPriceMarks(knowledge)

  const judge: Judge = sentence => {
    const reason = wrong(marks.without(sentence))
    if (reason) return { instead: instead[reason] }
    const foreign = links.insteadOf(sentence)
    if (foreign !== undefined) return { instead: foreign }
    const told = marks.withLines(sentence)
    return told === undefined ? { instead: '' } : { says: links.withOurLinks(told) }
  }
  return { judge, marks: marks.list() }
}

/**
 * What of a model's words may be said in a scene.
 * @returns the words; `allowed` are the scene's own amounts in euro
 */
export function createSayable(knowledge: Knowledge) {
  const { instead } = knowledge.priceWords
  const { wrongInScene } = createSentenceRule(knowledge.priceWords)
  const links = createLinkRule(knowledge)

  return (text: string, allowed: readonly number[]): string => {
    const reply = createReply(sentence => {
      const reason = wrongInScene(sentence, allowed)
      if (reason) return { instead: reason === 'human' ? instead.human : '' }
      const isForeign = links.insteadOf(sentence) !== undefined
      return isForeign ? { instead: '' } : { says: links.withOurLinks(sentence) }
    })
    return reply.whole(text)
  }
}
