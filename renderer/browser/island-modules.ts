import type { IslandModule } from './islands'
import { later } from './later'

/** Every island of the house, by its name in `data-island`. */
export const islandModules: Record<string, () => Promise<IslandModule>> = {
  ChatWidget: () => later('ChatWidget'),
  ContactForm: () => later('ContactForm'),
  PriceCalculator: () => later('PriceCalculator'),
  TrialForm: () => later('TrialForm'),
}

/** React, and what else all islands import. */
export const islandBase = (): Promise<unknown> => later('hydrate-island')
