import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** One copy for each module that imports lazily: a shared one would lie in the page's script and load that once more. */
const OWN = '\0plain-imports:'

/** What Vite makes of `import()`: a call of its helper, with or without the names that are taken out of the module. */
const WRAPPED =
  /__vitePreload(?:\$\d+)?\((?:\(\) => (import\("[^"]+"\))|async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]+"\));\s*return \{[^}]*\};\s*\}), __VITE_PRELOAD__\)/g

/**
 * Takes Vite's preload helper out of the browser's code: it is a third of what every page runs, and no use here, because
 * an island is one file that brings its styles along. A call that looks otherwise still works, through one line of ours.
 * The filters keep Vite from asking it of every module.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /preload-helper\.js$/ },
      handler: (source, importer) => (source === HELPER ? `${OWN}${importer}` : undefined),
    },
    load: {
      filter: { id: /preload-helper\.js$|plain-imports:/ },
      handler: id => (id === HELPER || id.startsWith(OWN) ? 'export const __vitePreload = load => load()' : undefined),
    },
    renderChunk(code) {
      return code.replace(WRAPPED, (_, plain?: string, named?: string) => plain ?? named ?? '')
    },
  }
}
