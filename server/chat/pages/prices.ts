import type { Knowledge, Offer, Price, Subject } from '../../../shared/messages'
import { type Count, offerLine, offersOnce, telephoneLine } from '../offers'
import { asksPrice, isPrice, tellingWords, wordsOf } from '../words'
import { passageOf } from './passage'
import { type Card, pageOf, type Search } from './search'
import { type Context, goesOn, isShort, type Named, together } from './subject'

type Group = Offer['group']

/** Lines of prices with the page they stand on; `isClear` where nothing else can be meant. */
export type Priced = { content: string; url: string; isClear: boolean }

/** `only`: the one offer that is meant. */
type Table = Priced & { group: Group; only?: string | undefined }

/** A question, the packages it names, what it is about, and the page that is read. */
type Asked = {
  text: string
  packages: readonly string[]
  subject: Subject | undefined
  here: string | undefined
}

// A question of more other words may ask for more than a price.
const mostWords = 2
const longestList = 4
// From here on a line of a package says what is asked for.
const halfSaid = 0.5
const asksInside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|unterschied\w*|beinhaltet)\b/i
const asksWhat = /\bwas (?:kann|bietet|bringt|hat)\b/i
const counting = /(\d[\d.]*) (\p{L}+)(?: (?:am|pro|in der|die|jeden|jede) (tag|woche))?/u
const perMonth: ReadonlyMap<string, number> = new Map([
  ['tag', 30],
  ['woche', 52 / 12],
])
const asksFrom = /\b(?:ab wann|ab welche\w*|welche\w* paket)\b/i

// What a price is paid for, by its name, and by other words where it is counted: „6 Leute“.
type Unit = { per: Price['per']; group: Group; name: RegExp; counted: RegExp }
const units: readonly Unit[] = [
  { per: 'message', group: 'package', name: /^nachricht/, counted: /^(?:anfrage|chat)/ },
  { per: 'minute', group: 'telephone', name: /^minute/, counted: /^min/ },
  {
    per: 'person',
    group: 'training',
    name: /^person/,
    counted: /^(?:leut|mitarbeiter|teilnehmer|kolleg)/,
  },
  { per: 'video', group: 'video', name: /^video/, counted: /^(?:clip|film)/ },
]

const otherWords = (question: string) => tellingWords(question).filter(word => !isPrice(word))

/** Answers questions about prices, where the thing asked for is named or was spoken of. */
export function createPrices(knowledge: Knowledge, cards: readonly Card[], search: Search) {
  const pricesIn = createTables(knowledge.offers, search)
  const products: (Subject | undefined)[] = knowledge.subjects.products
  const isUnknown = (word: string) => !/^\d/.test(word) && !search.knows(word)
  const places = cards.filter(({ url }) => url.includes('#'))
  /** The card that tells what is sold on one of some pages, of one offer its own. */
  function priceCardOf(pages: readonly string[], only?: string): Card | undefined {
    const own = places.filter(({ url }) => pages.includes(pageOf(url)))
    const tells = ({ heading, text }: Card) =>
      (asksPrice(heading) || text.includes('€ pro')) && /€|Angebot|Preis/.test(text)
    return own.find(({ heading }) => heading === only) ?? own.find(tells)
  }

  const isByScope = (subject?: Subject) => products.includes(subject) && !subject?.price

  /** What costs by its scope, such as a website: its page says so. */
  function byScope({ text, subject, here }: Asked): Priced | undefined {
    if (!isByScope(subject) || !asksPrice(text)) return undefined
    const card = priceCardOf(pagesOf(subject, here))
    if (!card) return undefined
    const content = passageOf({ card, score: 1, same: 0 }, `${text} Preis`, search)
    return { content, url: card.url, isClear: true }
  }
  /** The prices of a subject with the place they stand on: packages stand on many pages, all other prices on one. */
  function fromTable({ text, packages, subject, here }: Asked): Priced | undefined {
    const table = pricesIn(text, packages, subject?.price)
    // No package tells what a website costs, or a test.
    if (!table || (isByScope(subject) && packages.length === 0)) return undefined
    const pages = pagesOf(subject, here)
    const isOnMany = table.group === 'package' || pages.includes(here ?? '')
    const isOwn = table.group === (subject?.price ?? 'package')
    const own = isOwn && isOnMany ? priceCardOf(pages, table.only) : undefined
    return { ...table, url: (own ?? priceCardOf([table.url], table.only))?.url ?? table.url }
  }

  return (question: string, before: Context, named: Named): Priced | undefined => {
    const words = otherWords(question)
    const isNamed = (named.product ?? named.industry) !== undefined
    // „Was kostet ein iPhone?“ is none of ours.
    if (!isNamed && words.some(isUnknown)) return undefined
    const asked = {
      text: wholeQuestion(question, before, named),
      packages: named.packages,
      subject: subjectOf(before, named, unitIn(question)),
      here: before.here,
    }
    const priced = byScope(asked) ?? fromTable(asked)
    const isClear = words.length <= mostWords && (isNamed || priced?.isClear === true)
    return priced && { ...priced, isClear }
  }
}

/** What a question names goes before what was spoken of; after the telephone „300 Nachrichten“ are none of its. */
function subjectOf(before: Context, named: Named, unit?: Unit): Subject | undefined {
  const { product, industry } = together(before, named)
  const own = named.product ?? named.industry
  const isOther = product?.price && unit && product.price !== unit.group
  return own ?? (isOther ? industry : (product ?? industry))
}

/**
 * What a short question after one about prices asks: „Und das größere?“ is read as „Und das größere? kostet“, „Ist WhatsApp
 * dabei?“ as „Ab welchem Paket: Ist WhatsApp dabei?“
 */
function wholeQuestion(question: string, { asksPrices }: Context, { packages }: Named): string {
  if (!asksPrices || !isShort(question)) return question
  const isInside = asksInside.test(question)
  const thing = tellingWords(question.replace(asksInside, ''))
  if (isInside && thing.length > 0 && packages.length === 0) return `Ab welchem Paket: ${question}`
  return isInside || goesOn(question) ? `${question} kostet` : question
}

function pagesOf(subject: Subject | undefined, here: string | undefined): readonly string[] {
  if (!subject) return []
  return here && subject.pages.includes(here) ? [here] : subject.pages
}

/** Prices as they stand in prices.yaml: of what a question names, else of the subject. */
function createTables(all: readonly Offer[], search: Search) {
  const offers = offersOnce(all)

  /** „Anbindung an E-Mail oder WhatsApp gibt es ab PRO.“ */
  function featureIn(question: string): Table | undefined {
    if (asksPrice(question) || !asksFrom.test(question)) return undefined
    const thing = question.replace(asksFrom, '').replace(asksInside, '')
    const asked = tellingWords(thing).filter(word => word !== 'paket')
    const says = (line: string) => search.shareOf(asked.join(' '), line) >= halfSaid
    const first = all.find(({ group, features }) => group === 'package' && features?.some(says))
    if (!first) return undefined
    const lines = [
      `${first.features?.find(says)} gibt es ab **${first.name}**.`,
      withFeatures(first),
    ]
    return tableOf(lines, [first], true)
  }
  function groupOf(
    question: string,
    packages: readonly string[],
    price?: Group,
    count?: Count,
  ): Group {
    // „Basic“ is a package and a video.
    const isOwn = offers.some(offer => offer.group === price && isOf(packages, offer))
    if (packages.length > 0 && !isOwn) return 'package'
    if (price) return price
    const named = offers.find(
      offer => offer.group !== 'package' && isNamed(offer, offers, question),
    )
    const unit = count ? units.find(({ per }) => per === count.per) : unitIn(question)
    return named?.group ?? unit?.group ?? 'package'
  }

  function listIn(question: string, packages: readonly string[], price?: Group): Table | undefined {
    const count = countIn(question)
    const isCounted = count !== undefined && tellingWords(question).length <= 3
    const isInside = asksFeatures(question, packages)
    if (!asksPrice(question) && !isInside && !isCounted) return undefined
    const group = groupOf(question, packages, price, count)
    const own = offers.filter(offer => offer.group === group)
    const meant = own.filter(offer => isOf(packages, offer) || isNamed(offer, offers, question))
    const listed = meant.length > 0 ? meant : own
    const isLong = listed.length > longestList && !count
    const isWhole = isInside || meant.length === 1
    const lines = listed.map(offer =>
      isWhole ? withFeatures(offer, count) : `- ${offerLine(offer, count)}`,
    )
    const isClear = packages.length > 0 || price !== undefined || otherWords(question).length <= 1
    return tableOf(isLong ? [telephoneLine(listed)] : lines, listed, isClear)
  }

  return (question: string, packages: readonly string[], price?: Group): Table | undefined =>
    featureIn(question) ?? listIn(question, packages, price)
}

/** „Was kann PRO?“, „PRO“, „Was kostet es, und was ist dabei?“ */
function asksFeatures(question: string, packages: readonly string[]): boolean {
  const isInside = asksInside.test(question)
  if (packages.length === 0) return isInside && asksPrice(question)
  return isInside || asksWhat.test(question) || goesOn(question)
}

/** Whether an offer goes by the name of a package: „PRO“ of videos is „Professional“. */
const isOf = (packages: readonly string[], { name }: Offer): boolean =>
  packages.some(one => name.toUpperCase().startsWith(one))

/** „pro Minute“ */
const unitIn = (question: string): Unit | undefined =>
  units.find(({ name }) => wordsOf(question).some(word => name.test(word)))

/** „2.000 Nachrichten“, „6 Leute“, „20 Nachrichten am Tag“ */
function countIn(question: string): Count | undefined {
  const [, figure = '', word = '', period] = counting.exec(question.toLowerCase()) ?? []
  const unit = units.find(({ name, counted }) => name.test(word) || counted.test(word))
  const times = perMonth.get(period ?? '')
  const number = Math.round(Number(figure.replaceAll('.', '')) * (times ?? 1))
  return unit && { number, per: unit.per, perMonth: times !== undefined }
}

function tableOf(
  lines: readonly string[],
  [first, ...others]: readonly Offer[],
  isClear: boolean,
): Table | undefined {
  if (!first) return undefined
  const { condition, url, group, name } = first
  const content = [...lines, `Alle Preise ${condition}`].join('\n')
  return { content, url, isClear, group, only: others.length === 0 ? name : undefined }
}

function withFeatures(offer: Offer, count?: Count): string {
  const { features = [] } = offer
  return [offerLine(offer, count), ...features.map(feature => `- ${feature}`)].join('\n')
}

/** Whether a question names an offer, by a word that no other of its group has: „Bestellungen“ means „Bestellannahme“. */
function isNamed({ name, group }: Offer, offers: readonly Offer[], question: string): boolean {
  const others = offers
    .filter(one => one.group === group && one.name !== name)
    .flatMap(one => tellingWords(one.name))
  const own = tellingWords(name).filter(word => word.length > 3 && !others.includes(word))
  const asked = wordsOf(question)
  return own.some(one => asked.some(word => word.startsWith(one.slice(0, 6))))
}
