import type { IslandModule } from './islands'

/** Every island of the house; its folder makes it one. A file of its own, so that tests can put others in its place. */
export const islandModules = import.meta.glob<IslandModule>('./*/*.island.ts', { base: '../../components/islands' })
