import type { IslandModule } from './islands'

/** Every island of the house, by its name in `data-island`. A file of its own, so that tests can put others in its place. */
export const islandModules: Record<string, () => Promise<IslandModule>> = {
  ChatWidget: () => import('../../components/islands/ChatWidget/ChatWidget.island'),
  ContactForm: () => import('../../components/islands/ContactForm/ContactForm.island'),
  TrialForm: () => import('../../components/islands/TrialForm/TrialForm.island'),
}

/** React, and what else all islands import. */
export const islandBase = (): Promise<unknown> => import('../../components/islands/hydrate-island')
