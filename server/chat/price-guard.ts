import type { Offer, Price } from '../messages'
import { type Amount, amountsIn, countsIn, plainText } from './amounts'

/** Whether a sentence of an answer may be shown: nothing in it costs what it does not cost. Asked in the answer's order. */
export type PriceCheck = (sentence: string) => boolean

type Group = Offer['group']
type Per = Price['per']
/** What a text speaks of. A name may mean several offers: „Basic“ is a package and a video. */
type Subject = { text: string; names: readonly (readonly Offer[])[]; groups: readonly Group[]; units: readonly Per[] }
/** A part of a sentence that says one thing. */
type Clause = Subject & { amounts: readonly Amount[] }

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
  start: /(?<!\p{L})start(?!et|en)|einmal|grundpreis|einstieg|einricht/iu,
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
// A sentence of more is a table nobody asked for.
const mostClauses = 60
// Characters of what the visitor said last: numbers from further back are not reckoned with.
const longestThread = 4_000

// Guesses, long number words, and money that no price of the site is written in.
const unreadable =
  /[$£]|(?<!\p{L})(?:USD|CHF|Dollar|Franken|Pfund)(?!\p{L})|\d ?(?:k|Tsd|Mio)(?!\p{L})|(?:paar|wenige|einige|mehrere|tausende|hunderte) (?:hundert |tausend )?(?:euro|cent|€)|\p{L}(?:hundert|tausend)\p{L}* (?:euro|€)|(?:hundert|tausend)\p{L}+ (?:euro|€)|halb(?:e[nr]?)? (?:euro|preis)|hälfte des/iu
const otherUnit =
  /(?<!\p{L})(?:(?:pro|je|per|im|jede[nmrs]?) (?:monat|jahr|woche|tag|stunde|quartal|gespräch|anruf|kund|gast|nutzer|mitarbeiter|standort|termin|chat|seite|antwort|lizenz)|(?:monat|jähr|wöchent|täg|stünd)lich(?! künd)|mtl)|\/ ?(?:monat|jahr|woche|tag|stunde)/giu
const allPackages = /(?<!\p{L})(?:pakete|paketen|tarife|stufen)(?!\p{L})/iu
const regularWords =
  /regulär|statt|sonst|normal|üblich|herkömmlich|klassisch|callcenter|mensch|personal|vergleich|gegenüber|ohne ki|\|/i
const denied = /(?<!\p{L})nicht(?! (?:nur|mehr|teurer|über))/iu
const countedThing = /^ ?(?:[×x*·]|mal(?!\p{L}))|^ (?:\p{L}+ )?(?:nachr|minut|person|teilnehmer|video)/iu

const freeWords =
  /gratis|(?:kosten|gebühren)(?:los|frei)|unentgeltlich|(?<!\p{L})umsonst|schenk|aufs haus|free of charge|for free|ohne (?:\p{L}+ )?(?:kosten|aufpreis|gebühr|bezahlung)|kost\p{L}* (?:\p{L}+ ){0,2}nichts|nichts kosten|keine?n? (?:\p{L}+ )?(?:kosten|gebühr|cent|euro)/iu
const testWords = /test|probe|probier|schnupper|14 (?:tage|nächte)|2 wochen/i
const afterTest =
  /nach (?:dem|der|ihrem|diesem) |danach|anschließend|dauerhaft|für immer|unbegrenzt|lebenslang|weiterhin/i
const time = /(?:\d+|(?<!\p{L})eine?[nmrs]?) (?:tag|nächt|woche|monat|jahr)/giu
const testTime = /^(?:14 (?:tag|nächt)|2 woche)/i

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

/**
 * A model now and then gets a price wrong, or is talked into it. An amount passes when it is a price of the offer that its
 * clause names (else the sentence, the sentences before, the question), for what it is paid for, or when it is a number of
 * the visitor's times such a price in the same sentence. Only the test of 14 days is free, and nothing is reduced.
 * @returns for each answer a check; `asked` is what the visitor has said, the question last
 */
export function createPriceGuard(offers: readonly Offer[]): (asked: readonly string[]) => PriceCheck {
  const namesIn = createNames(offers)
  const subjectOf = (text: string): Subject => ({
    text,
    names: namesIn(text),
    groups: keysFound(groupWords, text),
    units: keysFound(unitWords, text),
  })
  return asked => {
    let before = { ...subjectOf(plainText((asked.at(-1) ?? '').slice(0, 1000))), text: '' }
    const isTrueInClauses = (said: Subject, starts: readonly number[], amounts: readonly Amount[]) => {
      const clauses = starts.map((from, i): Clause => {
        const to = starts[i + 1] ?? said.text.length
        const own = amounts.filter(one => one.from >= from && one.from < to)
        return { ...subjectOf(said.text.slice(from, to)), amounts: own }
      })
      return (
        clauses.every((clause, i) => mayBeFree(clause, clauses[i - 1]?.text ?? before.text)) &&
        areKnown({ ...said, clauses, before }, offers, asked)
      )
    }
    return sentence => {
      const said = subjectOf(plainText(sentence))
      const { text, names, groups, units } = said
      const starts = [0, ...[...text.matchAll(separator)].map(({ index }) => index)]
      if (starts.length > mostClauses || unreadable.test(text) || isReduced(text)) return false
      const amounts = amountsIn(text)
      const isFine = (amounts.length === 0 && !freeWords.test(text)) || isTrueInClauses(said, starts, amounts)
      // „PRO ist beliebt. Der Start kostet …“
      before = {
        text,
        names: names.length > 0 ? names : ofGroups(before.names, groups),
        groups: names.length > 0 || groups.length > 0 ? groups : before.groups,
        units: units.length > 0 ? units : before.units,
      }
      return isFine
    }
  }
}

function areKnown(
  said: Subject & { clauses: readonly Clause[]; before: Subject },
  offers: readonly Offer[],
  asked: readonly string[],
): boolean {
  const { text, clauses, before } = said
  const amounts = clauses.flatMap((clause, at) => clause.amounts.map(amount => ({ ...amount, clause, at })))
  // „BASIC und PRO kosten 500 € und 1.500 €“
  const inTurns =
    said.names.length > 1 &&
    said.names.length === amounts.length &&
    clauses.findLastIndex(({ names }) => names.length > 0) <= (amounts[0]?.at ?? 0)
  const isAboutAll = allPackages.test(text)

  /** Names in the clause, else in one before or after it, else in the sentences before, as far as they fit it. */
  const namesFor = ({ names, groups }: Clause, at: number) => {
    if (names.length > 0) return ofGroups(names, groups)
    const isNamed = (one: Clause) => one.names.length > 0
    const later = groups.length === 0 ? clauses.slice(at).find(isNamed) : undefined
    const near = clauses.slice(0, at).findLast(isNamed) ?? later ?? (isAboutAll ? undefined : before)
    return ofGroups(near?.names ?? [], groups)
  }
  const isPriceOf = ({ prices, group }: Offer, euro: number, clause: Clause) => {
    const units = clause.units.length > 0 ? clause.units : [...usualUnits[group], ...said.units, ...before.units]
    return prices.some(
      price => same(price.euro, euro) && units.includes(price.per) && (!price.regular || regularWords.test(text)),
    )
  }
  const prices = amounts.filter(({ euro, clause, at }, i) => {
    const names = inTurns ? said.names.slice(i, i + 1) : namesFor(clause, at)
    const carried = before.names.length > 0 || isAboutAll ? [] : before.groups
    const groups = [clause.groups, said.groups, carried].find(list => list.length > 0) ?? []
    const meant = names.length > 0 ? names : ofGroups([offers], groups)
    return euro === 0 || (meant.length > 0 && meant.every(list => list.some(offer => isPriceOf(offer, euro, clause))))
  })
  const rest = amounts.filter(amount => !prices.includes(amount))
  const isPrice = (one: Amount | undefined) => prices.some(({ from }) => from === one?.from)
  // „1.500 € im Monat“: only a sum of the visitor's is paid by the month.
  if (
    [...text.matchAll(otherUnit)].some(({ index }) => isPrice(amounts.findLast(one => one.from < index) ?? amounts[0]))
  )
    return false
  if (rest.length === 0) return true

  const visitor = plainText(asked.join('\n').slice(-longestThread))
  return rest.every(({ euro, clause }) => {
    // „PRO kostet nicht 10 €“, where the visitor said 10 €.
    if (denied.test(clause.text)) return amountsIn(visitor).some(own => same(own.euro, euro))
    // „500 Nachrichten × 0,07 € = 35 €“, where the visitor said 500.
    return countsIn(text)
      .filter(({ of, count }) => countedThing.test(of) && prices.some(price => same(price.euro * count, euro)))
      .some(({ count }) => countsIn(visitor).some(own => own.count === count))
  })
}

function mayBeFree({ text, names, groups, amounts }: Clause, previous: string): boolean {
  const isFree = freeWords.test(text) || amounts.some(({ euro }) => euro === 0)
  if (!isFree || denied.test(text)) return true
  if (afterTest.test(text) || groups.includes('training') || groups.includes('video')) return false
  if (text.match(time)?.some(one => !testTime.test(one))) return false
  return testWords.test(text) || (names.length === 0 && groups.length === 0 && testWords.test(previous))
}

/** Rabatte, and percentages beside words of price. */
function isReduced(text: string): boolean {
  const isLess = lessWords.test(text) && percentage.test(text) && !/zeit|aufwand|arbeit/i.test(text)
  return isLess || (reduced.test(text) && !notReduced.test(text))
}

/** What of each list is of one of the groups; all where none is named. Empty lists are left out. */
function ofGroups(lists: Subject['names'], groups: readonly Group[]): Subject['names'] {
  if (groups.length === 0) return lists
  return lists.map(list => list.filter(({ group }) => groups.includes(group))).filter(list => list.length > 0)
}

function keysFound<T extends string>(words: Record<T, RegExp>, text: string): T[] {
  return (Object.entries(words) as [T, RegExp][]).flatMap(([key, word]) => (word.test(text) ? key : []))
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}

/** Finds the offers a text names, in its order and in any ending or compound: „Einsteiger-Workshop“, „Pro-Paket“. */
function createNames(offers: readonly Offer[]): (text: string) => Subject['names'] {
  const finders = offers.map(offer => ({ offer, words: namePatterns(offer, offers) }))
  return text => {
    const said = text.replace(/anfänger/gi, 'einsteiger')
    const places = new Map<number, Offer[]>()
    for (const { offer, words } of finders) {
      const found = words.map(word => [...said.matchAll(word)].map(({ index }) => index))
      if (found.some(list => list.length === 0)) continue
      for (const from of found.at(-1) ?? []) places.set(from, [...(places.get(from) ?? []), offer])
    }
    const names = [...places].sort(([one], [other]) => one - other).map(([, named]) => named)
    // „PRO mit Terminbuchung“ names a package only.
    const others = names.filter(name => name.some(({ group }) => group !== 'telephone'))
    return others.length > 0 && !groupWords.telephone.test(text) ? others : names
  }
}

/** All of them stand in a text that names the offer: its name, or the words that no other offer of its group has. */
function namePatterns({ group, name }: Offer, offers: readonly Offer[]): RegExp[] {
  // „Pro Nachricht“ is no name, „das Pro-Paket“ is.
  if (name === 'PRO') return [/(?<!\p{L})(?:PRO|Pro(?=[- ]Paket| (?:kost|beg|start|lieg|gibt|ist|hat|ab)))(?!\p{L})/gu]
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (group === 'package' || group === 'video') return [new RegExp(String.raw`(?<!\p{L})${literal}(?!\p{L})`, 'giu')]
  const wordsOf = (one: Pick<Offer, 'name'>): string[] => one.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const others = offers.filter(one => one.group === group && one.name !== name).flatMap(wordsOf)
  const all = wordsOf({ name })
  const own = all.filter(word => word !== 'training' && !others.includes(word))
  const stems = (own.length > 0 ? own : all).map(word => word.slice(0, Math.max(5, word.length - 3)))
  return (own.length > 0 ? [stems.join('|')] : stems).map(stem => new RegExp(stem, 'giu'))
}
