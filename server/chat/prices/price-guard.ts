import type { Offer, Price } from '../../messages'
import { type Amount, amountsIn, countsIn, plainText } from './amounts'
import { createNames, type Name } from './offer-names'

/** Whether a sentence of an answer may be shown: nothing in it costs what it does not cost. Asked in the answer's order. */
export type PriceCheck = (sentence: string) => boolean

type Group = Offer['group']
type Per = Price['per']
/** What a text speaks of. */
type Subject = { text: string; names: readonly Name[]; groups: readonly Group[]; units: readonly Per[] }
/** A part of a sentence that says one thing. */
type Clause = Subject & { from: number; amounts: readonly Amount[] }

const groupWords: Record<Group, RegExp> = {
  package: /chatbot|nachricht|message/i,
  telephone: /telefon|anruf|(?<!\d )minute|callcenter|hotline/i,
  training: /training|workshop|(?<!\p{L})kurs|anfängerkurs|schulung|coaching|teilnehmer|(?:pro|je) (?:person|kopf)/iu,
  video: /video|(?<!\p{L})(?:film|clip)/iu,
}
const unitWords: Record<Per, RegExp> = {
  message: /nachricht|message/i,
  minute: /minute/i,
  person: /person|teilnehmer|(?<!\p{L})kopf/iu,
  video: /video|(?<!\p{L})(?:film|clip)/iu,
  setup: /einricht|setup|einmal|(?:pro|je) leistung/i,
  start: /(?<!\p{L})start(?!et|en)|einmal|grundpreis|einstieg/iu,
}
/** What an amount is paid for where nothing is said. */
const usualUnits: Record<Group, readonly Per[]> = {
  package: ['start'],
  telephone: ['minute', 'setup'],
  training: ['person'],
  video: ['video'],
}
const separator =
  /[;:–—|\n]|,(?!\d|-)|\s-\s|\s(?=(?:und|oder|sowie|plus|zuzüglich|zzgl|dazu|statt|sondern|aber|während|bzw|nur)(?!\p{L})|[+/]\s)/giu
// A shorter clause without an amount belongs to the one before: „500 €, zum Start“.
const shortestClause = 25
// A sentence of more is a table nobody asked for.
const mostAmounts = 40
const mostClauses = 60
// Characters of what the visitor said last: numbers from further back are not reckoned with.
const longestThread = 4_000

// Guesses, and money that no price of the site is written in.
const unreadable =
  /[$£]|(?<!\p{L})(?:USD|CHF|Dollar|Franken|Pfund)(?!\p{L})|\d ?(?:k|Tsd|Mio)(?!\p{L})|(?:paar|wenige|einige|mehrere|tausende|hunderte) (?:hundert |tausend )?(?:euro|cent|€)|halb(?:e[nr]?)? (?:euro|preis)|hälfte des/iu
const otherUnit =
  /(?<!\p{L})(?:(?:pro|je|per|im|jede[nmrs]?) (?:monat|jahr|woche|tag|stunde|quartal|gespräch|anruf|kund|gast|nutzer|mitarbeiter|standort|termin|chat|seite|antwort|lizenz)|(?:monat|jähr|wöchent|täg|stünd)lich(?! künd)|mtl)|\/ ?(?:monat|jahr|woche|tag|stunde)/iu
const allPackages = /(?<!\p{L})(?:pakete|paketen|tarife|stufen)(?!\p{L})/iu
const regularWords =
  /regulär|statt|sonst|normal|üblich|herkömmlich|klassisch|callcenter|mensch|personal|vergleich|gegenüber|ohne ki|\|/i
const regularBefore = /(?:(?<!\p{L})(?:an)?statt|regulär\p{L}*) (?:\p{L}+ ){0,2}$/iu
const denied = /(?<!\p{L})nicht(?! (?:nur|mehr|teurer|über))/iu
const countedThing = /^ ?(?:[×x*·]|mal(?!\p{L}))|^ (?:\p{L}+ )?(?:nachr|minut|person|teilnehmer|video)/iu

const freeWords =
  /gratis|(?:kosten|gebühren)(?:los|frei)|unentgeltlich|(?<!\p{L})umsonst|schenk|aufs haus|free of charge|for free|ohne (?:\p{L}+ )?(?:kosten|aufpreis|gebühr|bezahlung)|kost\p{L}* (?:\p{L}+ ){0,2}nichts|nichts kosten|keine?n? (?:\p{L}+ )?(?:kosten|gebühr|cent|euro)/iu
const freeTest = /(?:kostenlos|kostenfrei|gratis)\p{L}*[- ]?(?=test|probe)/giu
const testWords = /test|probe|probier|schnupper|14 (?:tage|nächte)|2 wochen/i
const afterTest =
  /nach (?:dem|der|ihrem|diesem) |danach|anschließend|dauerhaft|für immer|unbegrenzt|lebenslang|weiterhin/i
const time = /(\d+|(?<!\p{L})eine?[nmrs]?) (tag|nächt|woche|monat|jahr)/giu

const reductions =
  '(?:rabatt|nachl[aä]ss|skonto|ermäßig|gutschein|sonder(?:preis|angebot)|aktionspreis|vergünstig|verbilligt|cashback|discount)'
const reduced = new RegExp(reductions, 'iu')
const notReduced = new RegExp(
  String.raw`(?<!\p{L})(?:keine?[nr]?|ob|über|nach|wegen|zu) (?:\p{L}+ ){0,2}\p{L}{0,20}${reductions}|${reductions}\p{L}* (?:\p{L}+ ){0,4}kein`,
  'iu',
)
const lessWords =
  /rabatt|nachl|skonto|günstig|billig|(?<!\p{L})spar|ersparnis|ermäßig|reduzier|preis|kost|bezahl|minus|auf all/iu
const percentage = /(\d+(?:,\d+)?) ?(?:%|Prozent)(?! ?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer))/giu

/**
 * A model now and then gets a price wrong, or is talked into it. An amount passes when it is a price of the offer that its
 * clause names (else the sentence, the sentences before, the question), for what it is paid for, or when it is a number of
 * the visitor's times such a price in the same sentence. Only the test of 14 days is free, and nothing is reduced.
 * @returns for each answer a check; `asked` is what the visitor has said, the question last
 */
export function createPriceGuard(offers: readonly Offer[]): (asked: readonly string[]) => PriceCheck {
  const namesIn = createNames(offers)
  const read = (text: string): Subject => ({ text, names: namesIn(text), ...wordsIn(text) })
  return asked => {
    let before = { ...read(plainText((asked.at(-1) ?? '').slice(0, 1000))), text: '' }
    return sentence => {
      const text = plainText(sentence)
      const amounts = amountsIn(text)
      const said = read(text)
      const isAboutMoney = amounts.length > 0 || freeWords.test(text) || reduced.test(text)
      const starts = isAboutMoney ? [0, ...[...text.matchAll(separator)].map(({ index }) => index)] : []
      if (amounts.length > mostAmounts || starts.length > mostClauses) return false
      const clauses = clausesOf(said, starts, amounts)
      const isFine =
        !unreadable.test(said.text) &&
        clauses.every(
          (clause, i) => mayBeFree(clause, clauses[i - 1]?.text ?? before.text) && !isReduced(clause.text),
        ) &&
        areSavings(said, offers) &&
        areKnown(said, clauses, before, offers, asked)
      before = goOn(before, said)
      return isFine
    }
  }
}

/** What the next sentence goes on about: „PRO ist beliebt. Der Start kostet …“. */
function goOn(before: Subject, said: Subject): Subject {
  const isNew = said.names.length > 0 || said.groups.length > 0
  return {
    text: said.text,
    names: said.names.length > 0 ? said.names : fits(before.names, said.groups) ? before.names : [],
    groups: isNew ? said.groups : before.groups,
    units: said.units.length > 0 ? said.units : before.units,
  }
}

function clausesOf({ text, names }: Subject, starts: readonly number[], amounts: readonly Amount[]): Clause[] {
  const clauses: Clause[] = []
  for (const [i, start] of starts.entries()) {
    const to = starts[i + 1] ?? text.length
    const isShort = to - start < shortestClause && !amounts.some(({ from }) => from >= start && from < to)
    const from = (isShort ? clauses.pop()?.from : undefined) ?? start
    const within = <T extends { from: number }>(list: readonly T[]) =>
      list.filter(one => one.from >= from && one.from < to)
    const part = text.slice(from, to)
    clauses.push({ from, text: part, names: within(names), amounts: within(amounts), ...wordsIn(part) })
  }
  return clauses
}

function areKnown(
  said: Subject,
  clauses: readonly Clause[],
  before: Subject,
  offers: readonly Offer[],
  asked: readonly string[],
): boolean {
  const amounts = clauses.flatMap(clause => clause.amounts.map(amount => ({ ...amount, clause })))
  // „BASIC und PRO kosten 500 € und 1.500 €“
  const inTurns =
    said.names.length > 1 &&
    said.names.length === amounts.length &&
    (said.names.at(-1)?.from ?? 0) < (amounts[0]?.from ?? 0)
  const prices = amounts.filter(({ euro, from, clause }, i) => {
    const names = inTurns ? said.names.slice(i, i + 1) : namesFor(clause, clauses, before)
    return (
      euro === 0 ||
      (!otherUnit.test(besides(from, clause)) && pricesFor(clause, said, before, names, offers)(euro, from))
    )
  })
  const rest = amounts.filter(amount => !prices.includes(amount))
  if (rest.length === 0) return true
  const visitor = plainText(asked.join('\n').slice(-longestThread))
  return rest.every(({ euro, clause }) => {
    // „PRO kostet nicht 10 €“, where the visitor said 10 €.
    if (denied.test(clause.text)) return amountsIn(visitor).some(own => same(own.euro, euro))
    // „500 Nachrichten × 0,07 € = 35 €“, where the visitor said 500.
    return countsIn(said.text)
      .filter(({ of, count }) => countedThing.test(of) && prices.some(price => same(price.euro * count, euro)))
      .some(({ count }) => countsIn(visitor).some(own => own.count === count))
  })
}

/** Names in the clause, else in one before or after it, else in the sentences before, as far as they fit it. */
function namesFor(clause: Clause, clauses: readonly Clause[], before: Subject): readonly Name[] {
  if (clause.names.length > 0) return clause.names
  const at = clauses.indexOf(clause)
  const isNamed = ({ names }: Clause) => names.length > 0
  const earlier = clauses.slice(0, at).findLast(isNamed)
  const later = clause.groups.length === 0 ? clauses.slice(at).find(isNamed) : undefined
  const isAboutAll = clauses.some(({ text }) => allPackages.test(text))
  const near = (earlier ?? later)?.names ?? (isAboutAll ? [] : before.names)
  return fits(near, clause.groups) ? near : []
}

/** Whether an amount of a clause is a price of what is named there, or of all of it where several are named. */
function pricesFor(
  clause: Clause,
  said: Subject,
  before: Subject,
  names: readonly Name[],
  offers: readonly Offer[],
): (euro: number, from: number) => boolean {
  const isPaidFor = (per: Per, group: Group) => {
    const units = clause.units.length > 0 ? clause.units : [...usualUnits[group], ...said.units, ...before.units]
    // What a package costs at the start is its setup too.
    return units.includes(per) || (group === 'package' && per === 'start' && units.includes('setup'))
  }
  const carried = before.names.length > 0 || allPackages.test(said.text) ? [] : before.groups
  const groups = [clause.groups, said.groups, carried].find(list => list.length > 0) ?? []
  return (euro, from) => {
    const mustBeRegular = regularBefore.test(said.text.slice(Math.max(0, from - 40), from))
    const isRegularFine = (regular = false) => (regular ? regularWords.test(said.text) : !mustBeRegular)
    const costs = ({ group, prices }: Offer) =>
      prices.some(one => same(one.euro, euro) && isPaidFor(one.per, group) && isRegularFine(one.regular))
    if (names.length > 0) return names.every(name => ofGroups(name.offers, clause.groups).some(costs))
    return ofGroups(offers, groups).some(costs)
  }
}

/** What stands beside an amount: after it, and before the first one of its clause. */
function besides(at: number, { from, text, amounts }: Clause): string {
  const i = amounts.findIndex(one => one.from === at)
  const after = text.slice(at - from, (amounts[i + 1]?.from ?? from + text.length) - from)
  return i === 0 ? `${text.slice(0, at - from)} ${after}` : after
}

function mayBeFree({ text, names, groups, amounts }: Clause, previous: string): boolean {
  if (!freeWords.test(text.replace(freeTest, '')) && !amounts.some(({ euro }) => euro === 0)) return true
  if (denied.test(text)) return true
  if (afterTest.test(text) || groups.includes('training') || groups.includes('video')) return false
  const isOther = ([, many, unit = '']: RegExpExecArray) => many !== (/^woche/i.test(unit) ? '2' : '14')
  if ([...text.matchAll(time)].some(isOther)) return false
  return testWords.test(text) || (names.length === 0 && groups.length === 0 && testWords.test(previous))
}

function isReduced(text: string): boolean {
  return reduced.test(text) && !notReduced.test(text) && !denied.test(text)
}

/** Percentages beside words of price must be what the telephone saves. */
function areSavings({ text, names, groups }: Subject, offers: readonly Offer[]): boolean {
  if (!lessWords.test(text) || /zeit|aufwand|arbeit/i.test(text)) return true
  const meant = names.length > 0 ? names.flatMap(name => name.offers) : groups.includes('telephone') ? offers : []
  const savings = meant.flatMap(({ prices }) => {
    const [ours, regular] = [prices.find(one => one.per === 'minute' && !one.regular), prices.find(one => one.regular)]
    return ours && regular ? Math.round((1 - ours.euro / regular.euro) * 100) : []
  })
  return [...text.matchAll(percentage)].every(([, value = '']) => savings.includes(Number(value.replace(',', '.'))))
}

function wordsIn(text: string): Pick<Subject, 'groups' | 'units'> {
  const found = <T extends string>(words: Record<T, RegExp>) =>
    (Object.entries(words) as [T, RegExp][]).flatMap(([name, word]) => (word.test(text) ? name : []))
  return { groups: found(groupWords), units: found(unitWords) }
}

function ofGroups(offers: readonly Offer[], groups: readonly Group[]): readonly Offer[] {
  const inside = offers.filter(({ group }) => groups.includes(group))
  return inside.length > 0 ? inside : offers
}

/** Whether one of the names may be of one of the groups. */
function fits(names: readonly Name[], groups: readonly Group[]): boolean {
  return groups.length === 0 || names.some(name => name.offers.some(({ group }) => groups.includes(group)))
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}
