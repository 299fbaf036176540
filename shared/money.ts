// Amounts of money, and all other figures. This site writes `290 €`, `1.500 €`, `0,80 €`: readEuro and euro are for these, oddAmounts
// and withEuros mend other notations of editors, figuresIn reads whatever visitors and models write.

/** `1500` -> `1.500 €`, `0.1` -> `0,10 €`: as Austrians write it, with a space that does not break. */
export function euro(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  const [whole = '', fraction] = amount.toFixed(cents).split('.')
  return `${thousands(whole)}${fraction ? `,${fraction}` : ''}\u00a0€`
}

/** `1` -> `1,00 €`: always with cents, for columns of prices. */
export function euroCents(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')}\u00a0€`
}

/** `20000` -> `20.000`; Intl groups Austrian German with a space. */
export function thousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** What so many messages or minutes cost, in euro, at a fee in euro each. */
export function feeOf(count: number, fee: number): number {
  return Math.round(count * fee * 100) / 100
}

/** `1.500 €` -> 1500, `0,80 €` -> 0.8; `undefined` for anything else. */
export function readEuro(written: string): number | undefined {
  const match = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{2}))?[ \u00a0]€$/.exec(written.trim())
  return match ? Number(`${match[1]?.replaceAll('.', '')}.${match[2] ?? '0'}`) : undefined
}

/** All amounts of a text in the site's own spelling, with their places. */
export function eurosIn(text: string): { euro: number; written: string; from: number }[] {
  return [...text.matchAll(/\d[\d.]*(?:,\d+)?[ \u00a0]€/g)].flatMap(({ 0: written, index }) => {
    const euro = readEuro(written)
    return euro === undefined ? [] : [{ euro, written, from: index }]
  })
}

/** An amount in another notation: where it stands, and how this site writes it. */
type OddAmount = { from: number; to: number; better: string }

/** `290 Euro`, `290€`, `€ 290,-`, `0.80 €`, `1500 €` and the like in a text. */
export function oddAmounts(text: string): OddAmount[] {
  return figuresIn(text).flatMap(({ euro: amount, from, to, after }) => {
    const written = text.slice(from, to)
    const isAmount = /€|EUR|,[-–—]+$/i.test(written) && !GOES_ON.test(after)
    // No rounding: `0,075 €` stays.
    if (!isAmount || amount === undefined || feeOf(1, amount) !== amount) return []
    const better = withBlanks(euro(amount))
    return better === withBlanks(written) ? [] : [{ from, to, better }]
  })
}

/** Behind what is only a part of an amount, or spoken language: „€ 500–1000“, „23 Euro 50“, „5 Euro-Schein“ */
const GOES_ON = /^[ \u00a0]?[-–—]*[ \u00a0]?\d|^-?\p{L}/u

const withBlanks = (text: string): string => text.replaceAll('\u00a0', ' ')

/** A text with all its amounts as this site writes them. */
export function withEuros(text: string): string {
  return oddAmounts(text).reduceRight(
    (all, { from, to, better }) => all.slice(0, from) + better + all.slice(to),
    text,
  )
}

/** A figure in running text, from where to where. `euro` where it is money by its own sign, `after` is the text behind it. */
export type Figure = { value: number; euro?: number; from: number; to: number; after: string }

/** `1.500,00`, `1 500` or `1'500`; `1,500.00`; `1500` or `0,07` */
const DIGITS = String.raw`\d{1,3}(?:[.'’ \u00a0]\d{3})+(?:,\d+)?(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)?`
const EURO = String.raw`€|EUR(?:OS?)?(?!\p{L})`
const FIGURES = new RegExp(
  String.raw`(?<before>(?:${EURO})\s?)?(?<![\d.,])(?<digits>${DIGITS})(?<many>\s?(?:Hundert|hundred|k|Tsd\.?|Tausend|thousand|Mio\.?|Million(?:en|s)?|Mrd\.?|Milliarden?)(?!\p{L}))?(?:(?<dash>[,.](?:-+|–|—))|\s?(?:(?<cent>(?:Cents?|ct)(?!\p{L})|¢)|(?<euro>${EURO})))?`,
  'giu',
)
// „30 bis 40 €“: the sign belongs to both.
const UNTIL = /^\s?(?:bis|und|oder|to|-|–|—|\/)\s?$/

/** All figures of a text, also in spellings that this site does not use: `€1,500`, `37,-`, `10 Cent`, `1 500 Euro`, `2k €`. */
export function figuresIn(text: string): Figure[] {
  const matches = [...text.matchAll(FIGURES)]
  return matches.map((match, at) => {
    const { many = '', digits = '', before, dash, cent, euro: sign } = match.groups ?? {}
    const value = readDigits(digits) * timesOf(many)
    const to = match.index + match[0].length
    const after = text.slice(to, to + 40)
    const next = matches[at + 1]
    const sharesSign = next?.groups?.euro !== undefined && UNTIL.test(text.slice(to, next.index))
    const isCents = cent !== undefined || (sharesSign && next.groups?.cent !== undefined)
    const isMoney = isCents || sharesSign || (before ?? dash ?? sign) !== undefined
    return {
      value,
      from: match.index,
      to,
      after,
      ...(isMoney && { euro: isCents ? value / 100 : value }),
    }
  })
}

function timesOf(many: string): number {
  if (many === '') return 1
  if (/hund/i.test(many)) return 100
  if (/mrd|milliard/i.test(many)) return 1_000_000_000
  return /mi/i.test(many) ? 1_000_000 : 1_000
}

/** What one figure means: `1.500`, `1,500` and `1 500` are the same, `0,07` and `0.07` too. */
export function readDigits(digits: string): number {
  if (/^0[.,]/.test(digits)) return Number(digits.replace(',', '.'))
  const [, whole = digits, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${rest}`)
}
