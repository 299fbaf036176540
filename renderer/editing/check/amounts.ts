import type { Offer, Price } from '../../../shared/messages'
import { euro, feeOf, figuresIn } from '../../../shared/money'
import type { Report } from '../../data/report'
import { contractOf } from '../../page/boxes'
import type { Page } from '../../page/page'
import { spanOf } from '../../page/span'
import type { CheckedPage } from './checked'

/** What can be bought, and for what. */
type Offers = readonly Pick<Offer, 'name' | 'prices'>[]

/** A page with blanks for boxes that show something made up. */
const withoutExamples = ({ boxes }: Page, text: string) =>
  boxes
    .filter(({ node }) => contractOf(node)?.reads === 'example')
    .map(({ node }) => spanOf(node))
    .reduce((all, [from, to]) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to), text)

/** Amounts in the words of a page that nothing costs, or not what their clause names; what a box makes up has its own. */
export function checkAmounts(
  { text: whole, page }: CheckedPage,
  offers: Offers,
  report: Report,
): void {
  if (!page) return
  const text = withoutExamples(page, whole)
  for (const { euro: amount, from, to } of figuresIn(text)) {
    if (amount === undefined) continue
    const written = text.slice(from, to)
    const clause = clauseAt(text, from)
    const named = offers.filter(({ name, prices }) => prices.length > 0 && hasWord(clause, name))
    const prices = (named.length > 0 ? named : offers).flatMap(offer => offer.prices)
    const right = new Set(prices.map(price => price.euro))
    if (right.has(amount) || workedOut(text, prices).includes(amount)) continue
    const names = [...new Set(named.map(({ name }) => name))].join(', ')
    const reason = names
      ? `Auf der Website kostet ${names} ${[...right].map(shown).join(' oder ')}, hier steht „${written}“. Schreiben Sie den Preis, der gilt; ist es der neue, ändern Sie ihn auch in prices.yaml oder auf der Karte des Angebots.`
      : `„${written}“ kostet auf der Website sonst nichts. Schreiben Sie den Preis, der gilt; ist es keiner der Firma, schreiben Sie den Satz ohne Betrag.`
    report.error('agreed', from, reason)
  }
}

/** What so many messages or minutes cost: „Schreiben Ihre Gäste 100 Nachrichten im Monat, kosten sie 7 €“. */
function workedOut(text: string, prices: readonly Price[]): number[] {
  const fees = (per: Price['per']) => prices.filter(price => price.per === per)
  return figuresIn(text).flatMap(({ value, after }) => {
    const [, unit] = /^[ \u00a0](Nachrichten|Minuten)/.exec(after) ?? []
    if (!unit) return []
    return fees(unit === 'Minuten' ? 'minute' : 'message').map(fee => feeOf(value, fee.euro))
  })
}

/** As it is typed, with a blank. */
const shown = (amount: number) => euro(amount).replace('\u00a0', ' ')

/** The part of a sentence that an offset stands in. */
function clauseAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at).split(CLAUSE)
  const [rest = ''] = text.slice(at).split('\n', 1)
  return `${line.at(-1)}${rest.split(CLAUSE, 1)[0]}`
}
const CLAUSE = /[,;.] /

/** Whether a text holds a name, and not as a part of a word. */
function hasWord(text: string, name: string): boolean {
  const isLetter = (sign = '') => /[\p{L}\d]/u.test(sign)
  const parts = text.split(name)
  return parts.slice(1).some((after, at) => !isLetter(parts[at]?.at(-1)) && !isLetter(after[0]))
}
