import type { Knowledge, Offer } from '../../../../shared/messages'
import { euro } from '../../../../shared/money'
import { matcherOf, plainWords } from '../phrases'
import type { Spoken } from '../subjects'
import { isFunctionWord, subjectWords, wordsOf } from '../words'
import { conditionSentence, offerSentence, priceOf, spanSentence } from './offers'

const words = (list: string) => matcherOf(list.split(', '))
/** „Was ist der Unterschied?“ */
export const asksDifference = words(
  'unterschied*, preisunterschied*, vergleich*, oder, was hat, statt, mehr … als, teurer als, billiger als, günstiger als',
)
const asksMissing = words('fehlt, fehlen, nicht dabei, nicht drin')
/** „Ab wann gibt es das?“ */
const asksFrom = words('ab wann')
/** „Welches Paket brauch ich da?“ */
export const asksWhich = words(
  'welches paket, welchem paket, welche pakete, welches … paket, ab welchem, welches brauch*',
)

// „Türcodes schicken“ asks for the codes.
const handing =
  /^(?:schick|send|verschick|nutz|verwend|funktionier|schreib|red|sprech|spricht|anruft)/

// „Und auch per …?“
const leads =
  /^(?:(?:und|oder|aber|auch|nur|mit|per|am|auf|über|übers|via|fürs|mehr|mehrere|mehreren|anderen|dem|der|das|die) )*\S+$/i

// „Kann er …?“, „Geht das …?“; „Brauche ich …?“ and „ohne …“ ask for the contrary.
const asksFor =
  /^(?:und |aber )?(?:k[aoö]nn|kaun|geht|gehd|gib|hab|hat|hot|buch|schick|verschick|sprich|versteh|funktion|mach)/i
const denies = /\b(?:ohne|nicht|ned|net|nur|kein\w*)\b/i

// „Was ist, wenn wer auf Englisch schreibt?“
const asksCase = /^(?:und |aber )?(?:was,? |was ist,? )?wenn\b/i

/** Whether a question wants to have what it names: then a yes is right where it is held. */
function asksToHave(question: string): boolean {
  return asksFor.test(question.trim()) && !denies.test(question)
}

/** What a question names, or what is spoken of. */
type Asked = { pack: string | undefined; group: Offer['group'] | undefined }

/** What the three packages hold, and the step from one to the next. */
export function createPackages(
  { subjects }: Pick<Knowledge, 'subjects'>,
  packages: readonly Offer[],
  telephone: readonly Offer[],
) {
  const order = subjects.packages.map(({ name }) => name)
  const packageOf = (name: string | undefined) => packages.find(offer => offer.name === name)
  const assistants = subjects.industries.flatMap(({ pages }) => pages).map(nameOfAssistant)
  const features = featuresOf(subjects, packages)
  /** The feature that a text names, the first package that holds it, and the telephone's own price beside it. */
  const featureIn = (plain: string) => {
    const asked = features.find(({ fits, from }) => from >= 0 && fits(plain))
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
  /** „Nein, WhatsApp gibt es erst ab PRO.“; without a package only where one is asked for, or nothing but the feature is said. */
  const feature = (question: string, pack: string | undefined): string[] | undefined => {
    const plain = plainWords(question)
    const asked = featureIn(plain)
    if (!asked) return undefined
    const { name, offer, phone, line, from, fits } = asked
    if (pack === undefined) return asksForIt(question) ? [line, phone] : undefined
    if (phone && isPhoneAlone(plain)) return [phone]
    if (isLeftOut(plain, fits)) return [line, without(order.slice(0, from))]
    return order.indexOf(pack) < from
      ? [`Nein, ${inSentence(name)} gibt es erst ab ${offer.name}, ${start(offer)}`, phone]
      : [`Ja, ${inSentence(name)} gibt es ${whereHeld(pack, offer)}.`]
  }
  /** „Ja, Sprach-KI am Telefon gibt es ab ENTERPRISE.“ to a yes or no that names nothing else. */
  const hasFeature = (question: string): string[] | undefined => {
    const asked = subjectWords(question).filter(
      word => !handing.test(word) && !assistants.includes(word),
    )
    const held = features.find(
      ({ fits, from }) => from >= 0 && asked.every(word => fits(` ${word} `)),
    )
    const from = packages[held?.from ?? -1]
    if (!held || !from || asked.length === 0) return undefined
    const phone = held.fits(' telefon ') ? phoneAlone(telephone) : ''
    if (asksCase.test(question) && !denies.test(question))
      return [`${held.name} gibt es ab ${from.name}, ${start(from)}`, phone]
    if (!asksToHave(question)) return undefined
    return [`Ja, ${inSentence(held.name)} gibt es ab ${from.name}, ${start(from)}`, phone]
  }
  /** „Was ist der Unterschied?“, „Was fehlt mir da?“ */
  const difference = (
    question: string,
    packs: readonly string[],
    pack: string | undefined,
  ): string[] | undefined => {
    const plain = plainWords(question)
    const both = packs.flatMap(name => packageOf(name) ?? [])
    if (both.length > 1 && asksDifference(plain))
      return [...both.flatMap(heldLines), conditionSentence(both)]
    const next = pack && asksMissing(plain) && packageOf(order[order.indexOf(pack) + 1])
    return next ? lackedLines(next) : undefined
  }
  return {
    packageOf,
    feature,
    hasFeature,
    difference,
    setUp: (asked: Asked) => setUpLines(asked, packageOf(asked.pack), packages, telephone),
  }
}

/** What packages may hold, with the place of the first that does. */
function featuresOf({ features }: Knowledge['subjects'], packages: readonly Offer[]) {
  return features.map(({ name, feature, words: said }) => ({
    name,
    fits: matcherOf(said),
    from: packages.findIndex(offer => offer.features?.some(line => line.includes(feature))),
  }))
}

/** „Kostet die Einrichtung bei BASIC auch 1.500 €?“: the set-up is the telephone's alone. */
function setUpLines(
  { group }: Asked,
  offer: Offer | undefined,
  packages: readonly Offer[],
  telephone: readonly Offer[],
): string[] | undefined {
  const [task] = telephone
  const setup = task && priceOf(task, 'setup')
  if (setup === undefined) return undefined
  const only = `ie Einrichtung um ${euro(setup)} gibt es nur am Telefon, einmalig je Leistung, ${task?.condition}`
  if (group === 'telephone') return [conditionSentence(telephone)]
  if (offer) return [`Nein, d${only}`, offerSentence(offer), conditionSentence([offer])]
  return [`D${only}`, 'Bei den Paketen heißt es Startpreis:', ...packages.map(offerLine)]
}

/** Whether a package is asked for, or nothing but a feature is named. */
function asksForIt(question: string): boolean {
  const plain = plainWords(question)
  return asksWhich(plain) || asksFrom(plain) || isAlone(question.replace(/(?: auch)?\W*$/u, ''))
}

/** „Telefon allein, ohne das alles?“ */
const isPhoneAlone = words('allein, nur, ohne')

/** „PRO ohne WhatsApp“ asks for what is smaller. */
function isLeftOut(plain: string, fits: (plain: string) => boolean): boolean {
  const [, left] = plain.split(' ohne ')
  return left !== undefined && fits(` ${left}`)
}

/** An offer with the lines of what it holds. */
export function heldLines(offer: Offer): string[] {
  return [offerSentence(offer), ...holds(offer)]
}

/** What is missed in the package before. */
function lackedLines(next: Offer): string[] {
  return [`Erst in ${next.name} gibt es, ${start(next)}`, ...holds(next).slice(1)]
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

/** The lines of what an offer holds. */
export function holds({ features = [] }: Offer): string[] {
  return features.map(line => `- ${line}`)
}

/** Whether an assistant is spoken of that writes on WhatsApp or books: that begins with the second package. */
export function needsPro({ industry, product }: Spoken): boolean {
  return industry !== undefined || (product?.price === 'package' && product.pages[0] !== '/')
}

/** „WhatsApp und Terminbuchung gibt es ab PRO.“; nothing where the offers are no packages. */
export function proLine([first, second]: readonly Offer[]): string {
  const isPackage = first?.group === 'package' && second !== undefined
  return isPackage ? `WhatsApp und Terminbuchung gibt es ab ${second.name}, ${start(second)}` : ''
}

/** An offer with all that it holds. */
export function wholeOffer(offer: Offer): string[] {
  return [...heldLines(offer), conditionSentence([offer])]
}

/** „ab 1.500 €, dazu 0,07 € pro Nachricht, exkl. USt.“ */
function start(offer: Offer): string {
  const [once, message] = [priceOf(offer, 'start') ?? 0, priceOf(offer, 'message') ?? 0]
  return `ab ${euro(once)}, dazu ${euro(message)} pro Nachricht, ${offer.condition}`
}

/** What the telephone alone costs; nothing where it is not sold. */
function phoneAlone(tasks: readonly Offer[]): string {
  return tasks.length > 0
    ? `Nur das Telefon, ohne Paket: ${spanSentence(tasks)} ${conditionSentence(tasks)}`
    : ''
}

function offerLine(offer: Offer): string {
  return `- ${offerSentence(offer)}`
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
