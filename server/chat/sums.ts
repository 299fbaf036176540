import type { Knowledge } from '../messages'
import { euro } from './euro'
import { link } from './links'
import { byPrice } from './tier-features'
import { condition, pricePage, tiersNamed, trial } from './tiers'
import { fold } from './words'

type Tier = Knowledge['tiers'][number]
type SumDeps = Pick<Knowledge, 'tiers' | 'passages'>

const number = new Intl.NumberFormat('de-DE')
const spelled = ['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const amount = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,7}|${spelled.join('|')})`
const messages = new RegExp(String.raw`\b${amount}\s+(?:chat)?nachrichten\b`)

/** What a number of messages costs in the tiers that are named, or in all: worked out from the prices. Undefined where no number is named. */
export function messageSum(question: string, { tiers, passages }: SumDeps): string | undefined {
  const folded = fold(question)
  const many = /\bab (wie\s?vielen?|wan)\b.*\b(gunstiger|biliger|lohnt|rechnet|rentiert|auszahlt|zahlt sich)\b/.test(
    folded,
  )
  const named = tiersNamed(folded, tiers)
  const sorted = byPrice(named.length > 0 ? named : tiers)
  const [smaller, larger] = sorted
  const end = `Alles ${condition}. ${link('Preise im Überblick', pricePage(passages, smaller?.name ?? ''))}. ${trial}`
  if (many && named.length === 2 && smaller && larger) return `${breakEven(smaller, larger)}\n\n${end}`
  const asked = messages.exec(folded)?.[1]
  if (!asked || sorted.length === 0) return undefined
  const isMonthly = /\bmonat/.test(folded)
  const isYear = isMonthly && /\bjahr/.test(folded)
  const each = read(asked)
  const count = each * (isYear ? 12 : 1)
  const period = isYear ? ' in einem Jahr' : isMonthly ? ' im Monat' : ''
  const lines = sorted.map(
    ({ name, from, perMessage }) =>
      `- **${name}**: ${number.format(count)} × ${euro(perMessage)} = ${euro(round(count * perMessage))}, dazu der Startpreis ab ${euro(from)}`,
  )
  return `${number.format(count)} Nachrichten${period}:\n${lines.join('\n')}\n\n${end}`
}

function breakEven(smaller: Tier, larger: Tier): string {
  const saved = smaller.perMessage - larger.perMessage
  const from = Math.floor(round((larger.from - smaller.from) / saved)) + 1
  return `Nur nach den Startpreisen gerechnet: Ab ${number.format(from)} Nachrichten insgesamt ist ${larger.name} günstiger als ${smaller.name}. Meist entscheidet aber, was Sie brauchen: ${larger.name} kann mehr.`
}

const units: [unit: string, spoken: RegExp, price: RegExp][] = [
  [
    'Person',
    new RegExp(String.raw`\b${amount}\s+(?:personen|leute|teilnehmer\w*|mitarbeiter\w*|kopfe)\b`),
    /(\d[\d.]*(?:,\d\d)?)\s€ pro Person/g,
  ],
  ['Video', new RegExp(String.raw`\b${amount}\s+(?:\w*videos|filme|clips)\b`), /(\d[\d.]*(?:,\d\d)?)\s€ pro Video/g],
  ['Minute', new RegExp(String.raw`\b${amount}\s+minuten\b`), /\bKI (\d[\d.]*(?:,\d\d)?)\s€/g],
]

/**
 * An answer with prices „pro Person“, worked out for as many as the question names.
 * @param most how many persons there may be at most
 */
export function withSums(answer: string, question: string, most = Number.POSITIVE_INFINITY): string {
  const folded = fold(question)
  for (const [unit, spoken, price] of units) {
    const count = read(spoken.exec(folded)?.[1] ?? '')
    if (!(count > 1) || (unit === 'Person' && count > most)) continue
    return answer.replace(price, (all, each: string) => {
      const one = Number(each.replaceAll('.', '').replace(',', '.'))
      return `${all} (${number.format(count)} × ${euro(one)} = ${euro(round(count * one))})`
    })
  }
  return answer
}

function read(asked: string): number {
  const place = spelled.indexOf(asked)
  return place >= 0 ? place + 2 : Number(asked.replaceAll('.', ''))
}

function round(sum: number): number {
  return Math.round(sum * 100) / 100
}
