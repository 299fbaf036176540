import { existsSync, readdirSync } from 'node:fs'

/** A folder of components/islands that holds `X/X.island.ts` is an island, loaded by its name. */
const islands = readdirSync('components/islands').filter(name =>
  existsSync(sourceOf(name).slice(1)),
)

/**
 * What the page's script loads on demand, by the name that renderer/browser/load-chunk.ts takes: islands, React with what they
 * share, and renderer/browser/enhance.ts. The preview serves these
 * sources; a build makes one file of each.
 */
export const chunkSources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(islands.map(name => [name, sourceOf(name)])),
  'hydrate-island': '/components/islands/hydrate-island.tsx',
  enhance: '/renderer/browser/enhance.ts',
}

function sourceOf(name: string): string {
  return `/components/islands/${name}/${name}.island.ts`
}

/** The same for Vite's `input`. */
export function chunkInputs(root = process.cwd()): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chunkSources).map(([name, source]) => [name, root + source]),
  )
}
