import type { Plugin } from 'vite'

/**
 * Leaves Vike's own code for the browser empty, which it bundles and no page of ours loads. Full, it would share a helper of the
 * bundler with React: a file of 237 bytes, for which who opens Emilia would wait another round trip.
 */
export function emptyVikeClient(): Plugin {
  return {
    name: 'empty-vike-client',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/vike\/dist\/client\/runtime-server-routing\/entry\.js$/ },
      handler: () => 'export {}',
    },
  }
}
