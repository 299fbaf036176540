import { euro, euroCents } from '../format'
import type { Prices } from '../frame/types'

/** Where what is offered runs: on it depends what it costs to start. */
export type PriceFor = 'Website' | 'WhatsApp' | 'Website und WhatsApp' | 'Telefon'

/** „Ab 500 €, auf WhatsApp ab 1.500 €, exkl. USt.“: what it costs to start, in one sentence from content/prices.yaml. */
export function startPrice(offer: PriceFor, { condition, tiers, telephone }: Prices): string {
  const from = (id: string) => euro(tiers.find(tier => tier.id === id)?.from ?? 0)
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  const sentence = {
    Website: `Ab ${from('basic')}`,
    WhatsApp: `Auf WhatsApp ab ${from('pro')}`,
    'Website und WhatsApp': `Ab ${from('basic')}, auf WhatsApp ab ${from('pro')}`,
    Telefon: `Ab ${euroCents(lowest)} pro Minute, Einrichtung einmalig ${euro(telephone.setup)}`,
  }[offer]
  return `${sentence}, ${condition}`
}
