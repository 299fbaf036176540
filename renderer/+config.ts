import type { Config } from 'vike/types'

export default {
  prerender: { noExtraDir: true },
  // Words never travel as JavaScript: pages are rendered once, to HTML.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
