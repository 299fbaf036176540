import type { Offer, Price } from '../../../../shared/messages'
import { euro, euroCents } from '../../../../shared/money'
import { matcherOf, plainWords } from '../phrases'
import { subjectWords } from '../words'

type Per = Price['per']

const words = (list: string) => matcherOf(list.split(', '))
/** Where an offer stands in its list, the cheapest first, or where from the one that was told last. */
const ranks = {
  larger: words(
    'größere, größer, greßere, der|das|die andere, nächste, nächstgrößere, bessere, teurere',
  ),
  smaller: words('kleinere, kleiner, klanere, billigere, günstigere'),
  largest: words('größte, große, teuerste, beste'),
  smallest: words(
    'kleinst*, klanst*, kleine, klane, billigst*, günstigst*, billige, einfachst*, einfache',
  ),
  middle: words('mittlere'),
}
// „Das billigste Paket“: such words name no other thing.
const neutral =
  /^(?:paket|variante|version|angebot|modell|stufe|video|film|workshop|training|kurs|schulung|assistent|bot|chatbot)/
// „Der kleinste Chatbot für unsere Website“ is no website.
const forWebsite = /(?<=bot |assistent )(?:für|auf) \p{L}+ (?:website|homepage|webseite)/iu

const asksWhen = words('wann, wo')
const compares = words(
  'teurer als, billiger als, günstiger als, mehr … als, weniger … als, unterschied*, vergleich*',
)

/** „Ist das teurer als beim kleinen?“: whether offers are compared, and nothing else. */
export function comparesOffers(question: string, offers: readonly Offer[]): boolean {
  const names = matcherOf(offers.flatMap(({ name }) => name.split(' ')))
  const others = subjectWords(question).filter(word => {
    const plain = ` ${word} `
    return (
      !isRank(plain) &&
      !neutral.test(word) &&
      !names(plain) &&
      !/^(?:teur|billig|gunst|unterschied|vergleich|zwischen)/.test(word)
    )
  })
  return others.length === 0 && compares(plainWords(question))
}

function isRank(plain: string): boolean {
  return Object.values(ranks).some(fits => fits(plain))
}

/** Whether „das größere“ or „das kleinere“ is asked for. */
export function asksStep(question: string): boolean {
  const plain = plainWords(question)
  return ranks.larger(plain) || ranks.smaller(plain)
}

/**
 * „Und das größere?“
 * @param last the offer that was told last
 * @returns the offer that is meant, `last` where there is none beyond it; undefined where none is asked for so
 */
export function rankedOffer(
  question: string,
  offers: readonly Offer[],
  last: Offer | undefined,
): Offer | undefined {
  const others = subjectWords(question.replace(forWebsite, '')).filter(
    word => !isRank(` ${word} `) && !neutral.test(word),
  )
  const plain = plainWords(question)
  // „Wann ist der nächste?“ asks for a date.
  if (others.length > 0 || asksWhen(plain)) return undefined
  const step = Number(ranks.larger(plain)) - Number(ranks.smaller(plain))
  if (step !== 0) return last && (offers[offers.indexOf(last) + step] ?? last)
  if (ranks.smallest(plain)) return offers[0]
  if (ranks.largest(plain)) return offers.at(-1)
  return ranks.middle(plain) ? offers[Math.floor(offers.length / 2)] : undefined
}

/** The only offer of a list that a text tells of: by its name in bold, else by its name. */
export function onlyOffer(text: string, offers: readonly Offer[]): Offer | undefined {
  const bold = offers.filter(({ name }) => text.includes(`**${name}**`))
  const named = bold.length > 0 ? bold : offers.filter(({ name }) => text.includes(name))
  return named.length === 1 ? named[0] : undefined
}

/** What an offer costs per message, minute and so on. */
export function priceOf({ prices }: Offer, per: Per, regular = false): number | undefined {
  return prices.find(price => price.per === per && (price.regular ?? false) === regular)?.euro
}

/** One line for an offer, made from its figures: `PRO: ab 1.500 € Startpreis, dazu 0,07 € pro Nachricht.` */
export function offerSentence(offer: Offer): string {
  const [start, message] = [priceOf(offer, 'start'), priceOf(offer, 'message')]
  const [minute, regular] = [priceOf(offer, 'minute'), priceOf(offer, 'minute', true)]
  const [person, video] = [priceOf(offer, 'person'), priceOf(offer, 'video')]
  const told = () => {
    if (start !== undefined)
      return `ab ${euro(start)} Startpreis${message === undefined ? '' : `, dazu ${euro(message)} pro Nachricht`}`
    if (minute !== undefined)
      return `mit KI ${euroCents(minute)} pro Minute${regular === undefined ? '' : `, regulär ${euroCents(regular)}`}`
    if (person !== undefined) return `${euro(person)} pro Person`
    if (video !== undefined) return `${euro(video)} pro Video`
    return 'Preis auf Anfrage'
  }
  return `**${offer.name}**: ${told()}.`
}

/** The span of many offers paid by the minute in one sentence; undefined where they are not. */
export function spanSentence(offers: readonly Offer[]): string | undefined {
  const span = (regular: boolean) => {
    const amounts = offers
      .map(offer => priceOf(offer, 'minute', regular))
      .filter(amount => amount !== undefined)
    return amounts.length === offers.length
      ? `${euroCents(Math.min(...amounts))} bis ${euroCents(Math.max(...amounts))}`
      : undefined
  }
  const [withAi, regular] = [span(false), span(true)]
  if (withAi === undefined) return undefined
  return `Je nach Leistung kostet eine Minute mit KI ${withAi}${regular === undefined ? '' : `, regulär ${regular}`}.`
}

/** The lowest and the highest price a minute. */
export function lowestAndHighest(offers: readonly Offer[]): [least: number, most: number] {
  const amounts = offers.flatMap(offer => priceOf(offer, 'minute') ?? [])
  return [Math.min(...amounts), Math.max(...amounts)]
}

/** What holds for all of some offers: the one-time setup and the condition, in one sentence. */
export function conditionSentence(offers: readonly Offer[]): string {
  const setup = offers[0] && priceOf(offers[0], 'setup')
  const once =
    setup === undefined ? '' : `Die Einrichtung kostet einmalig je Leistung ${euro(setup)}. `
  return `${once}Alle Preise ${offers[0]?.condition ?? ''}`.replace(/\.?$/, '.')
}

/** Where the prices stand on a page that sells something. */
export function placeOfPrices(page: string): string {
  return page === '/' ? '/#was-es-kostet' : page
}

const groupNames: Record<Offer['group'], string> = {
  package: 'Pakete für Website und WhatsApp',
  telephone: 'Assistenten am Telefon',
  training: 'Training',
  video: 'Produktvideos',
}

/** All that can be bought for the model, one line each, as it stands on the first page that sells it. */
export function offersDigest(offers: readonly Offer[]): string {
  const once = offers.filter(
    (one, at) =>
      offers.findIndex(({ group, name }) => group === one.group && name === one.name) === at,
  )
  const groups = Object.entries(groupNames).flatMap(([group, name]) => {
    const own = once.filter(offer => offer.group === group)
    const lines = own.map(offer =>
      `- ${offerSentence(offer)} ${(offer.features ?? []).join('; ')}`.trim(),
    )
    return own[0]
      ? [[`${name} (${own[0].url}). ${conditionSentence(own)}`, ...lines].join('\n')]
      : []
  })
  return groups.join('\n\n')
}
