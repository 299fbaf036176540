import type { Offer, Price } from '../../../shared/messages'
import { type Count, offerLine, offersOnce, telephoneLine } from '../offers'
import { asksPrice, isPrice, tellingWords, wordsOf } from '../words'
import type { Search } from './search'
import { goesOn } from './subject'

type Group = Offer['group']

/** Lines of prices with the page they stand on; `isClear` where nothing else can be meant. */
export type Priced = { content: string; url: string; isClear: boolean }

/** `only`: the one offer that is meant. */
type Table = Priced & { group: Group; only?: string | undefined }

const longestList = 4
// From here on a line of a package says what is asked for.
const halfSaid = 0.5
/** Words that ask what a package holds: „Was ist dabei?“ */
export const asksInside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|unterschied\w*|beinhaltet)\b/i
const asksWhat = /\bwas (?:kann|bietet|bringt|hat)\b/i
const counting = /(\d[\d.]*) (\p{L}+)(?: (?:am|pro|in der|die|jeden|jede) (tag|woche))?/u
const perMonth: ReadonlyMap<string, number> = new Map([
  ['tag', 30],
  ['woche', 52 / 12],
])
const asksFrom = /\b(?:ab wann|ab welche\w*|welche\w* paket)\b/i

/** What a price is paid for, by its name, and by other words where it is counted: „6 Leute“. */
export type Unit = { per: Price['per']; group: Group; name: RegExp; counted: RegExp }
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

/** The words of a question that speak of no price. */
export const otherWords = (question: string): string[] =>
  tellingWords(question).filter(word => !isPrice(word))

/** Prices as they stand in prices.yaml: of what a question names, else of the subject. */
export function createTables(all: readonly Offer[], search: Search) {
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
export const unitIn = (question: string): Unit | undefined =>
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
