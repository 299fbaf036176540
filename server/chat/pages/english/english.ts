import type { ChatMessage, Knowledge, Offer } from '../../../../shared/messages'
import { pageOf } from '../cards'
import type { OneQuestion } from '../one-question'
import { matcherOf, plainWords, removerOf } from '../phrases'
import { lowestAndHighest, priceOf } from '../prices/offers'
import type { Search } from '../search'
import { withNames } from '../stand-alone'
import { type Spoken, type SubjectFinder, together } from '../subjects'
import { link } from '../talk'
import { admitted, answered, type Told } from '../told'
import { type Asked, createQuotes } from './quotes'
import { asksEnglishPrice, createPriceRows, euros } from './rows'
import { createTranslation, isEnglishQuestion } from './translation'

const contact = '/kontaktinformationen'
// „How much is PRO, and can it do WhatsApp?“ asks two questions, „one and two“ does not.
const boundary =
  /(?<=[?!.])\s+|,?\s+and\s+(?=(?:how|what|when|where|who|which|can|could|do|does|is|are|will)\b)/i
const mostAnswers = 2
// „Guests write in Dutch. Which package?“
const choosing = /^which\b/i
// What is spoken of decides between two entries that fit as well.
const spokenOf = 0.5
// An entry that is about more than half of what is asked for answers it.
const mostly = 0.5

type Answer = Knowledge['english']['answers'][number]

/** Chooses among the entries of english.yaml by their words and by what is spoken of. */
function createRanking({ english, subjects }: Pick<Knowledge, 'english' | 'subjects'>) {
  /** „How do you keep the data of patients?“ asks for data, not for who works in a practice. */
  const ofIndustries = subjects.industries.flatMap(({ pages }) => pages)

  const entries = english.answers.map(answer => ({
    answer,
    fits: answer.words.map(word => matcherOf([word])),
  }))
  /** The entries of which words stand in a question, that with the most of them first; what is named comes before prices. */
  const rank = (question: string, { industry, product }: Spoken): Answer[] => {
    const plain = plainWords(question)
    const pages = [industry, product].flatMap(subject => subject?.pages ?? [])
    return entries
      .map(({ answer, fits }) => ({ answer, count: fits.filter(isSaid => isSaid(plain)).length }))
      .filter(({ count }) => count > 0)
      .map(({ answer, count }) => {
        const isAside = isGeneral(answer) || ofIndustries.includes(answer.page)
        const score = isAside ? 0 : count
        return { answer, score: score + (pages.includes(pageOf(answer.page)) ? spokenOf : 0) }
      })
      .sort((a, b) => b.score - a.score)
      .map(({ answer }) => answer)
  }
  const fitsOf = new Map(entries.map(({ answer, fits }) => [answer, fits]))
  const hitsOf = (answer: Answer, question: string): number => {
    const plain = plainWords(question)
    return fitsOf.get(answer)?.filter(isSaid => isSaid(plain)).length ?? 0
  }
  return { answers: english.answers, rank, hitsOf }
}

/**
 * What english.yaml says to a question, and how much of the question that is about, from 0 to 1; `isClear` where more than one
 * word tells so.
 */
type Entry = { answer: Told; covers: number; isClear: boolean; asksPrice: boolean }

type Parts = {
  knowledge: Pick<Knowledge, 'english' | 'offers' | 'subjects'>
  search: Search
  one: OneQuestion
  finder: SubjectFinder
}

/** Finds what english.yaml says to a question, and how much of the question that is about. */
function createEntries(knowledge: Parts['knowledge'], subjectWords: (plain: string) => string[]) {
  const { answers, rank, hitsOf } = createRanking(knowledge)
  const ofIndustries = answers.filter(({ page }) =>
    knowledge.subjects.industries.some(({ pages }) => pages.includes(page)),
  )
  const withoutIndustries = removerOf(ofIndustries.flatMap(({ words }) => words))
  /** What „How much is it?“ is about: what was spoken of, else the question before. */
  const pricedBefore = (spoken: Spoken): Answer | undefined => {
    const { industry, product, pack, before = '' } = spoken
    const pages = product?.pages ?? industry?.pages ?? []
    const own = answers.filter(({ text }) => text.includes('{'))
    return (
      own.find(({ name }) => name !== undefined && name === pack?.toLowerCase()) ??
      own.find(({ page }) => pages.includes(page)) ??
      own.find(answer => answer === rank(before, spoken)[0])
    )
  }
  /** How much of what a question is about is said in the words of some entries, from 0 to 1. */
  const coverage = (question: string, entries: readonly Answer[]): number => {
    const plain = withoutIndustries(plainWords(question))
    const all = subjectWords(plain)
    const left = subjectWords(removerOf(entries.flatMap(({ words }) => words))(plain))
    return all.length === 0 ? 1 : 1 - left.length / all.length
  }
  return ({ question, spoken }: Asked): Entry | undefined => {
    const found = rank(question, spoken)
    const prices = found.find(isPrices)
    const [first] = found
    const best = first && isPrices(first) ? (pricedBefore(spoken) ?? first) : first
    if (!first || !best) return undefined
    const asksPrice = asksEnglishPrice(plainWords(question))
    // „How much is it for a hotel?“; who is sent to our team is not told other prices instead.
    const isPriced = prices && !best.text.includes('{') && best.page !== contact
    return {
      answer: toldIn(knowledge, isPriced ? [best.text, prices.text] : [best.text], best.page),
      covers: coverage(question, asksPrice && prices ? [first, prices] : [first]),
      isClear: hitsOf(first, question) > 1,
      asksPrice,
    }
  }
}

/** English sentences with their prices and a link to their page. */
function toldIn(
  { english, offers }: Parts['knowledge'],
  texts: readonly string[],
  page: string,
): Told {
  const content = texts.map(text => withPrices(text, offers, english.condition).trim())
  return answered([...content, link(english.more, page)].join('\n\n'))
}

/** Answers in English: by the words of english.yaml, with prices from the offers, else with what the pages say in German. */
export function createEnglish({ knowledge, search, one, finder }: Parts) {
  const { english, offers } = knowledge
  const rows = createPriceRows(english, offers)
  const { germanOf, subjectWords } = createTranslation(english.words)
  const entriesFor = createEntries(knowledge, subjectWords)
  const { fromPages, headingFor } = createQuotes({ english, search, one })
  /** What answers a question, the best first: an entry about all of it, its very heading, and so on. */
  const inOrderOf = (asked: Asked, entry: Entry | undefined, quoted: Told | undefined): Told[] => {
    const isAnswer = quoted?.kind === 'answer'
    const { answer, covers = 0, isClear = false, asksPrice = false } = entry ?? {}
    const { isVerbatim, isNear } = headingFor(asked)
    const isPlain = !isEnglishQuestion(asked.question) || asksPrice || covers > mostly
    // What is priced by its size has no price in english.yaml.
    const { product } = asked.spoken
    const isPriced = asksPrice && (product === undefined || product.price !== undefined)
    const choices: [Told | undefined, boolean][] = [
      [answer, isPriced || (covers === 1 && isClear)],
      [quoted, isAnswer && isNear],
      [answer, covers === 1],
      [quoted, isAnswer && isVerbatim],
      [answer, isPlain],
      [quoted, isAnswer],
      [answer, covers === mostly],
      [quoted, true],
    ]
    return choices.flatMap(([choice, isMeant]) => (choice && isMeant ? [choice] : []))
  }
  const answerOne = (asked: Asked): Told | undefined => {
    const { question, spoken } = asked
    const priced = rows.counted(question, spoken) ?? rows.named(question, spoken)
    if (priced)
      return toldIn(knowledge, [`${priced.sentence} All prices ${english.condition}.`], priced.page)
    const inOrder = inOrderOf(asked, entriesFor(asked), fromPages(asked))
    const isNew = ({ content }: Told) => !spoken.answer?.includes(content)
    const [first] = inOrder
    return inOrder.find(isNew) ?? (first && admitted(english.repeated))
  }
  return {
    /** What is said to the last message of a conversation. */
    answerTo(thread: readonly ChatMessage[], here: string | undefined): Told {
      const before = thread.filter(({ role }) => role === 'user').at(-2)?.content
      const inGerman = thread.map(({ role, content }): ChatMessage => {
        return { role, content: role === 'user' ? germanOf(content) : content }
      })
      const spoken = finder.spokenOf(inGerman, here)
      const message = withNames(thread.at(-1)?.content ?? '', spoken)
      const told = finder.namedIn(germanOf(message))
      const answers = questionsOf(message, subjectWords).flatMap(question => {
        const around = { ...together(spoken, { industry: told.industry }), before }
        return answerOne({ question, german: germanOf(question), spoken: around, here }) ?? []
      })
      const found = answers.filter(({ kind }) => kind === 'answer')
      const [first] = answers
      if (found.length === 0) return first ?? admitted(english.unknown)
      const contents = [...new Set(found.map(({ content }) => content))].slice(0, mostAnswers)
      return answered(contents.join('\n\n'))
    },
  }
}

/** What a message asks; „Guests write in Dutch. Which package?“ is one question, and so is a message that asks nothing. */
function questionsOf(message: string, subjectWords: (plain: string) => string[]): string[] {
  const parts = message.split(boundary)
  const questions = parts.flatMap((part, at) => {
    if (!isEnglishQuestion(part)) return []
    const before = parts[at - 1] ?? '?'
    const isOpen = choosing.test(part) || subjectWords(plainWords(part)).length === 0
    return [isOpen && !isEnglishQuestion(before) ? `${before} ${part}` : part]
  })
  return questions.length > 0 ? questions : parts
}

/** What is said where nothing else is named. */
function isGeneral({ name }: Answer): boolean {
  return name === 'prices' || name === 'services'
}

function isPrices({ name }: Answer): boolean {
  return name === 'prices'
}

/** A text with its {placeholders} filled; a sentence whose price the site does not know is left out. */
function withPrices(text: string, offers: readonly Offer[], condition: string): string {
  const tasks = offers.filter(({ group }) => group === 'telephone')
  const amountOf = (placeholder: string): string | undefined => {
    if (placeholder === 'condition') return condition
    const [, name = '', per = ''] = /^(.*)\.(\w+)$/.exec(placeholder) ?? []
    if (name === 'telephone' && per === 'minute')
      return lowestAndHighest(tasks).map(euros).join(' to ')
    const offer = name === 'telephone' ? tasks[0] : offers.find(one => one.name === name)
    const amount = offer && priceOf(offer, per as Offer['prices'][number]['per'])
    return amount === undefined ? undefined : euros(amount)
  }
  return text
    .split(/(?<=[.!?:])\s+(?=[A-Z])|\n/)
    .map(sentence => {
      const values = [...sentence.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => amountOf(name))
      if (values.includes(undefined)) return ''
      return sentence.replace(/\{([^}]+)\}/g, (_, name: string) => amountOf(name) ?? '')
    })
    .filter(Boolean)
    .join(text.includes('\n- ') ? '\n' : ' ')
}
