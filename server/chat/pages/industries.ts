import type { Knowledge, Subject } from '../../../shared/messages'
import { type Context, sure } from './candidates'
import { type Card, pageOf } from './cards'
import { matcherOf, plainWords } from './phrases'
import type { PriceFinder } from './prices/asked-prices'
import { asksDifference } from './prices/packages'
import { isQuestion, isWish, mostPointing } from './questions'
import { firstLine } from './quote'
import type { Match, Search } from './search'
import { assistantOf, type Spoken, type SubjectFinder } from './subjects'
import { answered, type Cited, type Told } from './told'
import { asksPrice, isFewWords, subjectWords } from './words'

// Cards of so many industries that fit about as well: then nobody can know which one is meant.
const ambiguous = { industries: 3, within: 0.5 }
const mostNamed = 4
/** „Habts für mich was Passendes?“ */
const asksOffer = matcherOf(
  'was könnts, was könnt, was können, was kann, was machts, für mich, für uns, fia mi, dafür, passend*, helfen, hilft, bringt, davon, auch für, gibt es das, gibt es sowas, tun, empfiehl*, empfehl*, was habts, was habt, habts|habt ihr was, haben sie was|etwas, sowas'.split(
    ', ',
  ),
)

/** „Was macht Roberto?“ */
const asksWho = matcherOf(
  'was macht, was tut, was kann, wer ist, was ist, wofür, wozu, erzähl*, erklär*'.split(', '),
)

type Parts = {
  cards: readonly Card[]
  search: Search
  finder: SubjectFinder
  cited: Cited
  priceOf: PriceFinder
}

/** What is said to a business: who works there, or a question back which one it is. */
export function createIndustries(
  { subjects: { industries } }: Pick<Knowledge, 'subjects'>,
  { cards, search, finder, cited: { fromCard }, priceOf }: Parts,
) {
  /** The page of an industry or a product that a message fits best, in one line. */
  const introduce = (message: string, { name, pages }: Subject): Told | undefined => {
    const isOwn = ({ url }: Card) => pages.includes(url)
    const [best] = search.rank(`${name} ${message}`, { pages: [] }, isOwn)
    const page = best?.card ?? cards.find(isOwn)
    return page && fromCard(page, firstLine(page.text))
  }
  /** The assistant of an industry or product in one line. */
  const whoIs = ({ pages }: Subject): Told | undefined => {
    const page = cards.find(({ url }) => url === assistantOf(pages))
    return page && fromCard(page, firstLine(page.text))
  }
  /** „Was ist der Unterschied zwischen Luigi und Sam?“ */
  const bothOf = (question: string, before: Spoken): Told | undefined => {
    const named = finder.assistantsIn(question)
    const last = finder.namedIn(before.before ?? '').industry ?? before.industry
    const [one, other] = named.length === 1 && last ? [last, ...named] : named
    if (!one || !other || one === other || !asksDifference(plainWords(question))) return undefined
    const [first, second] = [whoIs(one), whoIs(other)]
    if (!first || !second) return undefined
    const more = [first, second].flatMap(told => told.more ?? []).join(' und ')
    return { ...first, content: `- ${first.content}\n- ${second.content}`, more }
  }
  /** „Was macht Roberto?“, „und Luigi?“: nothing but somebody who works there, where no price was told. */
  const asksWhoOnly = (question: string, { words }: Subject, said: Spoken) => {
    const { answer = '', before = '' } = said
    const isNamed = matcherOf(words)
    const isOnly = subjectWords(question).every(word => isNamed(` ${word} `))
    const isAlone = isFewWords(question) && !isQuestion(question.replace('?', ''))
    // After „Was kostet das?“ the price of the one that is named is asked.
    const isShort = isAlone && !answer.includes('€') && !asksPrice(before)
    return isOnly && !asksPrice(question) && (isShort || asksWho(plainWords(question)))
  }
  /** Somebody, or two, whom a question names and asks nothing else about. */
  const assistantsOf = (question: string, { named }: Context, before: Spoken) => {
    const who = named.industry ?? named.product
    const both = bothOf(question, before)
    if (both || !who || !assistantOf(who.pages)) return both
    return asksWhoOnly(question, who, before) ? whoIs(who) : undefined
  }
  /** „Was passt für mich?“, and the same once more: then what it costs there. */
  const offeredTo = (question: string, { named, spoken, here }: Context) => {
    const subject = named.industry ?? spoken.product ?? spoken.industry
    const isAsked = spoken.industry && subject && asksOffer(plainWords(question))
    if (!isAsked || subjectWords(question).length > mostPointing + 1) return undefined
    const told = introduce(question, subject)
    const isTold = told && spoken.answer?.startsWith(told.content)
    return isTold ? priceOf('welches Paket', spoken, named, here) : told
  }
  return {
    introduce,
    /** Who works in an industry that is named, where nothing else is asked. */
    introduced(question: string, context: Context, before: Spoken, best?: Match): Told | undefined {
      const { product } = context.named
      if (product && isWish(question) && !asksPrice(question)) return introduce(question, product)
      const told = assistantsOf(question, context, before)
      // „Was müssen wir dafür herrichten?“ has an answer of its own.
      const isAnswered = best !== undefined && best.card.kind !== 'page' && best.score >= sure
      return told ?? (isAnswered ? undefined : offeredTo(question, context))
    },
    which: createWhich(industries),
  }
}

/** „Für welchen Betrieb?“ where only pages of industries answer, several about as well. */
function createWhich(industries: readonly Subject[]) {
  return (question: string, matches: readonly Match[], words: string): Told | undefined => {
    const [best] = matches
    if (!best || best.score < sure || subjectWords(question).length > mostPointing) return undefined
    const alike = matches.filter(({ score }) => score >= best.score * ambiguous.within)
    const pagesAlike = alike.map(({ card }) => pageOf(card.url))
    const possible = industries.filter(({ pages }) => pages.some(one => pagesAlike.includes(one)))
    const isOwn = possible.some(({ pages }) => pages.includes(pageOf(best.card.url)))
    if (!isOwn || possible.length < ambiguous.industries) return undefined
    const names = industries.slice(0, mostNamed).map(({ name }) => name)
    return answered(words.replace('{names}', names.join(', ')))
  }
}
