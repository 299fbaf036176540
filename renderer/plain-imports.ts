import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** One copy for each module that imports lazily: a shared one would be a file of its own, fetched before the script runs. */
const OWN = '\0plain-imports:'

/**
 * Takes Vite's preload helper out of the browser's code: it is a third of what every page runs, and no use here, because
 * an island is one file that brings its styles along.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === HELPER ? `${OWN}${importer}` : undefined
    },
    load(id) {
      return id === HELPER || id.startsWith(OWN) ? 'export const __vitePreload = load => load()' : undefined
    },
  }
}
