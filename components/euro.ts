/** Amounts as this site writes them: `290 €`, `1.500 €`, `0,80 €`. */

/** `1.500 €` -> 1500, `0,80 €` -> 0.8; `undefined` for anything else. */
export function readEuro(written: string): number | undefined {
  const match = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{2}))?[ \u00a0]€$/.exec(written.trim())
  return match ? Number(`${match[1]?.replaceAll('.', '')}.${match[2] ?? '0'}`) : undefined
}

/** A figure as somebody types it: `1.500` -> 1500, `0,8` -> 0.8; the text itself where it is none. */
export function readFigure(typed: string): number | string {
  const figure = Number(typed.replace(/(?<=[1-9]\d{0,2})\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(figure) ? typed : figure
}

/**
 * A figure with a euro sign or word before or after it. Not „23 Euro 50“ and „100-Euro-Schein“, which are spoken language, nor
 * „€ 500–1000“, „€ 100 000“ and „€ 1,5 Mio.“, where the sign belongs to more than the first figure.
 */
const AMOUNT =
  /(?:€|(?<!\p{L}|\d[ \u00a0])(?:EUR|Euro))[ \u00a0]?\d+(?:[.,]\d+)*(?:[.,]?[-–—]+)?(?![.,]?\d|[ \u00a0]?[-–—]*[ \u00a0]?(?:\d|Tsd|Mio|Mrd|Mill|Tausend))|\d+(?:[.,]\d+)*(?:[.,][-–—]+)?[ \u00a0]?(?:€|(?:EUR|Euro)(?![\p{L}-]| \d))/gu

/** An amount in another notation: where it stands, and how this site writes it. */
type OddAmount = { from: number; to: number; better: string }

/** `290 Euro`, `290€`, `€ 290,-`, `0.80 €` and the like in a text. */
export function oddAmounts(text: string): OddAmount[] {
  if (!/€|EUR|Euro/.test(text)) return []
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: found, index }) => {
    const better = euroMeant(found)
    return better === undefined || better === found.replace('\u00a0', ' ')
      ? []
      : [{ from: index, to: index + found.length, better }]
  })
}

/** A text with all its amounts as this site writes them. */
export function withEuros(text: string): string {
  return oddAmounts(text).reduceRight((all, { from, to, better }) => all.slice(0, from) + better + all.slice(to), text)
}

/** One figure and nothing else: a sign or word of the euro before or behind it, and `,-` for no cents. */
const ONE_FIGURE = /^(?:€|EUR|Euro)?\s*(\d[\d.,]*?)[.,]?[-–—]*\s*(?:€|EUR|Euro)?$/i

/**
 * The amount that was meant: `1,500.00 EUR` -> `1.500,00 €`, `€ 290,-` -> `290 €`, `80 Cent` -> `0,80 €`; `undefined` where
 * that is not clear, as with „500–1000 €“ and „2 x 500 €“.
 */
function euroMeant(written: string): string | undefined {
  const [, cent] = /^(\d{1,2})\s*(?:Cent|ct)$/i.exec(written.trim()) ?? []
  if (cent) return `0,${cent.padStart(2, '0')} €`
  const [, figure = ''] = ONE_FIGURE.exec(written.trim()) ?? []
  if (/^\d+$|^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{2})?$|^\d+,\d{2}$/.test(figure)) return `${figure} €`
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{2})?$/.test(figure))
    return `${figure.replace(/[.,]/g, sign => (sign === ',' ? '.' : ','))} €`
  const [, whole, cents] = /^(\d+)[.,](\d{1,2})$/.exec(figure) ?? []
  return cents === undefined ? undefined : `${whole},${cents.padEnd(2, '0')} €`
}
