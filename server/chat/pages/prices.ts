import type { ChatMessage, Knowledge, Offer, Subject } from '../../../shared/messages'
import { offersOnce } from '../offers'
import { finderOf, hear } from '../phrases'
import { asksPrice, beginsAsQuestion, isPriceWord, isSmall, tellingWords, wordsOf } from '../words'
import { countOf, countsIn, isQuantity, type Quantity, unitOf } from './quantities'
import { type Card, pageOf, type Search } from './search'

type Group = Offer['group']

/** An offer, and how much of it is asked for. */
export type Item = { offer: Offer; count?: Quantity | undefined }

/**
 * What is sold, with the place where its prices stand; no `items` where the price goes by the scope. `isClear`: nothing else can
 * be meant. `hasSum`: the items are asked for together. `isInside`: what they hold is asked for, too.
 */
export type Priced = {
  items: Item[]
  place: Card
  isClear: boolean
  hasSum: boolean
  isInside: boolean
}

/** What a text names of what is sold. */
type Named = { product?: Subject | undefined; packages: readonly string[] }
type Before = Named & { isPriced: boolean; isShown: boolean }

// A clear question has so many words at most that speak of something else, one that goes on so many of its own.
const mostOther = 2
const fewWords = 2

const inside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|beinhaltet)\b|\bwas (?:kann|bietet|bringt|hat)\b/i
const sum = /\b(?:zusammen|insgesamt|gesamt\w*|summe|total)\b/i
/** „0,07 € pro Nachricht“ does not speak of the package PRO; „pro und“, „pro Paket“ do. */
const paidPer = (text: string): string =>
  text.replace(/\b[Pp]ro (\p{L}+)/gu, (whole, next: string) => {
    const [word = ''] = wordsOf(next)
    const isPaid = isQuantity(word) || !(isSmall(word) || isPriceWord(word))
    return isPaid && !/^(?:paket|basic|enterp)/.test(word) ? next : whole
  })
/** „Mehr dazu: [Titel](/seite#stelle)“ */
const leadsTo = /\]\((\/(?!trial\b)[^)#]+)[^)]*\)/

/** „Und das größere?“: it has no question of its own; „Und wenn besetzt ist?“ has one. */
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
    question: string,
    earlier: readonly ChatMessage[],
    here: string | undefined,
  ): Priced | undefined => {
    const named = naming.namedIn(question)
    const before = naming.before(earlier, here)
    const isInside = inside.test(question)
    if (!asksFor(question, named, before)) return undefined
    const others = tellingWords(question).filter(word => !isOfPrices(word, offers, naming))
    const isNamed = isNaming(named)
    // „Was kostet ein iPhone?“ is none of ours.
    if (!isNamed && others.some(word => !search.isOnSite(word))) return undefined
    const all = { product: named.product ?? before.product, packages: packagesOf(named, before) }
    const group = groupOf(question, all, named, offers)
    if (group === undefined && !asksPrice(question)) return undefined
    const { items, areTogether } = itemsIn(question, all, offers, group, naming.namedIn)
    const place = placeOf({ question, group, product: all.product, here, items })
    if (!place) return undefined
    // What only an answer spoke of may not be what is meant.
    const isClear = others.length <= mostOther && (isNamed || !before.isShown)
    return { items, place, isClear, hasSum: areTogether, isInside: isInside || isOnePackage(items) }
  }
}

/** „PRO?“ */
const isOnePackage = ([first, ...others]: readonly Item[]): boolean =>
  others.length === 0 && first?.count === undefined && first?.offer.group === 'package'

/** Whether prices are asked for, or what a package holds. */
function asksFor(question: string, named: Named, before: Before): boolean {
  if (asksPrice(question)) return true
  const words = tellingWords(question).filter(word => !/^\d/.test(word))
  const isOfPackage = named.packages.length > 0 && (inside.test(question) || words.length <= 1)
  const isCounted = countsIn(question).length > 0 && words.length <= fewWords
  const isOn =
    before.isPriced && (goesOn(question) || (inside.test(question) && words.length === 0))
  return isOfPackage || isCounted || isOn
}

/** What is left of a question without its price and its figures. */
const thingOf = (question: string): string =>
  tellingWords(question)
    .filter(word => !isPriceWord(word) && !isQuantity(word))
    .join(' ')

/** Who goes on with „und 2000 Nachrichten?“ still speaks of the package before. */
const packagesOf = (named: Named, before: Before): readonly string[] =>
  named.packages.length > 0 || named.product ? named.packages : before.packages

const isOf = (packages: readonly string[], { name }: Offer): boolean =>
  packages.some(one => name.toUpperCase().startsWith(one))

/** What sort of offer is meant; undefined for what costs by its scope. */
function groupOf(
  question: string,
  all: Named,
  named: Named,
  offers: readonly Offer[],
): Group | undefined {
  const { product, packages } = all
  // „Basic“ is a package and a video.
  const isOwn = offers.some(offer => offer.group === product?.price && isOf(packages, offer))
  if (packages.length > 0 && !isOwn) return 'package'
  if (named.product) return named.product.price
  const unit = wordsOf(question).map(unitOf).find(Boolean)
  const others = offers.filter(({ group }) => group !== 'package')
  const offer = others.find(one => isNamed(one, others, question))
  if (unit || offer) return offer?.group ?? unit?.group
  return product ? product.price : 'package'
}

/** „2 Leute Einsteiger und 3 Fortgeschrittene“: where each part names an offer, these together; else what the whole names. */
function itemsIn(
  question: string,
  all: Named,
  offers: readonly Offer[],
  group: Group | undefined,
  namedIn: (text: string) => Named,
): { items: Item[]; areTogether: boolean } {
  if (!group) return { items: [], areTogether: false }
  const meantIn = (text: string, { packages }: Named, kind?: Group) => {
    const own = offers.filter(offer => offer.group === kind)
    return own.filter(offer => isOf(packages, offer) || isNamed(offer, own, text))
  }
  const parts = question.split(/,(?!\d)|(?<!\p{L})(?:und|plus)(?!\p{L})|\+/iu)
  const together = parts.flatMap((part): Item[] => {
    const named = namedIn(part)
    const kind = groupOf(part, { ...named, product: named.product ?? all.product }, named, offers)
    const [offer, ...more] = meantIn(part, named, kind)
    return offer && more.length === 0 ? [{ offer, count: countOf(part, offer) }] : []
  })
  if (new Set(together.map(({ offer }) => offer)).size > 1)
    return { items: together, areTogether: true }
  const meant = meantIn(question, all, group)
  const listed = meant.length > 0 ? meant : offers.filter(offer => offer.group === group)
  const items = listed.map(offer => ({ offer, count: countOf(question, offer) }))
  return { items, areTogether: items.length === 1 && sum.test(question) }
}

/**
 * Whether a text names an offer, by a word that no other of its group has: „Bestellungen“ means „Bestellannahme“. „Training“ is
 * what the whole group is called.
 */
function isNamed({ name, group }: Offer, offers: readonly Offer[], text: string): boolean {
  const others = offers.filter(one => one.name !== name).flatMap(one => tellingWords(one.name))
  const own = tellingWords(name).filter(
    word => word.length > 3 && word !== group && !others.includes(word),
  )
  return own.some(one => wordsOf(text).some(word => word.startsWith(one.slice(0, 6))))
}

/** Whether a word of a question only says what costs, or how much of it. */
function isOfPrices(word: string, offers: readonly Offer[], { namedIn }: Naming): boolean {
  const { product, packages } = namedIn(word)
  const isKnown = product !== undefined || packages.length > 0 || isNamedByAny(word, offers)
  return isKnown || isPriceWord(word) || isQuantity(word) || sum.test(word) || inside.test(word)
}

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
    /** What was named last, or is sold on the page that is read or was shown, and whether the last question was of prices. */
    before(earlier: readonly ChatMessage[], here: string | undefined): Before {
      const first = { product: soldOn(here), packages: [], isPriced: false, isShown: false }
      return earlier.reduce<Before>(
        (all, { role, content }) => (role === 'user' ? asked(all, content) : shown(all, content)),
        first,
      )
    },
  }

  function asked(all: Before, question: string): Before {
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

/** Where prices stand: on the page that is read or named, else where the thing is sold. */
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

  /** The packages stand on many pages. */
  function ofPackages({ question, here }: Wanted): Card | undefined {
    const own = withPackages.find(({ url }) => pageOf(url) === here)
    const ranked = search.rank(thingOf(question), { pages: [here ?? ''] })
    const found = ranked.filter(({ card }) => withPackages.includes(card))
    const saidOn = (card?: Card) => found.find(one => one.card === card)?.said ?? 0
    const named = found[0]?.card
    return (saidOn(named) > saidOn(own) ? named : own) ?? firstOn('/')
  }

  /** What goes by its scope: where the page speaks of what is asked. */
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
