/** Amounts as this site writes them: `290 €`, `1.500 €`, `0,80 €`. */

/** `1.500 €` -> 1500, `0,80 €` -> 0.8; `undefined` for anything else. */
export function readEuro(written: string): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?[ \u00a0]€$/.exec(written.trim())
  return match ? Number(`${match[1]?.replaceAll('.', '')}.${match[2] ?? '0'}`) : undefined
}

/** A figure with a euro sign or word before or behind it. „23 Euro 50“ and „100-Euro-Schein“ are spoken of, not written down. */
const AMOUNT =
  /(?:€|(?<!\p{L}|\d[ \u00a0])(?:EUR|Euro))[ \u00a0]?\d+(?:[.,]\d+)*(?:[.,]?[-–—]+)?|\d+(?:[.,]\d+)*(?:[.,][-–—]+)?[ \u00a0]?(?:€|(?:EUR|Euro)(?![\p{L}-]| \d))/gu

/** An amount that is written otherwise: where it stands, and how it should read. */
export type OddAmount = { from: number; to: number; better: string }

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

/** A text with all its amounts written right. */
export function withEuros(text: string): string {
  return oddAmounts(text).reduceRight((all, { from, to, better }) => all.slice(0, from) + better + all.slice(to), text)
}

/** The amount that was meant: `1,500.00 EUR` -> `1.500,00 €`, `€ 290,-` -> `290 €`; `undefined` where that is not clear. */
export function euroMeant(written: string): string | undefined {
  const figure = written.replace(/[^\d.,]/g, '').replace(/[.,]$/, '')
  if (/^\d+$|^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$|^\d+,\d{2}$/.test(figure)) return `${figure} €`
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/.test(figure))
    return `${figure.replace(/[.,]/g, sign => (sign === ',' ? '.' : ','))} €`
  const [, whole, cents] = /^(\d+)[.,](\d{1,2})$/.exec(figure) ?? []
  return cents === undefined ? undefined : `${whole},${cents.padEnd(2, '0')} €`
}
