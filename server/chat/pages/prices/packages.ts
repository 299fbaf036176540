import type { Knowledge, Offer } from '../../../../shared/messages'
import { euro } from '../../../../shared/money'
import { matcherOf, plainWords } from '../phrases'
import type { Spoken } from '../subjects'
import { wordsOf } from '../words'
import { figureOf } from './counts'
import { conditionSentence, offerSentence, priceOf } from './offers'

const words = (list: string) => matcherOf(list.split(', '))
/** „Was ist der Unterschied?“ */
export const asksDifference = words(
  'unterschied*, preisunterschied*, vergleich*, oder, was hat, statt, mehr … als, teurer als, billiger als, günstiger als',
)
const asksMissing = words('fehlt, fehlen, nicht dabei, nicht drin')
export const namesSetup = words('einrichtung*, einrichten, setup')
/** „Welches Paket brauch ich da?“ */
export const asksWhich = words(
  'welches paket, welchem paket, welche pakete, welches … paket, ab welchem, welches brauch*',
)

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
    difference,
    setUp: (asked: Asked, question: string) =>
      setUpLines(asked, packageOf(asked.pack), packages, telephone, question),
  }
}

/** „Kostet die Einrichtung bei BASIC auch 1.500 €?“: the set-up is the telephone's alone. */
function setUpLines(
  { group }: Asked,
  offer: Offer | undefined,
  packages: readonly Offer[],
  telephone: readonly Offer[],
  question: string,
): string[] | undefined {
  const [task] = telephone
  const tasks = tasksIn(question)
  const setup = task && priceOf(task, 'setup')
  if (setup === undefined) return undefined
  const only = `ie Einrichtung um ${euro(setup)} gibt es nur am Telefon, einmalig je Leistung, ${task?.condition}`
  const sum = `Für ${tasks} Leistungen sind das einmalig ${euro(tasks * setup)} (${tasks} × ${euro(setup)}).`
  if (group === 'telephone') return [tasks > 1 ? sum : '', conditionSentence(telephone)]
  // „PRO kostet 1.500 €, richtig?“ asks for its start price.
  if (offer && priceOf(offer, 'start') === setup && !namesSetup(plainWords(question)))
    return undefined
  if (offer) return [`Nein, d${only}`, offerSentence(offer), conditionSentence([offer])]
  return [`D${only}`, 'Bei den Paketen heißt es Startpreis:', ...packages.map(offerLine)]
}

/** How many tasks of the telephone a question names: „drei Leistungen“, „beides zusammen“. */
function tasksIn(question: string): number {
  const words = wordsOf(question)
  if (words.some(word => /^beide[ns]?$/.test(word))) return 2
  const at = words.findIndex(word => /^(?:leistung|aufgabe|dienst)/.test(word))
  return figureOf(words[at - 1] ?? '') ?? 1
}

/** An offer with the lines of what it holds. */
export function heldLines(offer: Offer): string[] {
  return [offerSentence(offer), ...holds(offer)]
}

/** What is missed in the package before. */
function lackedLines(next: Offer): string[] {
  return [`Erst in ${next.name} gibt es, ${start(next)}`, ...holds(next).slice(1)]
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
export function start(offer: Offer): string {
  const [once, message] = [priceOf(offer, 'start') ?? 0, priceOf(offer, 'message') ?? 0]
  return `ab ${euro(once)}, dazu ${euro(message)} pro Nachricht, ${offer.condition}`
}

function offerLine(offer: Offer): string {
  return `- ${offerSentence(offer)}`
}
