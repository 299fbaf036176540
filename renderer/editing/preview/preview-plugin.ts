import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { CHAT_PATH } from '../../../shared/messages'
import { fileOf, nameOf } from '../../data/content-files'
import { CONTENT_SAVED } from './messages'
import { createPreviewApp } from './preview-app'
import { type Chat, createPreviewState } from './preview-state'

/** The preview's own addresses. */
const OURS = /^\/_(?:vorschau|bausteine)(?:\/|$)/

/**
 * What `npm run dev` adds: a saved text appears without a reload, a mistake shows its sentence while the last good page
 * stays, and /_bausteine shows all boxes. Never part of a build (`apply: 'serve'`).
 */
export function previewPlugin(chat: Chat, root = process.cwd()): Plugin[] {
  return [linesPlugin, answersPlugin(chat, root)]
}

/** Each page's module tells how its boxes are shown: with their lines, so that the preview leads from a box to its source. */
const linesPlugin: Plugin = {
  name: '4xdu:lines',
  apply: 'serve',
  transform: {
    filter: { id: /\/content\/.*\.mdx$/ },
    handler: code => ({
      code: `${code}\nexport { boxesWithLines as prepareBoxes } from '/renderer/editing/preview/boxes-with-lines.tsx'`,
      map: null,
    }),
  },
}

function answersPlugin(chat: Chat, root: string): Plugin {
  const state = createPreviewState(root)
  return {
    name: '4xdu:preview',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Pages are rendered by React's production version, which knows no development JSX.
      oxc: { jsx: { development: false } },
      // Otherwise Vite would find their packages late and reload the page, with a chat just opened.
      optimizeDeps: {
        entries: ['renderer/editing/preview/browser/start.ts', 'components/islands/**/*.island.ts'],
      },
      // Otherwise the second of two saves within 50 ms is lost; some editors write a file in two steps.
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 5, pollInterval: 5 } } },
    }),
    transformIndexHtml: () =>
      // Vike adds the second one to pages, but not to those that the preview answers itself.
      ['/renderer/editing/preview/browser/start.ts', '/renderer/+client.ts'].map(src => ({
        tag: 'script',
        attrs: { type: 'module', src },
        injectTo: 'head' as const,
      })),
    configureServer(server) {
      server.httpServer?.once('listening', () => state.tell())
      const answer = getRequestListener(createPreviewApp(server, state, chat, root).fetch)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isOurs = pathname === CHAT_PATH || OURS.test(pathname)
        if (isOurs || state.blocking(fileOf(pathname)).length > 0) answer(request, response)
        else next()
      })
    },
    hotUpdate: {
      // Before Vike, which would reload the page.
      order: 'pre',
      handler({ file, type, modules, server }) {
        const name = nameOf(file, root)
        // Also one with a name that nothing reads: that is what the check says of it.
        if (!name.startsWith('content/')) return undefined
        const isMedia = name.startsWith('content/media/')
        if (this.environment.name === 'ssr') {
          for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
          const { hot } = server.environments.client
          // A picture that the browser has not found is asked for again only by a reload.
          if (isMedia) hot.send({ type: 'full-reload' })
          else hot.send(CONTENT_SAVED, {})
          state.tell(name)
        }
        // A page that is new or gone changes the list of pages: that is for Vite to notice.
        return type === 'update' ? [] : undefined
      },
    },
  }
}
