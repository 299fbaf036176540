import type { Knowledge, Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { isFunctionWord, subjectWords, wordsOf } from '../words'
import { conditionSentence, spanSentence } from './offers'
import { asksWhich, start } from './packages'

const words = (list: string) => matcherOf(list.split(', '))
/** „Ab wann gibt es das?“ */
const asksFrom = words('ab wann')

// „Türcodes schicken“ asks for the codes.
const handing =
  /^(?:schick|send|verschick|nutz|verwend|funktionier|schreib|red|sprech|spricht|anruft|bind|anbind|verbind|koppel|integrier|klapp|lauft|unterstutz|heb|abheb|nimm|nehm|annehm|rangeh|ab$|chat$|bot$|chatbot$)/

// „Und auch per …?“
const leads =
  /^(?:(?:und|oder|aber|auch|nur|mit|per|am|auf|über|übers|via|fürs|mehr|mehrere|mehreren|anderen|dem|der|das|die) )*\S+$/i

// „Kann er …?“, „Geht das …?“; „Brauche ich …?“ and „ohne …“ ask for the contrary.
const asksFor =
  /^(?:und |aber )?(?:k[aoö]nn|kaun|geht|gehd|gib|hab|hat|hot|buch|schick|verschick|sprich|versteh|funktion|mach|bind|verbind|klapp|läuft|integr|unterst|heb|nimm|(?:der|die|das|er|sie|es) (?:\p{L}+ )?soll)/iu
const denies = /\b(?:ohne|nicht|ned|net|nur|kein\w*)\b/i

// „Was ist, wenn wer auf Englisch schreibt?“
const asksCase = /^(?:und |aber )?(?:was,? |was ist,? )?wenn\b/i

/** Whether a question wants to have what it names: then a yes is right where it is held. */
function asksToHave(question: string): boolean {
  return asksFor.test(question.trim()) && !denies.test(question)
}

/** A feature, the place of the first package that holds it, and the price of the telephone beside it. */
type Feature = { name: string; from: number; offer: Offer; phone: string }

/** Tells which package holds a feature that is asked for. */
export function createFeatures(
  { subjects }: Pick<Knowledge, 'subjects'>,
  packages: readonly Offer[],
  telephone: readonly Offer[],
) {
  const order = subjects.packages.map(({ name }) => name)
  const assistants = subjects.industries.flatMap(({ pages }) => pages).map(nameOfAssistant)
  const features = featuresOf(subjects, packages)
  /** The feature that is named, the first package that holds it, and the telephone's own price beside it. */
  const featureOf = (isNamed: (fits: (plain: string) => boolean) => boolean) => {
    const asked = features.find(({ fits, from }) => from >= 0 && isNamed(fits))
    const offer = packages[asked?.from ?? -1]
    if (!asked || !offer) return undefined
    const phone = asked.fits(' telefon ') ? phoneAlone(telephone) : ''
    return {
      ...asked,
      offer,
      phone,
      line: `${asked.name} gibt es ab ${offer.name}, ${start(offer)}`,
    }
  }
  /** „Nein, WhatsApp gibt es erst ab PRO.“, „Ja, … also auch in ENTERPRISE.“ */
  const isHeld = (pack: string, { name, from, offer, phone }: Feature): string[] =>
    order.indexOf(pack) < from
      ? [`Nein, ${inSentence(name)} gibt es erst ab ${offer.name}, ${start(offer)}`, phone]
      : [`Ja, ${inSentence(name)} gibt es ${whereHeld(pack, offer)}.`]
  /** What a question names besides assistants and what is done with a feature. */
  const othersOf = (question: string) =>
    subjectWords(question).filter(word => !handing.test(word) && !assistants.includes(word))
  /** Whether a question names a feature, and nothing else. */
  const isAll = (question: string, fits: (plain: string) => boolean) =>
    othersOf(question).every(word => fits(` ${word} `))
  /** Which package holds a feature; without a package only where one is asked for, or nothing but the feature is said. */
  const feature = (
    question: string,
    pack: string | undefined,
    isNamed: boolean,
  ): string[] | undefined => {
    const plain = plainWords(question)
    // „Kann er Zimmer buchen?“ asks for more than a feature of the package that is only spoken of.
    const isWhole = pack !== undefined && !isNamed
    const asked = featureOf(fits => fits(plain) && (!isWhole || isAll(question, fits)))
    if (!asked) return undefined
    const { phone, line, from, fits } = asked
    // „Welches brauche ich für Termine?“ asks for no yes.
    if (pack === undefined || asksWhich(plain))
      return asksForIt(question) ? [line, phone] : undefined
    const alone = phoneOnly(plain, asked, order.indexOf(pack) >= from)
    if (alone) return alone
    if (isLeftOut(plain, fits)) return [line, without(order.slice(0, from))]
    return isHeld(pack, asked)
  }
  /** „Ja, Sprach-KI am Telefon gibt es ab ENTERPRISE.“ to a yes or no that names nothing else. */
  const hasFeature = (question: string): string[] | undefined => {
    const asked = featureOf(fits => isAll(question, fits))
    if (!asked || othersOf(question).length === 0) return undefined
    const { line, phone } = asked
    if (asksCase.test(question) && !denies.test(question)) return [line, phone]
    return asksToHave(question) ? [`Ja, ${inSentence(line)}`, phone] : undefined
  }
  /** The place of the first package that holds all features a text names, 0 where it names none. */
  const firstWith = (text: string): number => {
    const plain = plainWords(text)
    return Math.max(0, ...features.filter(({ fits }) => fits(plain)).map(({ from }) => from))
  }
  return { feature, hasFeature, firstWith }
}

/** What packages may hold, with the place of the first that does. */
function featuresOf({ features }: Knowledge['subjects'], packages: readonly Offer[]) {
  return features.map(({ name, feature, words: said }) => ({
    name,
    fits: matcherOf(said),
    from: packages.findIndex(offer => offer.features?.some(line => line.includes(feature))),
  }))
}

/** Whether a package is asked for, or nothing but a feature is named. */
function asksForIt(question: string): boolean {
  const plain = plainWords(question)
  return asksWhich(plain) || asksFrom(plain) || isAlone(question.replace(/(?: auch)?\W*$/u, ''))
}

/** „Telefon allein, ohne das alles?“ */
const isPhoneAlone = words('allein, nur, ohne')
/** „Muss man fürs Telefon ENTERPRISE nehmen?“: no, it is sold alone too. */
const asksNeed = words(
  'muss, müssen, müsste, müssten, brauch*, benötig*, zwingend, nötig, notwendig',
)

/** The telephone without a package, where that is asked, or whether it needs one; nothing of other features. */
function phoneOnly(
  plain: string,
  { phone, line }: { phone: string; line: string },
  isInPackage: boolean,
): string[] | undefined {
  if (!phone) return undefined
  if (isPhoneAlone(plain)) return [phone]
  return isInPackage && asksNeed(plain)
    ? ['Nein, das Telefon gibt es auch allein.', phone, line]
    : undefined
}

/** „PRO ohne WhatsApp“ asks for what is smaller. */
function isLeftOut(plain: string, fits: (plain: string) => boolean): boolean {
  const [, left] = plain.split(' ohne ')
  return left !== undefined && fits(` ${left}`)
}

/** „Ohne gibt es BASIC.“ */
function without(smaller: readonly string[]): string {
  return smaller.length > 0 ? `Ohne gibt es ${smaller.join(' und ')}.` : ''
}

/** `/assistants/sam` -> `sam` */
function nameOfAssistant(page: string): string {
  return /^\/assistants\/(\w+)$/.exec(page)?.[1] ?? ''
}

function whereHeld(pack: string, { name }: Offer): string {
  return pack === name ? `in ${pack}` : `ab ${name}, also auch in ${pack}`
}

/** What the telephone alone costs; nothing where it is not sold. */
function phoneAlone(tasks: readonly Offer[]): string {
  return tasks.length > 0
    ? `Nur das Telefon, ohne Paket: ${spanSentence(tasks)} ${conditionSentence(tasks)}`
    : ''
}

/** „WhatsApp“, „und am Telefon?“, „auch per Mail“ */
function isAlone(question: string): boolean {
  const last = wordsOf(question).at(-1) ?? ''
  return leads.test(question) && !isFunctionWord(last)
}

/** „Die Anbindung“ inside a sentence. */
function inSentence(name: string): string {
  return name.replace(/^(?:Die|Der|Das|Ein|Eine|Automatische) /, word => word.toLowerCase())
}
