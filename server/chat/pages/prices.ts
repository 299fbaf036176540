import type { ChatMessage, Knowledge, Offer, Subject } from '../../../shared/messages'
import type { Quantity, Unit } from '../offers'
import { asksPrice, beginsAsQuestion, isPriceWord, tellingWords, wordsOf } from '../words'
import {
  createMentions,
  type Hints,
  type Item,
  isNaming,
  isPackage,
  type Mention,
  type Mentions,
} from './mentions'
import { countOf, countsIn, isQuantity, withPlainFigures } from './quantities'
import { type Card, pageOf, type Search } from './search'

/** An offer, and how much of it is asked for. */
export type Asked = { offer: Offer; count?: Quantity | undefined }

/**
 * What is asked for, with the places where its prices stand; no `offers` where the price goes by the scope. `isClear`: nothing
 * else can be meant. `hasSum`: the offers are asked for together. `isInside`: what they hold is asked for, too.
 */
export type Priced = {
  offers: Asked[]
  places: [Card, ...Card[]]
  isClear: boolean
  hasSum: boolean
  isInside: boolean
}

/**
 * What was spoken of before a question; `isPriced`: its price was asked for, `isShown`: only an answer spoke of it, or a question for
 * something else did or came after it. `unit`: what was counted last.
 */
type Context = {
  items: readonly Item[]
  isPriced: boolean
  isShown: boolean
  unit?: Unit | undefined
}

// What goes on has so many words of its own at most.
const fewWords = 2

const inside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|beinhaltet)\b|\bwas (?:kann|bietet|bringt|hat)\b/i
const howMuch = /\bwie ?viel\b/i
const sum = /\b(?:zusammen|insgesamt|gesamt\w*|summe|total)\b/i
/** „Mehr dazu: [Titel](/seite#stelle)“ */
const leadsTo = /\]\((\/(?!trial\b)[^)#]+)[^)]*\)/

/** „Und das große?“: it has no question of its own; „Und wenn besetzt ist?“ has one. */
const goesOn = (question: string): boolean =>
  tellingWords(question).length <= fewWords &&
  !beginsAsQuestion(question) &&
  !/\b(?:wenn|falls|ob)\b/i.test(question)

/** What a figure alone counts: „Und bei 3000?“ goes on about what was counted before. */
const unitOn = (question: string, { unit }: Context): Unit | undefined =>
  goesOn(question) ? unit : undefined

/**
 * Answers „Was kosten PRO und 2 Videos in Basic?“, where the thing asked for is named, was spoken of or is what the page sells:
 * mentions.ts reads what is named and what is counted (quantities.ts), here it becomes offers with the places where their prices
 * stand, price-lines.ts says them.
 */
export function createPrices(knowledge: Knowledge, cards: readonly Card[], search: Search) {
  const mentions = createMentions(knowledge)
  const contextOf = createContext(mentions)
  const placeOf = createPlaces(knowledge.subjects.products, cards, search)

  /** Whether a word of a question only says what costs or how much of it: „insgesamt“, „technischer“ of a name. */
  const isOfPrices = (word: string, offers: readonly Asked[]): boolean =>
    [mentions.namesAny, isPriceWord, isQuantity].some(is => is(word)) ||
    [sum, inside].some(pattern => pattern.test(word)) ||
    offers.some(({ offer }) => wordsOf(offer.name).includes(word))

  return (asked: string, earlier: readonly ChatMessage[], here = '/'): Priced | undefined => {
    const context = contextOf(earlier, here)
    const question = withPlainFigures(asked)
    const hints = mentions.hintsIn(question)
    const mentioned = mentions.mentionsIn(question, context.items, unitOn(question, context))
    const offers = offersOf(mentioned)
    const others = tellingWords(question).filter(word => !isOfPrices(word, offers))
    const isPlain = others.length === 0
    const isNamed = isNaming(hints) || countsIn(question).length > 0
    // „Was kostet ein iPhone?“ is none of ours.
    const isForeign = !isNamed && others.some(word => !search.isOnSite(word))
    if (isForeign || !asksFor(question, context, hints, isPlain)) return undefined
    const sold = [...new Set(mentioned.flatMap(({ items }) => items.map(({ product }) => product)))]
    const [place, ...more] = sold.flatMap(product => placeOf(product, offers, question, here) ?? [])
    if (!place || (offers.length === 0 && !asksPrice(question))) return undefined
    // What was spoken of for another reason may not be what is meant; beside what has a price, something may go by its scope.
    const isMeant = isNaming(hints) || !context.isShown
    const isWhole = sold.length === 1 || sold.every(({ price }) => price)
    return {
      offers,
      places: [place, ...more],
      isClear: isPlain && isMeant && isWhole,
      hasSum: areTogether(mentioned) && (offers.length > 1 || sum.test(question)),
      isInside: inside.test(question) || isOnePackage(offers),
    }
  }
}

/**
 * Whether a question asks for prices, or for what a package holds. It is plain if it speaks of nothing else.
 */
function asksFor(question: string, context: Context, hints: Hints, isPlain: boolean): boolean {
  const isInside = inside.test(question)
  const isOfPackage = hints.byPackage.length > 0
  const isMeant = isPlain || isNaming(hints)
  const isCounting = countsIn(question).length > 0 && (isMeant || howMuch.test(question))
  // „Und am Wochenende?“ asks for no price.
  const isOn = context.isPriced && isMeant && (goesOn(question) || isInside)
  return asksPrice(question) || isCounting || isOn || (isOfPackage && (isInside || isPlain))
}

/** „PRO?“ */
const isOnePackage = ([first, ...others]: readonly Asked[]): boolean =>
  others.length === 0 && first?.count === undefined && first?.offer.group === 'package'

/** „BASIC und ein Coaching“; not where one of several is meant, or two are counted at once: „Bestellungen und Termine, 200 Minuten“. */
const areTogether = (mentioned: readonly Mention[]): boolean =>
  mentioned.every(({ items }) => items.length === 1) &&
  mentioned.flatMap(({ items }) => items).filter(isPackage).length < 2

/** Each offer that is asked for, once. */
function offersOf(mentioned: readonly Mention[]): Asked[] {
  const counts = new Map<Offer, Quantity | undefined>()
  for (const { items, quantities } of mentioned)
    for (const { offer } of items)
      if (offer) counts.set(offer, counts.get(offer) ?? countOf(offer, quantities))
  return [...counts].map(([offer, count]) => ({ offer, count }))
}

/** Reads what was spoken of before a question, or is sold on the page that is read or was shown. */
function createContext({ hintsIn, itemsIn, soldOn }: Mentions) {
  function after(context: Context, { role, content }: ChatMessage): Context {
    if (role !== 'user') {
      const items = soldOn(leadsTo.exec(content)?.[1])
      const isShown = items.length > 0 && context.items.length === 0
      return isShown ? { ...context, items, isShown } : context
    }
    const question = withPlainFigures(content)
    const unit = countsIn(question)[0]?.unit ?? context.unit
    const isNamed = isNaming(hintsIn(question))
    const isCounted = isNamed && countsIn(question).length > 0
    const isPriced = asksPrice(question) || isCounted || (context.isPriced && goesOn(question))
    // What was named before another question may not be meant any more.
    return isNamed
      ? { items: itemsIn(question, context.items), isPriced, isShown: !isPriced, unit }
      : { ...context, isPriced, isShown: context.isShown || !isPriced, unit }
  }

  return (earlier: readonly ChatMessage[], here: string): Context =>
    earlier.reduce(after, { items: soldOn(here), isPriced: false, isShown: false })
}

/** Where prices stand: on the page that is read or named, else where the thing is sold. */
function createPlaces(products: readonly Subject[], cards: readonly Card[], search: Search) {
  const tells = ({ heading, text }: Card) => asksPrice(heading) || text.includes('€ pro')
  const places = cards.filter(card => card.url.includes('#') && tells(card))
  const firstOn = (page?: string) => places.find(({ url }) => pageOf(url) === page)
  const others = products.flatMap(({ price, pages }) => (price === 'package' ? [] : pages))
  const withPackages = places.filter(({ url }) => !others.includes(pageOf(url)))

  return ({ price, pages }: Subject, asked: readonly Asked[], question: string, here: string) => {
    const [first, second] = asked.flatMap(({ offer }) => (offer.group === price ? offer : []))
    const sold = first?.url ?? pages[0]
    const alone = cards.find(card => card.heading === first?.name && pageOf(card.url) === sold)
    if (alone && !second) return alone
    if (price !== 'package') return firstOn(pages.includes(here) ? here : sold)
    // The packages stand on many pages: „Was kostet es in der Ordination?“
    const thing = tellingWords(question).filter(word => !isPriceWord(word) && !isQuantity(word))
    const ranked = search.rank(thing.join(' '), { here })
    const own = withPackages.find(({ url }) => pageOf(url) === here) ?? firstOn(sold)
    const named = ranked.find(({ card }) => withPackages.includes(card))
    const said = ranked.find(({ card }) => card === own)?.said ?? 0
    return named && named.said > said ? named.card : own
  }
}
