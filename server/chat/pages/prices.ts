import type { ChatMessage, Knowledge, Offer, Subject } from '../../../shared/messages'
import { offersOnce } from '../offers'
import { finderOf, hear } from '../phrases'
import { asksPrice, beginsAsQuestion, isPriceWord, isSmall, tellingWords, wordsOf } from '../words'
import {
  countOf,
  countsIn,
  isQuantity,
  type Quantity,
  unitOf,
  withPlainFigures,
} from './quantities'
import { type Card, pageOf, type Search } from './search'

type Group = Offer['group']

/** An offer, and how much of it is asked for. */
export type Item = { offer: Offer; count?: Quantity | undefined }

/** What a question about prices asks for. */
export type Priced = {
  /** The offers; none where the price depends on the scope of the work. */
  items: Item[]
  /** Where their prices stand on the site. */
  places: [Card, ...Card[]]
  /** Nothing else can be meant. */
  isClear: boolean
  /** The items are asked for together. */
  hasSum: boolean
  /** What the items contain is asked for as well. */
  isInside: boolean
}

/** What a text names: something that is sold („Training“), and packages. */
type Named = { product?: Subject | undefined; packages: readonly string[] }
/** What the conversation has named before. `isPriced`: the last question was about prices. `isShown`: only an answer has named it. */
type Before = Named & { isPriced: boolean; isShown: boolean }

/** A question that goes on from the one before („Und das größere?“) has at most this many content words. */
const fewWords = 2

/** „Was ist da drin?“, „Was bekomme ich?“, „Was kann PRO?“: words that ask for the contents of an offer */
const inside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|beinhaltet)\b|\bwas (?:kann|bietet|bringt|hat)\b/i
const howMuch = /\bwie ?viel\b/i
const sum = /\b(?:zusammen|insgesamt|gesamt\w*|summe|total)\b/i
/**
 * A text without the „pro“ of „0,07 € pro Nachricht“, which does not name the package PRO. It stays before a word that nobody pays by:
 * „pro und basic“, „pro Paket“.
 */
const paidPer = (text: string): string =>
  text.replace(/\b[Pp]ro (\p{L}+)/gu, (whole, next: string) => {
    const [word = ''] = wordsOf(next)
    const isPaid = isQuantity(word) || !(isSmall(word) || isPriceWord(word))
    return isPaid && !/^(?:paket|basic|enterp)/.test(word) ? next : whole
  })
/** The page that an answer leads to: „Mehr dazu: [Titel](/seite#stelle)“; /trial stands under many answers and tells nothing */
const leadsTo = /\]\((\/(?!trial\b)[^)#]+)[^)]*\)/

/** Whether a question goes on from the one before: „Und das größere?“ does; „Und wenn besetzt ist?“ asks something new. */
const goesOn = (question: string): boolean =>
  tellingWords(question).length <= fewWords &&
  !beginsAsQuestion(question) &&
  !/\b(?:wenn|falls|ob)\b/i.test(question)

/** Answers questions about prices, where the thing asked for is named, was spoken of or is what the page sells. */
export function createPrices(knowledge: Knowledge, cards: readonly Card[], search: Search) {
  const offers = offersOnce(knowledge.offers)
  const naming = createNaming(knowledge.subjects)
  const placeOf = createPlaces(offers, knowledge.subjects.products, cards, search)

  return (
    asked: string,
    earlier: readonly ChatMessage[],
    here: string | undefined,
  ): Priced | undefined => {
    const question = withPlainFigures(asked)
    const named = naming.namedIn(question)
    const before = naming.before(earlier, here)
    const isInside = inside.test(question)
    const others = tellingWords(question).filter(word => !isOfPrices(word, offers, naming))
    if (!asksFor(question, named, before, others)) return undefined
    const isNamed = isNaming(named) || isCounting(question)
    // „Was kostet ein iPhone?“: nothing that we sell is named, and a word of it stands nowhere on the site.
    if (!isNamed && others.some(word => !search.isOnSite(word))) return undefined
    const parts = partsOf(question, before, offers, naming.namedIn)
    if (parts[0]?.group === undefined && !asksPrice(question)) return undefined
    const items = parts.flatMap(part => part.items)
    const [place, ...more] = parts.flatMap(part => placeOf({ question, here, ...part }) ?? [])
    if (!place) return undefined
    // Not sure: what only an answer named, and several things of which one has no fixed price.
    const isMeant = isNamed || !before.isShown
    const isWhole = parts.length === 1 || parts.every(({ group }) => group)
    return {
      items,
      places: [place, ...more],
      isClear: others.length === 0 && isMeant && isWhole,
      hasSum: parts.every(({ areTogether }) => areTogether),
      isInside: isInside || isOnePackage(items),
    }
  }
}

/** „PRO?“ asks for what it contains, too. */
const isOnePackage = ([first, ...others]: readonly Item[]): boolean =>
  others.length === 0 && first?.count === undefined && first?.offer.group === 'package'

/** Whether a text counts something: „2.000 Nachrichten“ */
const isCounting = (text: string): boolean => countsIn(text).length > 0

/** Whether prices are asked for, or what a package contains. @param others the words of the question that are not about prices */
function asksFor(
  question: string,
  named: Named,
  before: Before,
  others: readonly string[],
): boolean {
  if (asksPrice(question)) return true
  const isPlain = others.length === 0
  const isOfPackage = named.packages.length > 0 && (inside.test(question) || isPlain)
  const isCounted = isCounting(question) && (isPlain || howMuch.test(question))
  const isOn = before.isPriced && (goesOn(question) || (inside.test(question) && isPlain))
  return isOfPackage || isCounted || isOn
}

/** The content words of a question that are neither about prices nor about quantities. */
const thingOf = (question: string): string =>
  tellingWords(question)
    .filter(word => !isPriceWord(word) && !isQuantity(word))
    .join(' ')

/** The packages that are meant: those that the text names; „und 2000 Nachrichten?“ still means the ones before. */
const packagesOf = (named: Named, before: Named): readonly string[] =>
  named.packages.length > 0 || named.product ? named.packages : before.packages

/** Whether an offer is one of the packages. */
const isOf = (packages: readonly string[], { name }: Offer): boolean =>
  packages.some(one => name.toUpperCase().startsWith(one))

/** The group of the offers that are meant; undefined where the price depends on the scope. */
function groupOf(
  question: string,
  all: Named,
  named: Named,
  offers: readonly Offer[],
): Group | undefined {
  const { product, packages } = all
  // „Basic“ is the name of a package and of a video: it is the video where videos are spoken of.
  const isOwn = offers.some(offer => offer.group === product?.price && isOf(packages, offer))
  if (packages.length > 0 && !isOwn) return 'package'
  if (named.product) return named.product.price
  const unit = wordsOf(question).map(unitOf).find(Boolean)
  const others = offers.filter(({ group }) => group !== 'package')
  const offer = others.find(one => isNamed(one, others, question))
  if (unit || offer) return offer?.group ?? unit?.group
  return product ? product.price : 'package'
}

/** What is asked for of one group of offers; `areTogether`: all of these items are wanted, not one of them. */
type Part = {
  product: Subject | undefined
  group: Group | undefined
  items: Item[]
  areTogether: boolean
}

/**
 * What a question asks the price of, group by group: „Luigi und ein Coaching“, „2 Leute Einsteiger und 3 Fortgeschrittene“. The
 * question is cut at „und“ and commas. A clause that names an offer is a part. A clause that only counts („500 Nachrichten“) gives its
 * count to the offers named beside it, or is a part if none of them is sold by that unit.
 */
function partsOf(
  question: string,
  before: Named,
  offers: readonly Offer[],
  namedIn: Naming['namedIn'],
): Part[] {
  let { product } = before
  const clauses = question.split(/,(?!\d)|(?<!\p{L})(?:und|plus)(?!\p{L})|\+/iu).map(text => {
    const named = namedIn(text)
    // „Videos in Basic und Enterprise“: a clause without a product goes on about the one before.
    product = named.product ?? product
    const part = partOf(text, { product, packages: packagesOf(named, before) }, named, offers)
    const isOwn = part.items.some(({ offer }) => isNamed(offer, offers, text))
    return { text, part, isNamed: isNaming(named) || isOwn }
  })
  const named = clauses.flatMap(one => (one.isNamed ? one.part : []))
  // „500 Nachrichten, BASIC oder PRO“
  const counted = clauses.filter(one => !one.isNamed && isCounting(one.text))
  const isNew = ({ group }: Part) => named.every(part => part.group !== group)
  const parts = [...named, ...counted.map(({ part }) => part).filter(isNew)]
  if (parts.length === 0) return [partOf(question, before, namedIn(question), offers)]
  const things = new Set(parts.flatMap(({ items }) => items.map(({ offer }) => offer)))
  const countBeside = (offer: Offer) =>
    counted.flatMap(({ text }) => countIn(text, offer, offers) ?? [])[0]
  return [...new Set(parts.map(({ group }) => group))].map(group => {
    const own = parts.filter(part => part.group === group)
    const items = new Map<Offer, Item>()
    for (const { offer, count = items.get(offer)?.count } of own.flatMap(part => part.items)) {
      // If only one thing is named, a count anywhere in the question belongs to it.
      const ownCount =
        named.length < 2 ? countIn(question, offer, offers) : (count ?? countBeside(offer))
      items.set(offer, { offer, count: ownCount })
    }
    const areTogether = own.every(part => part.areTogether)
    return {
      product: own[0]?.product,
      group,
      items: [...items.values()],
      // Nobody takes two packages: „BASIC und PRO“ compares them.
      areTogether:
        areTogether &&
        (things.size > 1 || sum.test(question)) &&
        (items.size === 1 || group !== 'package'),
    }
  })
}

/** What one clause asks for. */
function partOf(text: string, own: Named, named: Named, offers: readonly Offer[]): Part {
  const group = groupOf(text, own, named, offers)
  const items = itemsIn(text, own, offers, group)
  return { product: own.product, group, items, areTogether: items.length === 1 }
}

/** The offers of a group that a text names, or the whole group where it names none. */
function itemsIn(
  text: string,
  { packages }: Named,
  offers: readonly Offer[],
  group: Group | undefined,
): Item[] {
  const own = offers.filter(offer => offer.group === group)
  const meant = own.filter(offer => isOf(packages, offer) || isNamed(offer, own, text))
  return (meant.length > 0 ? meant : own).map(offer => ({
    offer,
    count: countIn(text, offer, own),
  }))
}

/**
 * Whether a text names an offer: by a word of its name that no other offer has and that is not the name of the group („Training“).
 * The first six letters are enough: „Bestellungen“ means „Bestellannahme“.
 */
function isNamed({ name, group }: Offer, offers: readonly Offer[], text: string): boolean {
  const others = offers.filter(one => one.name !== name).flatMap(one => tellingWords(one.name))
  const own = tellingWords(name).filter(
    word => word.length > 3 && word !== group && !others.includes(word),
  )
  return own.some(one => wordsOf(text).some(word => word.startsWith(one.slice(0, 6))))
}

/** How much of an offer a text asks for. */
const countIn = (text: string, offer: Offer, offers: readonly Offer[]): Quantity | undefined =>
  countOf(text, offer, word => isNamedByAny(word, offers))

/** Whether a word belongs to the question about prices: an offer, a price word, a quantity, „zusammen“ or „drin“. */
function isOfPrices(word: string, offers: readonly Offer[], { namedIn }: Naming): boolean {
  const { product, packages } = namedIn(word)
  const isKnown = product !== undefined || packages.length > 0 || isNamedByAny(word, offers)
  return isKnown || isPriceWord(word) || isQuantity(word) || sum.test(word) || inside.test(word)
}

/** Whether a word belongs to the name of one of the offers. */
const isNamedByAny = (word: string, offers: readonly Offer[]): boolean =>
  offers.some(offer => tellingWords(offer.name).some(own => own.slice(0, 6) === word.slice(0, 6)))

type Naming = ReturnType<typeof createNaming>

function createNaming({ products, packages }: Knowledge['subjects']) {
  const productFinders = products.map(subject => ({ subject, fits: finderOf(subject.words) }))
  const packageFinders = packages.map(({ name, words }) => ({ name, fits: finderOf(words) }))
  const soldOn = (page = '/') =>
    page === '/' ? undefined : products.find(({ pages }) => pages.includes(page))

  function namedIn(text: string): Named {
    const heard = hear(paidPer(text))
    return {
      product: productFinders.find(({ fits }) => fits(heard))?.subject,
      packages: packageFinders.filter(({ fits }) => fits(heard)).map(({ name }) => name),
    }
  }
  return {
    namedIn,
    /** What the conversation has named last, or what is sold on the page that is read or that an answer led to. */
    before(earlier: readonly ChatMessage[], here: string | undefined): Before {
      const first = { product: soldOn(here), packages: [], isPriced: false, isShown: false }
      return earlier.reduce<Before>(
        (all, { role, content }) => (role === 'user' ? asked(all, content) : shown(all, content)),
        first,
      )
    },
  }

  function asked(all: Before, content: string): Before {
    const question = withPlainFigures(content)
    const { product = all.product, packages } = namedIn(question)
    const isPriced = asksPrice(question) || (all.isPriced && goesOn(question))
    return isNaming(namedIn(question))
      ? { product, packages, isPriced, isShown: false }
      : { ...all, isPriced }
  }

  function shown(all: Before, answer: string): Before {
    const product = soldOn(leadsTo.exec(answer)?.[1])
    return product && !all.product ? { ...all, product, isShown: true } : all
  }
}

const isNaming = ({ product, packages }: Named): boolean =>
  product !== undefined || packages.length > 0

type Wanted = {
  question: string
  group: Group | undefined
  product: Subject | undefined
  here: string | undefined
  items: readonly Item[]
}

/** Finds where prices stand: on the page that is read or named, else where the thing is sold. */
function createPlaces(
  offers: readonly Offer[],
  products: readonly Subject[],
  cards: readonly Card[],
  search: Search,
) {
  const tells = ({ heading, text }: Card) => asksPrice(heading) || text.includes('€ pro')
  const places = cards.filter(card => card.url.includes('#') && tells(card))
  const firstOn = (page?: string) => places.find(({ url }) => pageOf(url) === page)
  const elsewhere = products.filter(({ price }) => price !== 'package').flatMap(one => one.pages)
  const withPackages = places.filter(({ url }) => !elsewhere.includes(pageOf(url)))

  /** Package prices stand on many pages: the one that is read is taken, unless the question says more words of another. */
  function ofPackages({ question, here }: Wanted): Card | undefined {
    const own = withPackages.find(({ url }) => pageOf(url) === here)
    const ranked = search.rank(thingOf(question), { pages: [here ?? ''] })
    const found = ranked.filter(({ card }) => withPackages.includes(card))
    const saidOn = (card?: Card) => found.find(one => one.card === card)?.said ?? 0
    const named = found[0]?.card
    return (saidOn(named) > saidOn(own) ? named : own) ?? firstOn('/')
  }

  /** For a price that depends on the scope: where the page speaks of what is asked for. */
  function ofScope({ question, here }: Wanted, own: readonly string[]): Card | undefined {
    const isOwn = ({ url }: Card) => own.includes(pageOf(url))
    const ranked = search.rank(question, { pages: [here ?? ''] }).map(({ card }) => card)
    return (thingOf(question) === '' ? places : ranked).find(isOwn)
  }

  return (wanted: Wanted): Card | undefined => {
    const { group, product, here, items } = wanted
    if (group === 'package') return ofPackages(wanted)
    const own = group === product?.price ? (product?.pages ?? []) : []
    if (!group) return ofScope(wanted, own)
    const sold = offers.find(offer => offer.group === group)?.url
    const [only] = items
    const isAlone = (card: Card) => pageOf(card.url) === sold && card.heading === only?.offer.name
    const alone = items.length === 1 ? cards.find(isAlone) : undefined
    return alone ?? firstOn(here !== undefined && own.includes(here) ? here : sold)
  }
}
