import type { Offer } from '../../../../shared/messages'
import { cheaperFrom, thousands } from '../../../../shared/money'
import { matcherOf, plainWords } from '../phrases'
import { isYesOrNo } from '../questions'
import { type Spoken, together } from '../subjects'
import { asksPrice, subjectWords } from '../words'
import { countIn } from './counts'
import {
  asksStep,
  comparesOffers,
  conditionSentence,
  offerSentence,
  onlyOffer,
  priceOf,
  rankedOffer,
  spanSentence,
} from './offers'
import { asksDifference, heldLines, needsPro, proLine, wholeOffer } from './packages'

// „Ab wie vielen Nachrichten zahlt sich ENTERPRISE aus?“
const asksWorth = matcherOf([
  'ab wie|wieviel* … nachrichten',
  'ab … nachrichten … zahlt|lohnt|rechnet|rentiert|auszahlt',
  'zahlt|lohnt|rechnet|rentiert sich … basic|pro|enterprise|größere|mittlere',
  'basic|pro|enterprise|größere|mittlere … auszahlt|rentiert|lohnt|rechnet',
])

// A list of more offers than this is told as a span: the ten tasks of the telephone.
const longestList = 5
// Two offers stand below each other without a mark.
const mostUnmarked = 2

/** An answer from the figures, and the page that tells more. */
export type TableAnswer = { content: string; url: string }

export type ToldAs = (lines: readonly string[], group: Offer['group']) => TableAnswer

/** Answers about a list of offers as a whole. */
export function createLists(groupOf: (group: Offer['group']) => readonly Offer[], told: ToldAs) {
  /** „Welche Leistung ist am teuersten?“ of those by the minute. */
  const extreme = (question: string, tasks: readonly Offer[]): TableAnswer | undefined => {
    const byPrice = [...tasks].sort((a, b) => minuteOf(a) - minuteOf(b))
    const found = rankedOffer(question, byPrice, undefined)
    if (!found || asksStep(question)) return undefined
    const alike = tasks.filter(task => minuteOf(task) === minuteOf(found))
    return told([...alike.map(offerSentence), conditionSentence(alike)], 'telephone')
  }
  /** „Und das größere?“, „das billigste“ of the packages, trainings or videos that are spoken of. */
  const ranked = (question: string, spoken: Spoken, named: Spoken): TableAnswer | undefined => {
    const group = rankedGroup(spoken, named)
    if (!group) return undefined
    if (group === 'telephone') return extreme(question, groupOf(group))
    const all = groupOf(group)
    const last = lastOf(all, spoken)
    const offer = rankedOffer(question, all, last ?? firstOf(all, spoken, named))
    if (!offer) return undefined
    if (offer !== last || !asksStep(question))
      return told(packageLines(offer, all, together(spoken, named)), group)
    return told([`${offer.name} ist schon das ${all[0] === offer ? 'kleinste' : 'größte'}.`], group)
  }
  /** „Ist das teurer als beim kleinen?“ */
  const compared = (question: string, spoken: Spoken, asked: Spoken): TableAnswer | undefined => {
    const group = rankedGroup(spoken, asked)
    const all = group && group !== 'telephone' ? groupOf(group) : []
    if (all.length === 0 || !comparesOffers(question, all)) return undefined
    const apart = asksDifference(plainWords(question)) ? toldApart(question, all, spoken) : []
    if (apart.length > 0)
      return told([...apart.flatMap(heldLines), conditionSentence(all)], all[0]?.group ?? 'package')
    return told([...listOf(all), conditionSentence(all)], all[0]?.group ?? 'package')
  }
  /** „Für 3 Leute?“ of what is not paid by the person. */
  const notByPerson = (question: string, spoken: Spoken): TableAnswer | undefined => {
    const group = spoken.product ? spoken.product.price : 'package'
    // „Auch für 20 Leute?“ of a table that is reserved asks for no price.
    const isPriced = asksPrice(question) || asksPrice(spoken.before ?? 'Preis')
    const isSpokenOf = isPriced ? (spoken.product ?? spoken.industry ?? spoken.pack) : undefined
    if (!isSpokenOf || !group || group === 'training' || !asksForPersons(question)) return undefined
    const offers = groupOf(group)
    const lines = ['Pro Person rechnen wir nur Trainings. Hier gilt:', ...listOf(offers)]
    return told([...lines, conditionSentence(offers)], group)
  }
  /** „Ab wie vielen Nachrichten zahlt sich ENTERPRISE aus?“ */
  const worth = (question: string, { product }: Spoken): TableAnswer | undefined => {
    const isOther = product !== undefined && product.price !== 'package'
    if (isOther || !asksWorth(plainWords(question))) return undefined
    const packages = groupOf('package')
    const lines = packages.slice(1).map((next, at) => worthLine(packages[at] as Offer, next))
    const sum = 'Startpreis und Nachrichten eines Monats zusammengezählt:'
    return told([sum, ...lines, conditionSentence(packages)], 'package')
  }
  return (question: string, spoken: Spoken, named: Spoken): TableAnswer | undefined =>
    worth(question, together(spoken, named)) ??
    compared(question, spoken, named) ??
    ranked(question, spoken, named) ??
    notByPerson(question, spoken)
}

/** „- PRO kostet ab 33.334 Nachrichten weniger als BASIC.“ */
function worthLine(smaller: Offer, next: Offer): string {
  const priced = (offer: Offer) => ({
    from: priceOf(offer, 'start') ?? 0,
    perMessage: priceOf(offer, 'message') ?? 0,
  })
  const messages = thousands(cheaperFrom(priced(smaller), priced(next)))
  return `- ${next.name} kostet ab ${messages} Nachrichten weniger als ${smaller.name}.`
}

/** The offer that was told last. */
function lastOf(all: readonly Offer[], { answer = '', pack }: Spoken): Offer | undefined {
  return all.find(({ name }) => name === pack) ?? onlyOffer(answer, all)
}

/** After a list of all, „das größere“ is the one after the first, where WhatsApp is needed after PRO. */
function firstOf(all: readonly Offer[], spoken: Spoken, named: Spoken): Offer | undefined {
  if (!spoken.answer?.includes('€')) return undefined
  const isPackage = all[0]?.group === 'package'
  return all[isPackage && needsPro(together(spoken, named)) ? 1 : 0]
}

function minuteOf(task: Offer): number {
  return priceOf(task, 'minute') ?? 0
}

/** An offer with all that it holds; BASIC with what it lacks, where an assistant is spoken of. */
export function packageLines(offer: Offer, all: readonly Offer[], spoken: Spoken): string[] {
  const isTooSmall = offer === all[0] && needsPro(spoken)
  return isTooSmall ? [...wholeOffer(offer), proLine(all)] : wholeOffer(offer)
}

/** The offers whose difference is asked: those that are named or spoken of, of videos and trainings else all. */
function toldApart(question: string, all: readonly Offer[], { pack }: Spoken): readonly Offer[] {
  const plain = plainWords(question)
  const named = all.filter(({ name }) => matcherOf([name])(plain))
  if (named.length > 1) return named
  const pair = neighbours(all, pack)
  return pair.length > 1 || all[0]?.group === 'package' ? pair : all
}

/** The offer that is spoken of with the one below it, or above the smallest. */
function neighbours(all: readonly Offer[], name: string | undefined): readonly Offer[] {
  const at = all.findIndex(offer => offer.name === name)
  return at < 0 ? [] : all.slice(Math.max(0, at - 1), Math.max(0, at - 1) + 2)
}

/** Of which list „das größere“ is: what the question names, the package told last, what is spoken of, else the packages. */
function rankedGroup({ pack, product }: Spoken, named: Spoken): Offer['group'] | undefined {
  if (named.product) return named.product.price
  return pack || !product ? 'package' : product.price
}

/** „Für 3 Leute?“ */
function asksForPersons(question: string): boolean {
  const isShort = subjectWords(question).length <= 1 && !isYesOrNo(question)
  return (
    isShort &&
    /\b(?:für|fia|bei|mit)\b/i.test(question) &&
    countIn(question, undefined)?.per === 'person'
  )
}

/** Offers one below the other. */
export function listOf(offers: readonly Offer[]): string[] {
  if (offers.length > longestList) return [spanSentence(offers) ?? '']
  const mark = offers.length > mostUnmarked ? '- ' : ''
  return offers.map(offer => mark + offerSentence(offer))
}
