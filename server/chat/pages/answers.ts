import type { Knowledge } from '../../../shared/messages'
import { asksPrice, tellingWords } from '../words'
import { type Around, createAround, isShort, together } from './around'
import { createAskedPrices } from './asked-prices'
import { createOutcomes, type PagesAnswer, related } from './outcomes'
import { type Card, createSearch, type Match } from './search'
import type { Talk } from './talk'

export type Answers = ReturnType<typeof createAnswers>

// A question asked in nearly these words is answered although its subject is among those that stand on no page.
const sameQuestion = 0.85
const nextQuestion =
  /(?<=[?!.])\s+|,?\s+und\s+(?=(?:was|wie|wo|wann|wer|welche\w*|kann|können|kostet|gibt|muss|brauch\w*|darf|ist|sind|habt)\b)/i
const told =
  /^(?!.*\?)(?!(?:was|wie|wo|wann|wer|welche|kann|können|gibt|habt|ist|sind|macht|geht|muss|darf|brauch)\b)/i

/** Whether nothing is asked: „Wir sind ein Hotel.“ */
export const isRemark = (text: string): boolean => told.test(text)

/** Answers questions in standard German: what stands on no page, prices, a search, in this order. */
export function createAnswers(knowledge: Knowledge, cards: readonly Card[], talk: Talk) {
  const search = createSearch(cards)
  const around = createAround(knowledge.subjects, search.withParts)
  const outcomes = createOutcomes(knowledge.talk, cards, search)
  const priceOf = createAskedPrices(knowledge, cards, search)

  /** The cards that fit, the best first; a short question is also read with the one before it. */
  function find(question: string, before: Around): Match[] {
    const named = around.namedIn(question)
    const bonus = around.bonus(question, named, together(before, named))
    if (!isShort(question)) return search.rank(question, '', bonus)
    const product = named.product ? undefined : before.product?.name
    const industry = named.industry ? undefined : before.industry?.name
    const alone = search.rank(question, [before.asked, product, industry].join(' '), bonus)
    if (!before.asked) return alone
    const fitting = new Set(alone.filter(({ score }) => score >= related).map(({ card }) => card))
    const joined = search
      .rank(`${before.asked} ${question}`, '', bonus)
      .filter(({ card }) => fitting.size === 0 || fitting.has(card))
    return [...alone, ...joined].sort((a, b) => b.score - a.score)
  }
  /** A passage that answers, who works for the business that was named, or a passage that may be meant. */
  function fromPages(question: string, matches: readonly Match[]): PagesAnswer | undefined {
    const found = outcomes.found(matches, question, isRemark(question))
    if (found?.kind === 'answer' || !isRemark(question)) return found
    const { product, industry } = around.namedIn(question)
    return outcomes.introduced(product ?? industry) ?? found
  }

  function answerOne(question: string, before: Around): PagesAnswer {
    const matches = find(question, before)
    const [best] = matches
    const topic = talk.topicOf(question)
    if (topic && !topic.prices && (best?.same ?? 0) < sameQuestion) return outcomes.onNoPage(topic)
    const priced = priceOf(question, before, around.namedIn(question), matches)
    if (priced) return outcomes.priced(priced, matches, topic?.text)
    const isOurs = (best?.score ?? 0) >= related || before.asked !== undefined
    return fromPages(question, matches) ?? outcomes.unknown(matches, isOurs)
  }

  return {
    search,
    around,
    outcomes,
    find,
    /** Two questions of one message are answered one after the other, where both have an answer. */
    answer(message: string, before: Around): PagesAnswer {
      const parts = message
        .split(nextQuestion)
        .filter(part => tellingWords(part).length > 0 && !isRemark(part))
      const spoken = together(before, around.namedIn(message))
      const both = parts.slice(0, 2).map((part, at) => answerOne(part, at > 0 ? spoken : before))
      const [one, other] = both
      const isTwo = other !== undefined && both.every(({ kind }) => kind === 'answer')
      return one && isTwo && one.content !== other.content
        ? { ...one, content: `${one.content}\n\n${other.content}` }
        : answerOne(message, before)
    },
    /** The site's own lines for a question about prices. */
    prices(question: string, before: Around): string | undefined {
      if (!asksPrice(question) || talk.topicOf(question)) return undefined
      const matches = find(question, before)
      const priced = priceOf(question, before, around.namedIn(question), matches)
      return priced && outcomes.table(priced)
    },
  }
}
