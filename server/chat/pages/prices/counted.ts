import type { Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { isFollowUp } from '../questions'
import type { Spoken } from '../subjects'
import { asksPrice, wordsOf } from '../words'
import { countIn, countSentence, figureOf, groupOfCount } from './counts'
import type { TableAnswer, ToldAs } from './lists'
import { namedOffers, withoutGroup } from './named-offers'
import { conditionSentence, onlyOffer, rankedOffer } from './offers'
import { holds, needsPro } from './packages'
import { sumSentence } from './sums'

// „Und mit echten Leuten?“
const namesRegular = matcherOf([
  'regulär*',
  'ohne ki',
  'echt*|richtig* mensch*|leut*|person*|mitarbeiter*',
  'normalen callcenter',
])

/** What is asked about: packages of the question, the one that is meant, what is paid. */
export type Subject = {
  packs: readonly string[]
  pack: string | undefined
  group: Offer['group'] | undefined
  /** What the question itself names. */
  named: Offer['group'] | undefined
}

type Parts = {
  groupOf: (group: Offer['group']) => readonly Offer[]
  told: ToldAs
  inSiteWords: (question: string) => string
  /** The place of the first package that holds what a question names. */
  firstWith: (question: string) => number
}

/** Answers what so many of something cost, and several things together. */
export function createCounted({ groupOf, told, inSiteWords, firstWith }: Parts) {
  /** „6 Personen kosten 1.740 €“ */
  const counted = (question: string, spoken: Spoken, subject: Subject): TableAnswer | undefined => {
    const count = countIn(question, subject.group) ?? countBefore(question, spoken, subject)
    const group = count && groupOfCount[count.per]
    if (!group || !isCounted(group, question, subject)) return undefined
    // „3.000 Nachrichten, und er soll Termine buchen“: a package that cannot book is none of them.
    const first = Math.max(firstWith(question), needsPro(spoken) ? 1 : 0)
    const offers = countedOffers(groupOf(group), inSiteWords(question), spoken, subject, first)
    const isRegular = group === 'telephone' && asksRegular(question)
    const sentence = countSentence(count, isRegular ? offers.map(atRegularPrice) : offers)
    if (!sentence) return undefined
    const said = isRegular ? `Ohne KI, zum regulären Preis: ${sentence}` : sentence
    return told([said, ...heldBy(offers), conditionSentence(offers)], group)
  }
  /** „Alle drei“ of the trainings that are spoken of, „zwei Anfänger und ein Coaching“. */
  const summed = (question: string, { answer = '' }: Spoken, { group }: Subject) => {
    if (group !== 'training' && group !== 'video') return undefined
    if (!asksPrice(question) && !answer.includes('€')) return undefined
    const offers = groupOf(group)
    const nameIn = (text: string) => namedOffers(withoutGroup(text, group), offers)
    const sentence = sumSentence(inSiteWords(question), offers, nameIn)
    return sentence ? told([sentence, conditionSentence(offers)], group) : undefined
  }
  return (question: string, spoken: Spoken, subject: Subject): TableAnswer | undefined =>
    summed(question, spoken, subject) ?? counted(question, spoken, subject)
}

const asksRegular = (question: string) => namesRegular(plainWords(question))

/** An offer as if its regular price were its price. */
function atRegularPrice(offer: Offer): Offer {
  const regular = offer.prices.filter(price => price.regular)
  return { ...offer, prices: regular.map(({ regular: _, ...price }) => price) }
}

/** What a training holds, where only one is told. */
function heldBy([only, ...others]: readonly Offer[]): string[] {
  const isOne = others.length === 0 && only?.group === 'training'
  return isOne ? holds(only) : []
}

/** The offers that are counted: the package spoken of, those that are named or were told last, else all. */
function countedOffers(
  all: readonly Offer[],
  question: string,
  spoken: Spoken,
  { pack, packs }: Subject,
  firstPackage: number,
): readonly Offer[] {
  const { before = '', answer = '', read = '' } = spoken
  const [first] = all
  if (first?.group === 'package') {
    const named = all.filter(({ name }) => packs.includes(name) || (!packs[0] && name === pack))
    return named.length > 0 ? named : all.slice(firstPackage)
  }
  const isRanked = first?.group !== 'telephone'
  const last = answer.includes('€') ? first : undefined
  const ranked = isRanked ? rankedOffer(withoutCount(question), all, last) : undefined
  if (ranked) return [ranked]
  // The task that is named, that was asked for, that was told, or by telephone what the page is about.
  const onPage = first?.group === 'telephone' ? read : ''
  return (
    [question, before, onlyOffer(answer, all)?.name ?? '', onPage]
      .map(text => namedOffers(withoutGroup(text, first?.group ?? 'package'), all))
      .find(offers => offers.length > 0) ?? all
  )
}

/** „Und bei BASIC dasselbe?“ after „500 Nachrichten mit PRO?“ counts as many. */
function countBefore(question: string, { before = '' }: Spoken, { packs, group }: Subject) {
  const isSame = packs.length > 0 || asksRegular(question)
  return isSame && isFollowUp(question) ? countIn(before, group) : undefined
}

/** „Drei Stück vom größeren“ without what is counted: „vom größeren“. */
function withoutCount(question: string): string {
  return wordsOf(question)
    .filter(word => figureOf(word) === undefined && !/^stuck/.test(word))
    .join(' ')
}

/** Whether a count is one of what is paid: „Salon mit 3 Leuten, was kostet das?“ asks for no training of three. */
function isCounted(group: Offer['group'], question: string, subject: Subject): boolean {
  if (group === subject.group || subject.packs.length > 0) return true
  // „Und bei 300 Nachrichten?“, „Wie viel bei 2000 Nachrichten?“ where an industry is spoken of.
  const isShort = isFollowUp(question) || /\bwie ?viel\b/i.test(question)
  if (group === 'package' && isShort && !isOther(subject)) return true
  const isPaid = group === 'package' || group === 'telephone' || subject.named === group
  return asksPrice(question) && isPaid && !isOther(subject)
}

function isOther({ named }: Subject): boolean {
  return named !== undefined && named !== 'package'
}
