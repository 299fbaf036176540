/** An amount of money in a text, in euro, and where it stands. */
export type Amount = { euro: number; from: number; to: number }
/** A number of things, with the words that follow it. */
type Count = { count: number; of: string }

const ones = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const twentyOn = tens.flatMap(ten => ones.map((one, i) => (i === 0 ? ten : `${one}und${ten}`)))
const numberWords = new Map([...ones, ...teens, ...twentyOn, 'hundert'].map((word, value) => [word, value]))

const digits = String.raw`\d{1,3}(?:[.'’ ]\d{3})+(?:,\d+)?(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)?`
const euro = String.raw`€|EUR(?:OS?)?(?!\p{L})`
const cent = String.raw`(?:Cents?|ct)(?!\p{L})|¢`
const numbers = new RegExp(
  String.raw`(?<before>${euro})?\s?(?<![\d.,])(?<number>${digits})(?<dash>[,.](?:--?|–|—))?(?:\s?(?:(?<cent>${cent})|(?<euro>${euro})))?`,
  'giu',
)
const priceBefore = /(?:(?<!\p{L})kost\p{L}*|preis\p{L}*:?)[^\d.!?,;:]{0,15}$/iu
// „kostet 2 Tage“, „kostet 9:00“
const notPriced = /^(?:[\d:/×%]|\s?(?:\p{Lu}|[%×]))/u
const range = /^\s?(?:bis|und|oder|-|–|—|\/)\s?$/

/** A text as a reader sees it: no marks of Markdown, one kind of space, number words as digits („siebenunddreißig“ -> 37). */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\p{L})einen?(?= (?:euro|cent|€))/giu, '1')
    .replace(/(?<!\p{L})\p{L}{4,20}(?!\p{L})/gu, word => String(numberWords.get(word.toLowerCase()) ?? word))
}

/** All amounts of a plain text: „37 €“, „€ 37“, „37,-“, „10 Cent“, „0,07“, „kostet 37“, and both of „30 bis 40 €“. */
export function amountsIn(text: string): Amount[] {
  const found = [...text.matchAll(numbers)]
  return found.flatMap((match, i) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const next = found[i + 1]
    const unit =
      unitOf(match, text) ?? (next && range.test(text.slice(to, next.index)) ? unitOf(next, text) : undefined)
    return unit === undefined ? [] : { euro: valueOfDigits(match.groups?.number ?? '') * unit, from, to }
  })
}

/** All whole numbers above one of a plain text. */
export function countsIn(text: string): Count[] {
  return [...text.matchAll(numbers)].flatMap(({ index, 0: { length }, groups }) => {
    const count = valueOfDigits(groups?.number ?? '')
    const of = text.slice(index + length, index + length + 40)
    return Number.isInteger(count) && count > 1 ? { count, of } : []
  })
}

/** What one of a number is in euro; undefined where it counts something else. */
function unitOf({ index, 0: whole, groups = {} }: RegExpExecArray, text: string): number | undefined {
  if (groups.cent) return 0.01
  if (groups.before || groups.euro || groups.dash) return 1
  const rest = text.slice(index + whole.length, index + whole.length + 3)
  if (/^\d+,\d\d$/.test(groups.number ?? '') && !/^\s?%/.test(rest)) return 1
  return priceBefore.test(text.slice(Math.max(0, index - 40), index)) && !notPriced.test(rest) ? 1 : undefined
}

/** „1.500“ and „1,500“ are the same, „0,07“ and „0.07“ too. */
function valueOfDigits(written: string): number {
  const [, whole = written, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(written) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${rest}`)
}
