import type { Plugin } from 'vite'

/**
 * Takes Vite's preload helper out of the browser's code: it is a third of what every page runs, and no use here, because
 * an island is one file that brings its styles along.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}
