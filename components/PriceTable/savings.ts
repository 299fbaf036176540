import type { TelephoneTask } from '../frame/types'

/** How much less the AI costs, in whole percent of the regular price: 0.75 against 1.50 is 50. */
export function savingsPercent({ ai, regular }: Pick<TelephoneTask, 'ai' | 'regular'>): number {
  return Math.round(((regular - ai) / regular) * 100)
}
