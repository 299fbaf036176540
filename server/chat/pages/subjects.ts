import type { ChatMessage, Knowledge, Offer, Subject } from '../../../shared/messages'
import { matcherOf, plainWords } from './phrases'
import { isQuestion } from './questions'
import { asksPrice, fold } from './words'

/** What a conversation is about. */
export type Spoken = {
  industry?: Subject | undefined
  product?: Subject | undefined
  /** Name of a package. */
  pack?: string | undefined
  /** The visitor's question before. */
  before?: string | undefined
  /** Emilia's answer to it. */
  answer?: string | undefined
  /** Name of the product that the page is about which is read: „Feedback“. */
  read?: string | undefined
  /** Names of the offers and assistants that were told, in their order: the last list, and what came one by one after it. */
  told?: readonly string[] | undefined
}

export type SubjectFinder = ReturnType<typeof createSubjects>

const trial = '/trial'
/** Pages where nothing special is sold: who reads one of them has named no subject yet. */
const general = new Set(['/', trial, '/kontaktinformationen', '/agb', '/datenschutz', '/impressum'])
// „0,07 € pro Nachricht“ does not speak of the package PRO.
const paidPer =
  / pro (?=\p{L}*(?:nachricht|minute|min |person|kopf|monat|jahr|leistung|aufgabe|tag|stunde|video|anruf|gesprach|chat|bestellung|nase|kunde|gast|patient|termin|stuck|woche|frage|mitarbeiter|teilnehmer))/gu

export function createSubjects({
  subjects,
  offers,
  english,
}: Pick<Knowledge, 'subjects' | 'offers'> & Partial<Pick<Knowledge, 'english'>>) {
  const industries = finderOf(subjects.industries)
  const products = finderOf(subjects.products)
  const packages = finderOf(subjects.packages)
  const all = [...industries, ...products]

  /** What a text names; `product` is spoken of: „Basic“ of the videos is no package. */
  const namedIn = (text: string, spoken?: Subject): Spoken => {
    const plain = plainWords(text)
    const find = <T>(all: readonly { subject: T; fits: (plain: string) => boolean }[]) =>
      all.find(({ fits }) => fits(plain))?.subject
    const product = withoutOwnPackages(find(products), plain, spoken)
    return { industry: find(industries), product, pack: packagesIn(text, product ?? spoken)[0] }
  }
  const packagesIn = (text: string, product: Subject | undefined): string[] => {
    const plain = plainWords(text).replace(paidPer, ' ')
    const found = packages.filter(({ fits }) => fits(plain)).map(({ subject }) => subject.name)
    return found.filter(name => isPackage(name, plain, product, offers))
  }
  /** Whose assistant is named: „Luigi und Phonix“. */
  const assistantsIn = (text: string): Subject[] =>
    withAssistants(all.filter(({ fits }) => fits(plainWords(text))).map(({ subject }) => subject))
  /** What is spoken of after one more message. */
  const follow = (spoken: Spoken, message: string): Spoken => {
    const named = namedIn(message, spoken.product)
    const { pack } = named
    return {
      industry: named.industry ?? spoken.industry,
      // „Und was kostet PRO?“ leaves the telephone.
      product: named.product ?? (pack ? undefined : spoken.product),
      pack: pack ?? (named.product && asksPrice(message) ? undefined : spoken.pack),
      before: message,
      read: spoken.read,
      told: spoken.told,
    }
  }
  const heard = createHearing(subjects, offers, Object.values(english?.names ?? {}))

  return {
    namedIn,
    packagesIn,
    assistantsIn,
    /** What was spoken of before the last message, the page that is read first, what was said last strongest. */
    spokenOf(thread: readonly ChatMessage[], here: string | undefined): Spoken {
      let spoken = ofPage(subjects, here)
      for (const { role, content } of thread.slice(0, -1))
        spoken = role === 'user' ? follow(spoken, content) : heard(spoken, content)
      return spoken
    },
    ...createBelonging(subjects),
  }
}

/** Tells which pages belong to what is spoken of. */
function createBelonging({ industries, products }: Knowledge['subjects']) {
  return {
    /** Whether a page is about an industry or a product that is not the one spoken of: Luigi's at Phonix'. */
    isOfAnother(page: string, { industry, product }: Spoken): boolean {
      const own = [industry, product].flatMap(subject => subject?.pages ?? [])
      if (own.length === 0 || own.includes(page)) return false
      const ofItsOwn = products.filter(one => !isOfAllIndustries(one))
      const others = industry ? ofItsOwn : [...industries, ...ofItsOwn]
      return others.some(({ pages }) => pages.includes(page))
    },
    /** Whether a page has nothing to do with what is spoken of, as those of another industry. */
    isForeign(page: string, { industry, product }: Spoken): boolean {
      const isOfNone = product !== undefined && isOfNoIndustry(product)
      // At the restaurant's nobody means a training with „20 Leute“.
      const isOther = (one: Subject) => isOfNoIndustry(one) && one.pages.includes(page)
      if (industry && product === undefined && products.some(isOther)) return true
      // Nobody tests a training or a video for 14 days.
      if (page === trial && isOfNone) return true
      const ofProduct = isOfAllIndustries(product) ? [] : product?.pages
      const own = isOfNone ? ofProduct : (industry?.pages ?? ofProduct)
      if (own === undefined || own.length === 0 || own.includes(page)) return false
      return industries.some(({ pages }) => pages.includes(page))
    },
  }
}

/** Notes what an answer told, for what is asked after it. */
function createHearing(
  { industries, products, packages }: Knowledge['subjects'],
  offers: readonly Offer[],
  englishNames: readonly string[],
): (spoken: Spoken, answer: string) => Spoken {
  const names = [...offers.map(({ name }) => name), ...englishNames]
  /** After „Umfragen“ were told as a task on the telephone, the telephone is spoken of, not feedback. */
  const soldIn = (answer: string, product: Subject | undefined): Subject | undefined => {
    const told = boldNames(answer)
    const groups = new Set(
      offers.filter(({ name }) => told.includes(name)).map(({ group }) => group),
    )
    const [group] = groups
    const isOther = groups.size === 1 && group !== 'package' && product?.price !== group
    return isOther ? (products.find(({ price }) => price === group) ?? product) : product
  }
  return (spoken, answer) => {
    const isTold = spoken.before !== undefined && !isQuestion(spoken.before)
    const page = firstLinkOf(answer)
    // „Wir verkaufen Gebrauchtwagen“ is a garage, if the answer to it was the page of one.
    const led = industries.find(({ pages }) => isTold && pages.includes(page))
    const industry = spoken.industry ?? led
    // „Ich kann beim Färben nicht ans Telefon“ was answered with the studio: that is what is spoken of.
    const isOfIndustry = industry?.pages.includes(page) && !spoken.product?.pages.includes(page)
    const product = soldIn(answer, isTold && isOfIndustry ? undefined : spoken.product)
    // „Das kleine“ was BASIC, if BASIC alone was told.
    const [only, ...others] = packages.filter(({ name }) => answer.includes(`**${name}**`))
    const pack = others.length === 0 ? (only?.name ?? spoken.pack) : spoken.pack
    return {
      ...spoken,
      industry,
      product,
      pack,
      answer,
      told: namesTold(spoken.told, names, answer),
    }
  }
}

/** „Das mittlere“ of the trainings and „Basic“ of the videos are no packages. */
function isPackage(
  name: string,
  plain: string,
  product: Subject | undefined,
  offers: readonly Offer[],
): boolean {
  if (product?.price !== 'video' && product?.price !== 'training') return true
  return plain.includes(plainWords(name)) && !isVideo(name, offers)
}

/** „Basic“ is a video too, „PRO“ is none. */
function isVideo(pack: string, offers: readonly Offer[]): boolean {
  return offers.some(({ group, name }) => group === 'video' && fold(name) === fold(pack))
}

/** „Das mittlere Paket“ of the videos and trainings that are spoken of is no chatbot. */
function withoutOwnPackages(
  product: Subject | undefined,
  plain: string,
  spoken: Subject | undefined,
): Subject | undefined {
  const hasOwn = spoken?.price === 'video' || spoken?.price === 'training'
  const isPackage = product?.price === 'package' && / pakete?s? /.test(plain)
  return hasOwn && isPackage ? undefined : product
}

/** What a page is about. */
function ofPage({ industries, products }: Knowledge['subjects'], here: string | undefined): Spoken {
  if (here === undefined || general.has(here)) return {}
  const onPage = ({ pages }: Subject) => pages.includes(here)
  const product = products.find(onPage)
  return { industry: industries.find(onPage), product, read: product?.name }
}

/** What is spoken of with what a message names itself. */
export function together(spoken: Spoken, named: Spoken): Spoken {
  return {
    industry: named.industry ?? spoken.industry,
    product: named.product ?? (named.pack ? undefined : spoken.product),
    pack: named.pack ?? (named.product ? undefined : spoken.pack),
    before: spoken.before,
    answer: spoken.answer,
    read: spoken.read,
    told: spoken.told,
  }
}

/** A list of offers or assistants takes the place of what was told before, a single one comes after it. */
function namesTold(
  before: readonly string[] = [],
  known: readonly string[],
  answer: string,
): readonly string[] {
  const linked = [...answer.matchAll(/\[(\p{L}+)\]\(\/assistants\//gu)].map(([, name = '']) => name)
  const ofOffers = boldNames(answer).filter(name => known.includes(name))
  const names = [...new Set([...ofOffers, ...linked])]
  return names.length > 1 ? names : [...before.filter(name => !names.includes(name)), ...names]
}

/** „**PRO**: ab 1.500 €“ -> `PRO` */
function boldNames(answer: string): string[] {
  return [...answer.matchAll(/\*\*([^*\n]+)\*\*:/g)].map(([, name = '']) => name)
}

/** A training or a video. */
function isOfNoIndustry({ price }: Subject): boolean {
  return price === 'training' || price === 'video'
}

/** Feedback, the telephone or the test belong to any industry, a video or a training to none. */
function isOfAllIndustries(product: Subject | undefined): boolean {
  const { price, pages } = product ?? {}
  return price === 'package' || price === 'telephone' || pages?.[0] === trial
}

function finderOf<T extends { words: string[] }>(all: readonly T[]) {
  return all.map(subject => ({ subject, fits: matcherOf(subject.words) }))
}

/** Those that have an assistant, each of these once. */
function withAssistants(subjects: readonly Subject[]): Subject[] {
  const pages = subjects.map(subject => assistantOf(subject.pages))
  return subjects.filter((_, at) => pages[at] !== undefined && pages.indexOf(pages[at]) === at)
}

/** The page of the assistant among the pages of a subject. */
export function assistantOf(pages: readonly string[]): string | undefined {
  return pages.find(page => page.startsWith('/assistants/'))
}

/** The page that an answer leads to. */
function firstLinkOf(answer: string): string {
  return /\]\((\/[^)#]*)/.exec(answer)?.[1] ?? ''
}
