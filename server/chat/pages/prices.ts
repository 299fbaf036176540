import type { Knowledge, Offer, Price, Subject } from '../../../shared/messages'
import { type Count, offerLine, offersOnce, telephoneLine } from '../offers'
import { finderOf } from '../phrases'
import { asksPrice, isPrice, tellingWords, wordsOf } from '../words'

/** Lines of prices with the page they stand on; `isClear` where nothing else can be meant. */
export type Priced = { content: string; url: string; isClear: boolean }

const asksInside =
  /\b(?:drin\w*|dabei|enthalten|inkludiert|bekomm\w*|krieg\w*|umfasst|unterschied\w*|beinhaltet)\b/i
const asksFrom = /\b(?:ab wann|ab welche\w*|welche\w* paket)\b/i
// „0,07 € pro Nachricht“ does not speak of the package PRO.
const paidPer =
  /\bpro (?=\p{L}*(?:nachricht|min|person|kopf|monat|jahr|tag|woche|video|stunde|anruf|chat|termin|leistung))/giu
const longestList = 4

const units: readonly { per: Price['per']; group: Offer['group']; words: RegExp }[] = [
  { per: 'message', group: 'package', words: /^(?:nachricht|anfrage|chat)/i },
  { per: 'minute', group: 'telephone', words: /^min/i },
  { per: 'person', group: 'training', words: /^(?:person|leut|mitarbeiter|teilnehmer|kolleg)/i },
  { per: 'video', group: 'video', words: /^(?:video|clip|film)/i },
]

/** „2.000 Nachrichten“, „6 Leute“ */
function countIn(question: string): Count | undefined {
  const [, figure = '', word = ''] = /(\d[\d.]*) (\p{L}+)/u.exec(question) ?? []
  const unit = units.find(({ words }) => words.test(word))
  return unit && { number: Number(figure.replaceAll('.', '')), per: unit.per }
}

/** Prices as they stand in prices.yaml: of what a question names, else of what is spoken of. */
export function createPrices({ offers: all, subjects }: Pick<Knowledge, 'offers' | 'subjects'>) {
  const offers = offersOnce(all)
  const packages = subjects.packages.map(({ name, words }) => ({ name, fits: finderOf(words) }))
  const features = featuresOf(subjects.features, offers)

  /** „WhatsApp gibt es ab PRO.“ */
  function featureIn(question: string, packs: readonly string[]): Priced | undefined {
    if (asksPrice(question) || !(packs.length === 1 || asksFrom.test(question))) return undefined
    const feature = features.find(({ fits }) => fits(question))
    if (!feature) return undefined
    const { name, first } = feature
    const lines = [`${name} gibt es ab **${first.name}**.`, `- ${withFeatures(first)}`]
    return pricedOf(lines, first, true)
  }
  function groupOf(packs: readonly string[], spoken?: Subject, count?: Count) {
    // „Basic“ is a package and a video.
    const hasOwnNames = spoken?.price === 'video' || spoken?.price === 'training'
    if (packs.length > 0 && !hasOwnNames) return 'package'
    if (spoken) return spoken.price
    return units.find(({ per }) => per === count?.per)?.group ?? 'package'
  }

  /** @param spoken what is spoken of */
  return (question: string, spoken: Subject | undefined): Priced | undefined => {
    const named = packages.filter(({ fits }) => fits(question.replace(paidPer, '')))
    const packs = named.map(({ name }) => name)
    const feature = featureIn(question, packs)
    if (feature) return feature
    const count = countIn(question)
    const isCounted = count !== undefined && tellingWords(question).length <= 3
    const isInside = asksInside.test(question) && packs.length > 0
    if (!asksPrice(question) && !isInside && !isCounted) return undefined
    const group = groupOf(packs, spoken, count)
    const own = offers.filter(offer => offer.group === group)
    const meant = own.filter(offer =>
      group === 'package' ? packs.includes(offer.name) : isNamed(offer, own, question),
    )
    const [first, ...others] = meant.length > 0 ? meant : own
    if (!first) return undefined
    const words = tellingWords(question).filter(word => !isPrice(word))
    const isClear = packs.length > 0 || spoken !== undefined || words.length <= 1
    if (meant.length === 0 && own.length > longestList && !count)
      return pricedOf([telephoneLine(own)], first, isClear)
    const lineOf = (offer: Offer) =>
      isInside || meant.length === 1 ? withFeatures(offer, count) : offerLine(offer, count)
    return pricedOf(
      [first, ...others].map(offer => `- ${lineOf(offer)}`),
      first,
      isClear,
    )
  }
}

function pricedOf(lines: readonly string[], { condition, url }: Offer, isClear: boolean): Priced {
  return { content: [...lines, `Alle Preise ${condition}`].join('\n'), url, isClear }
}

function withFeatures(offer: Offer, count?: Count): string {
  const { features = [] } = offer
  return [offerLine(offer, count), ...(features.length > 0 ? [features.join(', ')] : [])].join('. ')
}

/** Each feature with the smallest package that has it. */
function featuresOf(features: Knowledge['subjects']['features'], offers: readonly Offer[]) {
  return features.flatMap(({ name, feature, words }) => {
    const first = offers.find(
      ({ group, features: lines = [] }) =>
        group === 'package' && lines.some(line => line.includes(feature)),
    )
    return first ? [{ name, first, fits: finderOf(words) }] : []
  })
}

/** Whether a question names an offer, by a word that no other of its group has: „Bestellungen“ means „Bestellannahme“. */
function isNamed({ name }: Offer, group: readonly Offer[], question: string): boolean {
  const others = group.filter(one => one.name !== name).flatMap(one => tellingWords(one.name))
  const own = tellingWords(name).filter(word => word.length > 3 && !others.includes(word))
  const asked = wordsOf(question)
  return own.some(one => asked.some(word => word.startsWith(one.slice(0, 6))))
}
