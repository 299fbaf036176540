import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { fileOf, nameOf, urlOf } from '../content-files'
import {
  CATALOGUE_PATH,
  CONTENT_SAVED,
  type ContentSaved,
  PAGE_SHOWN,
  type PageShown,
  STATE_PATH,
  WORKPLACE_PATH,
} from './messages'
import { createPreviewState, type LiveCheck } from './preview-state'
import type { SiteTools } from './workplace/site-tools'
import { createWorkplace } from './workplace/workplace'

const EDITOR_PACKAGES = [
  'autocomplete',
  'commands',
  'lang-markdown',
  'lang-yaml',
  'language',
  'lint',
  'state',
  'view',
].map(name => `@codemirror/${name}`)

/**
 * What `npm run dev` adds: a saved text appears without a reload, a mistake shows its sentence while the last good page
 * stays, and /_bausteine shows all boxes. Never part of a build (`apply: 'serve'`).
 */
export function previewPlugin(check: LiveCheck, tools: SiteTools, root = process.cwd()): Plugin {
  const state = createPreviewState(check, root)
  return {
    name: '4xdu:preview',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Pages are rendered by React's production version, which knows no development JSX.
      oxc: { jsx: { development: false } },
      // Only the workplace imports these: without this line Vite would find them late and reload the page.
      optimizeDeps: { include: EDITOR_PACKAGES },
      // Otherwise the second of two saves within 50 ms is lost; some editors write a file in two steps.
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 5, pollInterval: 5 } } },
    }),
    transformIndexHtml(_, { path }) {
      if (path === WORKPLACE_PATH) return
      return [{ tag: 'script', attrs: { type: 'module', src: '/renderer/preview/browser/start.ts' }, injectTo: 'head' }]
    },
    configureServer(server) {
      server.environments.client.hot.on(PAGE_SHOWN, ({ path, broken }: PageShown, browser) => {
        const saved: ContentSaved = { file: fileOf(path), errors: state.blockingAt(path) }
        // A page that stays broken would reload itself for ever.
        if (existsSync(join(root, saved.file)) && !(broken && saved.errors.length > 0))
          browser.send(CONTENT_SAVED, saved)
      })
      const workplace = createWorkplace({ root, check, tools, server })
      server.middlewares.use((request, response, next) => {
        workplace(request, response)
          .then(answered => answered || answer(server, request, response, state))
          .then(answered => answered || next(), next)
      })
    },
    hotUpdate: {
      // Before Vike, which would reload the page.
      order: 'pre',
      handler({ file, type, modules, server }) {
        const name = nameOf(file, root)
        const page = /^content\/(?!emilia\/|media\/).*\.mdx$/.test(name)
        if (!page && !/^content\/[a-z]+\.yaml$/.test(name)) return undefined
        if (this.environment.name === 'ssr') {
          for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
          const saved: ContentSaved = { file: name, ...(page && { url: urlOf(name) }), errors: state.blocking(name) }
          server.environments.client.hot.send(CONTENT_SAVED, saved)
        }
        // A page that is new or gone changes the list of pages: that is for Vite to notice.
        return type === 'update' ? [] : undefined
      },
    },
  }
}

async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  state: ReturnType<typeof createPreviewState>,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(body)
    return true
  }
  if (request.method !== 'GET') return false
  if (pathname === STATE_PATH)
    return send('application/json', JSON.stringify(state.state(searchParams.get('path') ?? '/')))
  if (pathname === CATALOGUE_PATH) {
    const { renderCatalogue } = await server.ssrLoadModule('/renderer/render-catalogue.tsx')
    return send('text/html', await server.transformIndexHtml(CATALOGUE_PATH, renderCatalogue()))
  }
  if (/\.\w+$/.test(pathname) || pathname.startsWith('/@')) return false
  const errors = state.blockingAt(pathname)
  return errors.length > 0 && send('text/html', await server.transformIndexHtml(pathname, brokenPage(errors)), 500)
}

/** What stands in place of a page that cannot be shown: the same sentences as everywhere. */
function brokenPage(errors: readonly string[]): string {
  const page = readFileSync('renderer/preview/broken-page.html', 'utf8')
  const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return page.replace('%errors%', () => errors.map(line => `<li>${escaped(line)}</li>`).join(''))
}
