import type { ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import { asksPrice, tellingWords } from '../words'
import { type Around, createAround, isShort, together } from './around'
import { createAskedPrices } from './asked-prices'
import { createStandard, isEnglish } from './language'
import { createOutcomes, isSure, near, type PagesAnswer, related } from './outcomes'
import { cardsOf, createSearch, type Match } from './search'
import { createTalk } from './talk'

export type Pages = ReturnType<typeof createPages>

// A question asked in nearly these words is answered although its subject is among those that stand on no page.
const sameQuestion = 0.85
const nextQuestion =
  /(?<=[?!.])\s+|,?\s+und\s+(?=(?:was|wie|wo|wann|wer|welche\w*|kann|können|kostet|gibt|muss|brauch\w*|darf|ist|sind|habt)\b)/i
// „Wir sind ein Hotel.“
const isTold =
  /^(?!.*\?)(?!(?:was|wie|wo|wann|wer|welche|kann|können|gibt|habt|ist|sind|macht|geht|muss|darf|brauch)\b)/i

/** Emilia without a model: word lists, prices, then a search of the site's own pages. She never invents. */
export function createPages(knowledge: Knowledge) {
  const cards = cardsOf(knowledge)
  const search = createSearch(cards)
  const standard = createStandard(knowledge.dialect)
  const talk = createTalk(knowledge, standard)
  const around = createAround(knowledge.subjects, search.withParts)
  const outcomes = createOutcomes(knowledge.talk, cards, search)
  const priceOf = createAskedPrices(knowledge, cards, search, isSure)

  /** The cards that fit, the best first; a short question is also read with the one before it. */
  function find(question: string, spoken: Around, before: Around): Match[] {
    const named = around.namedIn(question)
    const bonus = around.bonus(question, named, spoken)
    if (!isShort(question)) return search.rank(question, '', bonus)
    const names = [
      named.product ? '' : before.product?.name,
      named.industry ? '' : before.industry?.name,
    ]
    const alone = search.rank(question, [before.asked, ...names].join(' '), bonus)
    if (!before.asked) return alone
    const fitting = new Set(alone.filter(({ score }) => score >= related).map(({ card }) => card))
    const joined = search
      .rank(`${before.asked} ${question}`, '', bonus)
      .filter(({ card }) => fitting.size === 0 || fitting.has(card))
    return [...alone, ...joined].sort((a, b) => b.score - a.score)
  }

  function answerOne(question: string, before: Around): PagesAnswer {
    const named = around.namedIn(question)
    const spoken = together(before, named)
    const matches = find(question, spoken, before)
    const [best] = matches
    const topic = talk.topicOf(question)
    if (topic && !topic.prices && (best?.same ?? 0) < sameQuestion) return outcomes.onNoPage(topic)
    const priced = priceOf(question, spoken, named, matches)
    if (priced) return outcomes.priced(priced, matches, topic?.text)
    const isRemark = isTold.test(question)
    const found =
      best && best.score >= near ? outcomes.found(matches, question, isRemark) : undefined
    if (found?.kind === 'answer') return found
    // „Bin Optikerin, habts was für mich?“: who works there.
    const subject = named.product ?? named.industry
    const introduced = isRemark && subject ? outcomes.introduced(subject) : undefined
    if (introduced ?? found) return introduced ?? found ?? outcomes.unknown(matches)
    const isOurs = (best?.score ?? 0) >= related || before.asked !== undefined
    return isOurs ? outcomes.unknown(matches) : outcomes.offTopic()
  }

  /** Two questions of one message are answered one after the other, where both have an answer. */
  function answerAll(message: string, before: Around): PagesAnswer {
    const [first, second] = message
      .split(nextQuestion)
      .filter(part => tellingWords(part).length > 0 && !isTold.test(part))
    const both = first && second ? [answerOne(first, before)] : []
    if (second) both.push(answerOne(second, together(before, around.namedIn(message))))
    const [one, other] = both
    const areAnswers = both.every(({ kind }) => kind === 'answer')
    return one && other && areAnswers && one.content !== other.content
      ? { ...one, content: `${one.content}\n\n${other.content}` }
      : answerOne(message, before)
  }

  /** The last question, and what was spoken of before it, in standard German. */
  function read(thread: readonly ChatMessage[], here: string | undefined) {
    const german = thread.map(({ role, content }) => ({ role, content: standard(content) }))
    return { question: german.at(-1)?.content ?? '', before: around.before(german, here) }
  }

  return {
    /**
     * Answers from the site's own pages.
     * @param thread the visitor's question last
     * @param here path of the page the visitor reads, where it is known
     */
    answer(thread: readonly ChatMessage[], here?: string): PagesAnswer {
      const message = thread.at(-1)?.content ?? ''
      const inEnglish = isEnglish(saidIn(thread))
      const first = talk.answerTo(message, inEnglish ? 'always' : 'first', inEnglish)
      if (first) return { ...first, kind: 'talk' }
      const { question, before } = read(thread, here)
      const found = inEnglish
        ? outcomes.english(find(question, before, before))
        : answerAll(question, before)
      const last = found.kind === 'unknown' ? talk.answerTo(message, 'last', inEnglish) : undefined
      return last ? { ...last, kind: 'talk' } : found
    },
    /** What must not wait for a search or a model: emergencies, contact data typed in, somebody who wants a human. */
    talkFirst(thread: readonly ChatMessage[]): PagesAnswer | undefined {
      const message = thread.at(-1)?.content ?? ''
      const first = talk.answerTo(message, 'always', isEnglish(saidIn(thread)))
      return first && { ...first, kind: 'talk' }
    },
    /** The site's own lines for a question about prices, to stand beside a model's answer. */
    prices(thread: readonly ChatMessage[], here?: string): string | undefined {
      const { question, before } = read(thread, here)
      if (!asksPrice(question) || talk.topicOf(question)) return undefined
      const named = around.namedIn(question)
      const spoken = together(before, named)
      const priced = priceOf(question, spoken, named, find(question, spoken, before))
      return priced && outcomes.table(priced)
    },
    /** The passages that fit a question best, for a model's prompt, the best first. */
    search(question: string, count: number, here?: string): Passage[] {
      const read = standard(question)
      return search
        .rank(read, '', around.bonus(read, {}, { here }))
        .slice(0, count)
        .map(({ card: { url, heading, text } }) => ({
          url,
          page: outcomes.titleOf(url),
          heading,
          text,
        }))
    },
  }
}

function saidIn(thread: readonly ChatMessage[]): string[] {
  return thread.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}
