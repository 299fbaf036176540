import type { Config } from 'vike/types'

export default {
  // tools/build.ts prerenders, to hand on the pages that the check has read.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // Words never travel as JavaScript: pages are rendered once, to HTML.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
