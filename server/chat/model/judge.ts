import type { Knowledge } from '../../../shared/messages'
import { createLinkRule } from './links'
import { createPriceMarks } from './price-marks'
import type { Judge } from './reply'
import { createSentenceRule } from './sentence-rule'

/**
 * What of a model's answer reaches visitors: sentences without a price of its own, without an address that is not the site's,
 * and never that it is a human. Marks become the site's own prices.
 */
export function createJudge(knowledge: Knowledge) {
  const { instead } = knowledge.priceWords
  const wrong = createSentenceRule(knowledge.priceWords)
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
