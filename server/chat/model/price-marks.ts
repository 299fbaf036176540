import type { Knowledge, Offer } from '../../../shared/messages'
import { offerLine, offersOnce, telephoneLine } from '../offers'

const mark = /\[\[Preis ([^[\]]{1,60})\]\]/g
const anyMark = /\[\[[^\]]*(?:\]\]|$)/

/** Marks that stand for prices in what a model writes: `[[Preis PRO]]`. */
export function createPriceMarks({
  offers: all,
  priceWords,
}: Pick<Knowledge, 'offers' | 'priceWords'>) {
  const offers = offersOnce(all)
  const telephone = offers.filter(({ group }) => group === 'telephone')

  /** `Workshop` means `Workshop für Einsteiger`, `Basic` the video and `BASIC` the package. */
  function lineOf(name: string): string | undefined {
    if (name === 'Test') return `**Test**: ${priceWords.trial}`
    if (name === 'Telefon' && telephone.length > 0) return telephoneLine(telephone)
    const offer =
      offers.find(one => one.name === name) ?? offers.find(one => one.name.includes(name))
    return offer && `${offerLine(offer)}, ${offer.condition}`
  }

  return {
    /** A sentence with the site's own lines in place of its marks; undefined where it holds one that nobody knows. */
    withLines(sentence: string): string | undefined {
      const lines = [...sentence.matchAll(mark)].map(([, name = '']) => lineOf(name.trim()))
      if (lines.includes(undefined)) return undefined
      const withLines = sentence
        .replace(mark, () => lines.shift() ?? '')
        .replace(/USt\.\.(?!\.)/g, 'USt.')
      return anyMark.test(withLines) ? undefined : withLines
    },
    /** A sentence without its marks: what the model itself says. */
    without: (sentence: string): string => sentence.replace(mark, ''),
    /** For the prompt: what is sold, without its prices. */
    list: (): string =>
      [
        ...offers.filter(({ group }) => group !== 'telephone').map(digestOf),
        telephoneMark,
        testMark,
      ].join('\n'),
  }
}

const telephoneMark = '- [[Preis Telefon]]: KI am Telefon, pro Minute'
const testMark = '- [[Preis Test]]: der Test, wie lang und zu welchem Preis'

function digestOf({ name, features = [] }: Offer): string {
  return [`- [[Preis ${name}]]: ${name}`, ...features].join('; ')
}
