import type { Knowledge, Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { isFollowUp } from '../questions'
import type { Spoken, SubjectFinder } from '../subjects'
import { asksPrice, fold, isFewWords, isFunctionWord, subjectWords, wordsOf } from '../words'
import { countIn, countSentence, figureOf, groupOfCount } from './counts'
import { lengthLines } from './lengths'
import { createLists, listOf, type TableAnswer } from './lists'
import { conditionSentence, onlyOffer, placeOfPrices, rankedOffer } from './offers'
import { createPackages, needsPro, proLine, wholeOffer } from './packages'

export type Tables = ReturnType<typeof createTables>

const inside = 'drin, drinnen, dabei, enthalten, inkludiert, inbegriffen, alles'.split(', ')
const asksInside = matcherOf(inside)
const asksContents = matcherOf([
  ...inside,
  ...'beinhaltet, enthält, umfasst, bekomm*, krieg*, kann, hat, haben, leistet, bietet'.split(', '),
])
const asksSetup = matcherOf('einrichtung*, einrichten, setup, 1500, 1.500'.split(', '))
const asksSetupPrice = matcherOf(['einrichtungskosten', 'einrichtungsgebühr'])
// „verkauft“ and „Verkaufsgespräche“, „Bestellungen“ and „Bestellannahme“ begin with the same six letters.
const sameBeginning = 6
// „Bestellannahme oder Terminbuchung?“ names two; a word that fits more of them tells none.
const mostNamed = 2

// How offers are called otherwise; the search finds them by examples of its own.
const offerWords = { Einsteiger: ['anfänger', 'anfängern', 'anfängerkurs'] }

/** Exact answers from prices.yaml: what a package holds, what something costs, counts times prices. */
export function createTables(
  knowledge: Pick<Knowledge, 'offers' | 'subjects'>,
  finder: SubjectFinder,
) {
  const groupOf = (group: Offer['group'], pages?: readonly string[]) =>
    offersOf(knowledge.offers, group, pages)
  const packages = createPackages(knowledge, groupOf('package'), groupOf('telephone'))
  const told = (lines: readonly string[], group: Offer['group'] = 'package', url?: string) =>
    toldOn(url ?? groupOf(group)[0]?.url ?? '/', lines)

  const inSiteWords = createSiteWords({ ...knowledge.subjects.synonyms, ...offerWords })
  /** „6 Personen kosten 1.740 €“ */
  const counted = (question: string, spoken: Spoken, subject: Subject): TableAnswer | undefined => {
    const count = countIn(question, subject.group)
    const group = count && groupOfCount[count.per]
    if (!group || !isCounted(group, question, subject)) return undefined
    const offers = countedOffers(groupOf(group), inSiteWords(question), spoken, subject)
    const sentence = countSentence(count, offers)
    return sentence
      ? told([sentence, ...heldBy(offers), conditionSentence(offers)], group)
      : undefined
  }
  const aboutPackages = (question: string, subject: Subject): TableAnswer | undefined => {
    const { packs, pack } = subject
    const feature = asksPrice(question) ? undefined : packages.feature(question, pack)
    const lines = feature ?? packages.difference(question, packs, pack)
    if (lines) return told(lines)
    const setUp = asksForSetup(question) ? packages.setUp(subject) : undefined
    if (setUp) return told(setUp, pack ? 'package' : 'telephone')
    const offer = packages.packageOf(pack)
    return offer && asksForPackage(question, subject) ? told(wholeOffer(offer)) : undefined
  }
  const aboutList = createLists(groupOf, told)
  const aboutLength = (question: string, spoken: Spoken, named: Spoken) => {
    const lines = lengthLines(question, spoken, named, groupOf('video'))
    return lines && told(lines, 'video')
  }
  return {
    /** „Geht das auch am Telefon?“: what a package holds, asked for with a yes or no and without more. */
    featureOf(question: string): TableAnswer | undefined {
      const lines = packages.hasFeature(question)
      return lines && told(lines)
    },
    /** Whether a short question names one or two of what was priced last: „und Beschwerden?“ */
    namesPriced: (question: string, group: Offer['group'], spoken: Spoken) =>
      isPriced(withoutGroup(question, group), spoken) &&
      namesFew(withoutGroup(inSiteWords(question), group), groupOf(group)),
    /** The prices of packages, of the telephone, of trainings or videos, of those that the question names. */
    priceOfGroup(
      question: string,
      group: Offer['group'],
      pages: readonly string[] = [],
      spoken: Spoken = {},
    ): TableAnswer {
      const all = groupOf(group, pages)
      const chosen = askedOffers(inSiteWords(question), group, all, spoken)
      return told(priceLines(chosen, spoken), group, all[0]?.url)
    },
    /** What the figures answer exactly, before anything is searched. */
    answerTo(question: string, spoken: Spoken, named: Spoken): TableAnswer | undefined {
      const packs = finder.packagesIn(question, named.product ?? spoken.product)
      const subject = subjectOf(spoken, named, packs)
      return (
        aboutLength(question, spoken, named) ??
        counted(question, spoken, subject) ??
        aboutList(question, spoken, named) ??
        aboutPackages(question, subject)
      )
    },
  }
}

function isPriced(question: string, { answer = '' }: Spoken): boolean {
  return asksPrice(question) || (answer.includes('€') && isAboutOne(question))
}

/** Puts the site's own word for another one: „Beschwerden“ for „Reklamationen“; any „Schulung“ may be meant by „Training“. */
function createSiteWords(synonyms: Record<string, string[]>) {
  const siteWords = new Map(
    Object.entries(synonyms)
      .filter(([word]) => word !== 'training')
      .flatMap(([word, others]) => others.map((other): [string, string] => [fold(other), word])),
  )
  return (question: string) =>
    question.replace(/\p{L}+/gu, word => siteWords.get(fold(word)) ?? word)
}

function priceLines(offers: readonly Offer[], spoken: Spoken): string[] {
  const [only] = offers.length === 1 && offers[0]?.group !== 'telephone' ? offers : []
  if (only) return wholeOffer(only)
  const from = needsPro(spoken) ? proLine(offers) : ''
  return [from, ...listOf(offers), conditionSentence(offers)]
}

/** The offers that a question names, else of „Was zahl ich da?“ the training or video that was told, else all. */
function askedOffers(
  question: string,
  group: Offer['group'],
  all: readonly Offer[],
  { answer = '' }: Spoken,
): readonly Offer[] {
  const named = chosenOffers(withoutGroup(question, group), all)
  const isTold = named === all && (group === 'training' || group === 'video')
  const last = isTold ? onlyOffer(answer, all) : undefined
  return last ? [last] : named
}

/** What a training holds, where only one is told. */
function heldBy([only, ...others]: readonly Offer[]): string[] {
  const isOne = others.length === 0 && only?.group === 'training'
  return isOne ? (only.features ?? []).map(line => `- ${line}`) : []
}

function toldOn(page: string, lines: readonly string[]): TableAnswer {
  return {
    content: lines.filter(Boolean).join('\n'),
    url: placeOfPrices(page),
  }
}

/** What is asked about: packages of the question, the one that is meant, what is paid. */
type Subject = {
  packs: readonly string[]
  pack: string | undefined
  group: Offer['group'] | undefined
  /** What the question itself names. */
  named: Offer['group'] | undefined
}

function subjectOf(spoken: Spoken, { product }: Spoken, found: readonly string[]): Subject {
  const isPhone = product?.price === 'telephone'
  const named = product?.price
  // „Das Basic-Video“ is no package.
  const packs = isPhone || named === undefined || named === 'package' ? found : []
  return {
    packs,
    pack: packs[0] ?? (product && !isPhone ? undefined : spoken.pack),
    group: (product ?? spoken.product)?.price ?? (spoken.pack ? 'package' : undefined),
    named,
  }
}

/** The offers that are counted: the package spoken of, those that are named or were told last, else all. */
function countedOffers(
  all: readonly Offer[],
  question: string,
  spoken: Spoken,
  { pack }: Subject,
): readonly Offer[] {
  const { before = '', answer = '', read = '' } = spoken
  const [first] = all
  if (first?.group === 'package') {
    const packs = all.filter(({ name }) => name === pack)
    return packs.length > 0 ? packs : all.slice(needsPro(spoken) ? 1 : 0)
  }
  const isRanked = first?.group !== 'telephone'
  const last = answer.includes('€') ? first : undefined
  const ranked = isRanked ? rankedOffer(withoutCount(question), all, last) : undefined
  if (ranked) return [ranked]
  // The task that is named, that was asked for, that was told, or what the page is about.
  return (
    [question, before, onlyOffer(answer, all)?.name ?? '', read]
      .map(text => namedOffers(withoutGroup(text, first?.group ?? 'package'), all))
      .find(offers => offers.length > 0) ?? all
  )
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
  // „Und bei 300 Nachrichten?“ where an industry is spoken of.
  if (group === 'package' && !subject.group && isFollowUp(question)) return true
  const isPaid = group === 'package' || group === 'telephone' || subject.named === group
  return asksPrice(question) && isPaid && !isOther(subject)
}

function isOther({ named }: Subject): boolean {
  return named !== undefined && named !== 'package'
}

/** A question that is about what was spoken of, and names little else. */
function isAboutOne(question: string): boolean {
  return subjectWords(question).length <= 2
}

/** „Was kostet die Einrichtung?“ */
function asksForSetup(question: string): boolean {
  const plain = plainWords(question)
  return asksSetup(plain) && (asksPrice(question) || asksSetupPrice(plain))
}

/** „Was kann PRO?“, and of the package that is spoken of „Und was ist da drin?“ */
function asksForPackage(question: string, { packs }: Subject): boolean {
  const plain = plainWords(question)
  if (packs.length > 0) return asksPrice(question) || asksContents(plain) || isFewWords(question)
  return subjectWords(question).length <= 1 && (asksPrice(question) || asksInside(plain))
}

/** The offers of a group as they stand on one page, on one of `pages` where they do. */
function offersOf(
  offers: readonly Offer[],
  group: Offer['group'],
  pages: readonly string[] = [],
): readonly Offer[] {
  const all = offers.filter(offer => offer.group === group)
  const url = (all.find(offer => pages.includes(offer.url)) ?? all[0])?.url
  return all.filter(offer => offer.url === url)
}

/** The offers of a group that a question names; of tasks on the telephone also by how they begin. */
function namedOffers(question: string, group: readonly Offer[]): readonly Offer[] {
  const asked = wordsOf(question).filter(word => !isFunctionWord(word))
  const shares = group.map(({ name }) => {
    const words = wordsOf(name).filter(word => !isFunctionWord(word) && !/^\d/.test(word))
    const hit = words.filter(word =>
      asked.some(other => word.startsWith(beginningOf(other)) || word.endsWith(endOf(other))),
    )
    const said = asked.filter(other => words.some(word => word.includes(other))).length
    // „Bestell annahme“ says two parts of „Bestellannahme“.
    return hit.length / Math.max(words.length, 1) + (hit.length > 0 ? said : 0)
  })
  const most = Math.max(0, ...shares)
  return most > 0 ? group.filter((_, at) => shares[at] === most) : []
}

function chosenOffers(asked: string, all: readonly Offer[]): readonly Offer[] {
  return namesFew(asked, all) ? namedOffers(asked, all) : all
}

/** Whether a question names one or two of a group. */
function namesFew(question: string, group: readonly Offer[]): boolean {
  const named = namedOffers(question, group)
  return named.length > 0 && named.length <= mostNamed
}

/** „Terminbuchung am Telefon“ without the word of the group, which tells none of its offers. */
function withoutGroup(question: string, group: Offer['group']): string {
  const names: Record<Offer['group'], RegExp> = {
    package: /\bpakete?\w*/gi,
    telephone: /\btelefon\w*|\banruf(?!beantw)\w*|\bgespräche?\b|\b(?:pro )?min(?:uten?\w*)?\b/gi,
    training:
      /\b(?:training|workshop)s?(?=\s+(?:kost|pro|im|(?:für )?(?:die )?fortgesch))|\bki-training\w*|\bschulung\w*/gi,
    video: /\bvideos?\b|\bproduktvideos?\b/gi,
  }
  return question.replace(names[group], ' ')
}

/** „Umfragen“ of „Zufriedenheitsumfragen“; a word that is shorter has to be the same. */
function endOf(word: string): string {
  return word.length >= sameBeginning ? word : ` ${word}`
}

/** The first letters of a word; a word that is shorter has to be the same. */
function beginningOf(word: string): string {
  return word.length >= sameBeginning ? word.slice(0, sameBeginning) : `${word} `
}
