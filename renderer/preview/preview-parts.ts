import type { ViteDevServer } from 'vite'
import type { LiveCheck, PreviewState } from './preview-state'
import type { SiteTools } from './workplace/site-tools'

/** What all of the preview's server works with. */
export type PreviewParts = {
  root: string
  check: LiveCheck
  tools: SiteTools
  server: ViteDevServer
  state: PreviewState
}
