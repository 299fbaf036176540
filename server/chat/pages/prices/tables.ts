import type { Knowledge, Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { isYesOrNo } from '../questions'
import { type Spoken, type SubjectFinder, together } from '../subjects'
import { asksPrice, fold, isFewWords, subjectWords } from '../words'
import { createCounted, type Subject } from './counted'
import { createFeatures } from './features'
import { lengthLines } from './lengths'
import { createLists, listOf, packageLines, type TableAnswer } from './lists'
import { chosenOffers, namesFew, withoutGroup } from './named-offers'
import { conditionSentence, onlyOffer, placeOfPrices } from './offers'
import { createPackages, namesSetup, needsPro, proLine, wholeOffer } from './packages'

export type Tables = ReturnType<typeof createTables>

const inside = 'drin, drinnen, dabei, enthalten, inkludiert, inbegriffen, alles'.split(', ')
const asksInside = matcherOf(inside)
const asksContents = matcherOf([
  ...inside,
  ...'reicht, genügt, langt, beinhaltet, enthält, umfasst, bekomm*, krieg*, kann, hat, haben, leistet, bietet'.split(
    ', ',
  ),
])
const namesSetupPrice = matcherOf(['1500', '1.500'])
const asksSetupPrice = matcherOf([
  'einrichtungskosten',
  'einrichtungsgebühr',
  // „Nochmal Einrichtung, wenn ich zwei brauche?“
  'nochmal|zweimal|doppelt|extra|jedes|wieder … einrichtung',
  // „Die 1.500 gelten dann für alle zusammen?“
  '1500|einrichtung … alle|alles|zusammen|jede|einmal|nochmal|zweimal|doppelt',
  'beide|beides|zusammen … einrichtung',
])

// How offers are called otherwise; the search finds them by examples of its own.
const offerWords = {
  Einsteiger: ['anfänger', 'anfängern', 'anfängerkurs'],
  Marketinganrufe: ['werbung', 'werbeanrufe', 'werbeanruf'],
}

/** Exact answers from prices.yaml: what a package holds, what something costs, counts times prices. */
export function createTables(
  knowledge: Pick<Knowledge, 'offers' | 'subjects'>,
  finder: SubjectFinder,
) {
  const groupOf = (group: Offer['group'], pages?: readonly string[]) =>
    offersOf(knowledge.offers, group, pages)
  const packages = createPackages(knowledge, groupOf('package'), groupOf('telephone'))
  const features = createFeatures(knowledge, groupOf('package'), groupOf('telephone'))
  const told = (lines: readonly string[], group: Offer['group'] = 'package', url?: string) =>
    toldOn(url ?? groupOf(group)[0]?.url ?? '/', lines)

  const inSiteWords = createSiteWords({ ...knowledge.subjects.synonyms, ...offerWords })
  const counted = createCounted({ groupOf, told, inSiteWords, firstWith: features.firstWith })
  const featureAsked = (question: string, { packs, pack, group }: Subject) =>
    // „Kann er WhatsApp, wenn ich das günstigste nehme?“ asks for no price.
    (asksPrice(question) && !isYesOrNo(question)) || hasOwnOffers(group)
      ? undefined
      : features.feature(question, pack, packs.length > 0)
  const aboutPackages = (
    question: string,
    subject: Subject,
    spoken: Spoken,
  ): TableAnswer | undefined => {
    const { packs, pack } = subject
    const lines = featureAsked(question, subject) ?? packages.difference(question, packs, pack)
    if (lines) return told(lines)
    const setUp = asksForSetup(question) ? packages.setUp(subject, question) : undefined
    if (setUp) return told(setUp, pack ? 'package' : 'telephone')
    const offer = packages.packageOf(pack)
    if (!offer || !asksForPackage(question, subject)) return undefined
    return told(packageLines(offer, groupOf('package'), spoken))
  }
  const aboutList = createLists(groupOf, told)
  const aboutLength = (question: string, spoken: Spoken, named: Spoken) => {
    const lines = lengthLines(question, spoken, named, groupOf('video'))
    return lines && told(lines, 'video')
  }
  return {
    /** „Geht das auch am Telefon?“: what a package holds, asked for with a yes or no and without more. */
    featureOf(question: string, { product }: Spoken): TableAnswer | undefined {
      const lines = hasOwnOffers(product?.price) ? undefined : features.hasFeature(question)
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
        aboutPackages(question, subject, together(spoken, named))
      )
    },
  }
}

/** „Auf Englisch?“ of a video or a training asks for no package. */
function hasOwnOffers(group: Offer['group'] | undefined): boolean {
  return group === 'video' || group === 'training'
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

function toldOn(page: string, lines: readonly string[]): TableAnswer {
  return {
    content: lines.filter(Boolean).join('\n'),
    url: placeOfPrices(page),
  }
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

/** A question that is about what was spoken of, and names little else. */
function isAboutOne(question: string): boolean {
  return subjectWords(question).length <= 2
}

/** „Was kostet die Einrichtung?“ */
function asksForSetup(question: string): boolean {
  const plain = plainWords(question)
  const isNamed = namesSetup(plain) || namesSetupPrice(plain)
  return isNamed && (asksPrice(question) || asksSetupPrice(plain))
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
