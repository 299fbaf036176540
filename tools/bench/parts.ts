import type { Part } from './figures'

/** What can be measured, in the order of the table. Loaded when asked for: most need tools of their own. */
export const parts = {
  weights: async () => (await import('./weights')).weights,
  lighthouse: async () => (await import('./lighthouse')).lighthouse,
  navigation: async () => (await import('./navigation')).navigation,
  panel: async () => (await import('./panel')).panel,
  build: async () => (await import('./build')).build,
  preview: async () => (await import('./preview')).preview,
  serving: async () => (await import('./serving')).serving,
  chat: async () => (await import('./chat')).chat,
  start: async () => (await import('./start')).start,
} satisfies Record<string, () => Promise<Part>>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]

export function isPartName(name: string): name is PartName {
  return name in parts
}
