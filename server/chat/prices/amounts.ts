/** An amount of money in a text, in euro, and where it stands. */
export type Amount = { euro: number; from: number; to: number }
/** A number of things, with the words that follow it. */
export type Count = { count: number; of: string }

const small =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const tens = 'zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
const numberWords = new Map([
  ...small.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, i): [string, number] => [word, 10 * (i + 1)]),
])

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
    .replace(/&nbsp;/g, ' ')
    .replace(/&euro;/g, '€')
    .replace(/[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\p{L})einen?(?= (?:euro|cent|€))/giu, '1')
    .replace(/(?<!\p{L})\p{L}{3,40}(?!\p{L})/gu, word => {
      const value = numberOf(word.toLowerCase())
      return value === undefined || value === 1 ? word : String(value)
    })
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

/** The value of a German number word in small letters; undefined for any other word. */
function numberOf(word: string): number | undefined {
  const known = numberWords.get(word)
  if (known !== undefined) return known
  for (const [name, times] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const many = at === 0 ? 1 : numberOf(word.slice(0, at))
    const rest = word.slice(at + name.length).replace(/^und/, '')
    const more = rest === '' ? 0 : numberOf(rest)
    return many === undefined || more === undefined ? undefined : many * times + more
  }
  const [, one = '', ten = ''] = /^(.+)und(.+(?:zig|ßig))$/.exec(word) ?? []
  const [ones, whole] = [numberWords.get(one), numberWords.get(ten)]
  return ones === undefined || whole === undefined ? undefined : whole + ones
}
