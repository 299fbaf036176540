/** What so many messages or minutes cost, in euro, at a fee in euro each. */
export function feeOf(count: number, fee: number): number {
  return Math.round(count * fee * 100) / 100
}

type Priced = { from: number; perMessage: number }

/** The messages of a month from which on `next` costs less than `tier`, starting price and messages taken together. */
export function cheaperFrom(tier: Priced, next: Priced): number {
  const cents = Math.round((tier.perMessage - next.perMessage) * 100)
  return Math.floor(((next.from - tier.from) * 100) / cents) + 1
}

/** The package whose starting price and messages of one month cost least together. */
export function cheapestFor<T extends Priced>(messages: number, tiers: readonly T[]): T | undefined {
  const costs = (tier: T) => tier.from + feeOf(messages, tier.perMessage)
  return [...tiers].sort((a, b) => costs(a) - costs(b))[0]
}

/** `20000` -> `20.000` */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
