import type { Offer } from '../messages'
import { type Amount, amountsIn, countsIn, plainText } from './amounts'
import { createSubjectReader, type Group, type Name, ofGroups, type Subject, type Unit } from './price-subject'

/** Whether a sentence of an answer may be shown. Asked in the answer's order, because later sentences refer to earlier ones. */
export type PriceCheck = (sentence: string) => boolean

/** A part of a sentence that says one thing. */
type Clause = Subject & { amounts: readonly Amount[] }
/** `previous`: the text of the sentence before, and what it, those before it and the visitor's question speak of. */
type Sentence = Subject & { clauses: readonly Clause[]; previous: Subject }

const separator =
  /[;:–—|\n]|,(?!\d|-)|\s-\s|\s(?=(?:und|oder|sowie|plus|zuzüglich|zzgl|dazu|statt|sondern|aber|während|bzw|nur)(?!\p{L})|[+/]\s)/giu
// A sentence of more is a table nobody asked for.
const mostClauses = 60
const longestQuestion = 1_000
// Amounts that cannot be checked: guesses, long number words, currencies that no price of the site is in.
const unreadable =
  /[$£]|(?<!\p{L})(?:USD|CHF|Dollar|Franken|Pfund)(?!\p{L})|\d ?(?:k|Tsd|Mio)(?!\p{L})|(?:paar|wenige|einige|mehrere|tausende|hunderte) (?:hundert |tausend )?(?:euro|cent|€)|\p{L}(?:hundert|tausend)\p{L}* (?:euro|€)|(?:hundert|tausend)\p{L}+ (?:euro|€)|halb(?:e[nr]?)? (?:euro|preis)|hälfte des/iu
const denied = /(?<!\p{L})nicht(?! (?:nur|mehr|teurer|über))/iu

/**
 * A model now and then gets a price wrong, or is talked into it. An amount passes when it is a price of the offer it is said
 * of, or a number of the visitor's times such a price. Only the test of 14 days is free, and there are no discounts.
 *
 * Accepted: „PRO kostet 1.500 € zum Start und 0,07 € pro Nachricht.“
 *           „BASIC und PRO kosten 500 € und 1.500 €.“
 *           „500 Nachrichten × 0,07 € = 35 €“, where the visitor said 500
 *           „PRO kostet nicht 10 €, sondern 1.500 €.“, where the visitor said 10 €
 *           „PRO testen Sie 14 Tage gratis.“
 * Refused:  „PRO kostet 500 €.“: this is the price of BASIC
 *           „PRO kostet 1.500 € im Monat.“: it is paid once
 *           „Bei 740 Kunden kostet PRO 37 €.“: no price of PRO times 740
 *           „PRO ist nach dem Test gratis.“
 *           „Ich gebe Ihnen 10 % Rabatt.“
 *
 * @returns for each answer a check; `visitorMessages` is what the visitor has said, the question last
 */
export function createPriceGuard(offers: readonly Offer[]): (visitorMessages: readonly string[]) => PriceCheck {
  const subjectOf = createSubjectReader(offers)
  return visitorMessages => {
    const question = (visitorMessages.at(-1) ?? '').slice(0, longestQuestion)
    let spokenOf: Subject | undefined
    /** Sentences since the last amount: only an amount needs to know what they speak of. */
    let unread: string[] = []
    return sentence => {
      const text = plainText(sentence)
      const starts = [0, ...[...text.matchAll(separator)].map(({ index }) => index)]
      if (starts.length > mostClauses || unreadable.test(text) || isReduced(text)) return false
      const amounts = amountsIn(text)
      if (amounts.length === 0 && !freeWords.test(text)) {
        unread.push(text)
        return true
      }
      const subject = subjectOf(text)
      spokenOf ??= { ...subjectOf(plainText(question)), text: '' }
      const previous = unread.map(subjectOf).reduce(carryOver, spokenOf)
      unread = []
      spokenOf = carryOver(previous, subject)
      const clauses = starts.map((start, i): Clause => {
        const end = starts[i + 1] ?? text.length
        const own = amounts.filter(({ from }) => from >= start && from < end)
        return { ...subjectOf(text.slice(start, end)), amounts: own }
      })
      return checkClauses({ ...subject, clauses, previous }, offers, visitorMessages)
    }
  }
}

/** What the next sentence may refer to: „PRO ist beliebt. Der Start kostet …“ */
function carryOver(previous: Subject, { text, names, groups, units }: Subject): Subject {
  return {
    text,
    names: names.length > 0 ? names : ofGroups(previous.names, groups),
    groups: names.length > 0 || groups.length > 0 ? groups : previous.groups,
    units: units.length > 0 ? units : previous.units,
  }
}

/**
 * Whether all that a sentence says of prices is true. Of each amount: which offers does its clause mean, is it a price of
 * them, and if not, is it the visitor's own number times a price beside it?
 */
function checkClauses(sentence: Sentence, offers: readonly Offer[], visitorMessages: readonly string[]): boolean {
  const { text, clauses, previous } = sentence
  if (!clauses.every((clause, i) => mayBeFree(clause, clauses[i - 1]?.text ?? previous.text))) return false

  const amounts = clauses.flatMap(clause => clause.amounts.map(amount => ({ ...amount, clause })))
  const isInTurns = namesAndAmountsInTurns(sentence, amounts.length)
  const prices = amounts.filter(({ euro, clause }, i) => {
    const names = isInTurns ? sentence.names.slice(i, i + 1) : offersMeant(clause, sentence, offers)
    // 0 € is free, which is checked above.
    return euro === 0 || isPriceOf(names, euro, clause, sentence)
  })
  if (isPaidPerOtherUnit(text, amounts, prices)) return false
  const rest = amounts.filter(amount => !prices.includes(amount))
  if (rest.length === 0) return true

  const visitor = plainText(visitorMessages.join('\n').slice(-longestThread))
  return rest.every(({ euro, clause }) =>
    // „PRO kostet nicht 10 €“, where the visitor said 10 €.
    denied.test(clause.text)
      ? amountsIn(visitor).some(own => isSame(own.euro, euro))
      : isVisitorsSum(euro, prices, text, visitor),
  )
}

const allPackages = /(?<!\p{L})(?:pakete|paketen|tarife|stufen)(?!\p{L})/iu

/**
 * Which offers does a clause mean? Those it names; else those named before it, after it or in the sentences before; else all
 * of the group it speaks of („Nachricht“: the packages).
 */
function offersMeant(clause: Clause, sentence: Sentence, offers: readonly Offer[]): readonly Name[] {
  const at = sentence.clauses.indexOf(clause)
  const before = sentence.clauses.slice(0, at).reverse()
  // „Für 500 € bekommen Sie BASIC“, but not „Ein Training kostet 490 €, der Workshop für Einsteiger 290 €“.
  const after = clause.groups.length === 0 ? sentence.clauses.slice(at + 1) : []
  // „Unsere Pakete beginnen bei 500 €“, whichever of them was spoken of.
  const previous = allPackages.test(sentence.text) ? [] : [sentence.previous]
  const naming = [clause, ...before, ...after, ...previous].find(({ names }) => names.length > 0)
  const names = ofGroups(naming?.names ?? [], clause.groups)
  if (names.length > 0) return names
  const grouping = [clause, sentence, ...previous].find(({ groups }) => groups.length > 0)
  return ofGroups([offers], grouping?.groups ?? [])
}

/** „BASIC und PRO kosten 500 € und 1.500 €“: as many names as amounts, and all names first. */
function namesAndAmountsInTurns({ names, clauses }: Sentence, amounts: number): boolean {
  const first = clauses.findIndex(clause => clause.amounts.length > 0)
  return (
    names.length > 1 && names.length === amounts && clauses.slice(first + 1).every(clause => clause.names.length === 0)
  )
}

/** What an amount is paid for where nothing is said. */
const usualUnits: Record<Group, readonly Unit[]> = {
  package: ['start'],
  telephone: ['minute', 'setup'],
  training: ['person'],
  video: ['video'],
}
const regularWords =
  /regulär|statt|sonst|normal|üblich|herkömmlich|klassisch|callcenter|mensch|personal|vergleich|gegenüber|ohne ki|\|/i

/** Is an amount a price of each of these names, for what it is paid for? */
function isPriceOf(names: readonly Name[], euro: number, clause: Clause, { text, units, previous }: Sentence): boolean {
  const isPrice = ({ group, prices }: Offer) => {
    const paidFor = clause.units.length > 0 ? clause.units : [...usualUnits[group], ...units, ...previous.units]
    return prices.some(
      price => isSame(price.euro, euro) && paidFor.includes(price.per) && (!price.regular || regularWords.test(text)),
    )
  }
  return names.length > 0 && names.every(name => name.some(isPrice))
}

const otherUnit =
  /(?<!\p{L})(?:(?:pro|je|per|im|jede[nmrs]?) (?:monat|jahr|woche|tag|stunde|quartal|gespräch|anruf|kund|gast|nutzer|mitarbeiter|standort|termin|chat|seite|antwort|lizenz)|(?:monat|jähr|wöchent|täg|stünd)lich(?! künd)|mtl)|\/ ?(?:monat|jahr|woche|tag|stunde)/giu

/** „1.500 € im Monat“: only a sum of the visitor's is paid by the month. */
function isPaidPerOtherUnit(text: string, amounts: readonly Amount[], prices: readonly Amount[]): boolean {
  return [...text.matchAll(otherUnit)].some(({ index }) => {
    const amount = amounts.findLast(({ from }) => from < index) ?? amounts[0]
    return amount !== undefined && prices.includes(amount)
  })
}

// Characters of what the visitor said last: numbers from further back are not reckoned with.
const longestThread = 4_000
const countedThing = /^ ?(?:[×x*·]|mal(?!\p{L}))|^ (?:\p{L}+ )?(?:nachr|minut|person|teilnehmer|video)/iu

/** Is an amount the visitor's own number times a price beside it? „500 Nachrichten × 0,07 € = 35 €“ */
function isVisitorsSum(euro: number, prices: readonly Amount[], text: string, visitor: string): boolean {
  return countsIn(text)
    .filter(({ of, count }) => countedThing.test(of) && prices.some(price => isSame(price.euro * count, euro)))
    .some(({ count }) => countsIn(visitor).some(own => own.count === count))
}

const freeWords =
  /gratis|(?:kosten|gebühren)(?:los|frei)|unentgeltlich|(?<!\p{L})umsonst|schenk|aufs haus|free of charge|for free|ohne (?:\p{L}+ )?(?:kosten|aufpreis|gebühr|bezahlung)|kost\p{L}* (?:\p{L}+ ){0,2}nichts|nichts kosten|keine?n? (?:\p{L}+ )?(?:kosten|gebühr|cent|euro)/iu
const testWords = /test|probe|probier|schnupper|14 (?:tage|nächte)|2 wochen/i
const afterTest =
  /nach (?:dem|der|ihrem|diesem) |danach|anschließend|dauerhaft|für immer|unbegrenzt|lebenslang|weiterhin/i
const time = /(?:\d+|(?<!\p{L})eine?[nmrs]?) (?:tag|nächt|woche|monat|jahr)/giu
const testTime = /^(?:14 (?:tag|nächt)|2 woche)/i

/** Whether a clause calls nothing free but the test of 14 days. */
function mayBeFree({ text, names, groups, amounts }: Clause, previous: string): boolean {
  const isFree = freeWords.test(text) || amounts.some(({ euro }) => euro === 0)
  if (!isFree || denied.test(text)) return true
  if (afterTest.test(text) || groups.includes('training') || groups.includes('video')) return false
  if (text.match(time)?.some(one => !testTime.test(one))) return false
  return testWords.test(text) || (names.length === 0 && groups.length === 0 && testWords.test(previous))
}

const reductions =
  '(?:rabatt|nachl[aä]ss|skonto|ermäßig|gutschein|sonder(?:preis|angebot)|aktionspreis|vergünstig|verbilligt|cashback|discount)'
const reduced = new RegExp(reductions, 'iu')
const notReduced = new RegExp(
  String.raw`(?<!\p{L})(?:keine?[nr]?|ob|über|nach|wegen|zu) (?:\p{L}+ ){0,2}\p{L}{0,20}${reductions}|${reductions}\p{L}* (?:\p{L}+ ){0,4}kein|${denied.source}`,
  'iu',
)
const lessWords =
  /rabatt|nachl|skonto|günstig|billig|(?<!\p{L})spar|ersparnis|ermäßig|reduzier|preis|kost|bezahl|minus|auf all/iu
const percentage = /\d ?(?:%|Prozent)(?! ?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer))/iu

/** Whether a text promises a reduction, also as a percentage beside words of price. */
function isReduced(text: string): boolean {
  const isLess = lessWords.test(text) && percentage.test(text) && !/zeit|aufwand|arbeit/i.test(text)
  return isLess || (reduced.test(text) && !notReduced.test(text))
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}
