import type { Knowledge, Subject } from '../../../shared/messages'
import { type Context, sure } from './candidates'
import { type Card, pageOf } from './cards'
import { createPersons } from './persons'
import { matcherOf, plainWords } from './phrases'
import type { PriceFinder } from './prices/asked-prices'
import { isWish, mostPointing } from './questions'
import { firstLine } from './quote'
import type { Match, Search } from './search'
import type { Spoken, SubjectFinder } from './subjects'
import { answered, type Cited, type Told } from './told'
import { asksPrice, subjectWords } from './words'

// Cards of so many industries that fit about as well: then nobody can know which one is meant.
const ambiguous = { industries: 3, within: 0.5 }
const mostNamed = 4
/** „Habts für mich was Passendes?“ */
const asksOffer = matcherOf(
  'was könnts, was könnt, was können, was kann, was machts, für mich, für uns, fia mi, was dafür, passend*, helfen, hilft, bringt, davon, auch für, gibt es das, gibt es sowas, tun, empfiehl*, empfehl*, was habts, was habt, habts|habt ihr was, haben sie was|etwas, sowas'.split(
    ', ',
  ),
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
  { cards, search, finder, cited, priceOf }: Parts,
) {
  const { fromCard } = cited
  const assistantsOf = createPersons({ cards, search, finder, cited })
  /** The page of an industry or a product that a message fits best, in one line. */
  const introduce = (message: string, { name, pages }: Subject): Told | undefined => {
    const isOwn = ({ url }: Card) => pages.includes(url)
    const [best] = search.rank(`${name} ${message}`, { pages: [] }, isOwn)
    const page = best?.card ?? cards.find(isOwn)
    return page && fromCard(page, firstLine(page.text))
  }
  /** „Was passt für mich?“, and the same once more: then what it costs there. */
  const offeredTo = (question: string, { named, spoken, here }: Context) => {
    const subject = named.industry ?? spoken.product ?? spoken.industry
    const isAsked = spoken.industry && subject && asksOffer(plainWords(question))
    if (!isAsked || subjectWords(question).length > mostPointing) return undefined
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
