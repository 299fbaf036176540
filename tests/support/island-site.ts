import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build, createServer as createVite } from 'vite'
import { chatFacts } from '../../renderer/chat-facts'
import { policyOf } from '../../renderer/output/policy'
import { plainImports } from '../../renderer/plain-imports'
import type * as Pages from './island-pages'

const root = join(import.meta.dirname, '../..')
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
const vite = { root, configFile: false, logLevel: 'error' } as const

/**
 * Serves pages with the house's own entry and islands, under the site's policy (Trusted Types and all), on a free port.
 * There is no service behind it: tests answer `/api/…` themselves.
 */
export async function startIslandSite(): Promise<{ origin: string; close(): Promise<void> }> {
  const [files, { islandPage }] = await Promise.all([buildFiles(), loadPages()])
  const entry = [...files.keys()].find(name => /\/entry\b/.test(name)) ?? ''

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const type = TYPES[extname(pathname)]
    const place = [join(root, 'content/media', pathname), join(root, pathname)].find(path => type && existsSync(path))
    const file = files.get(pathname) ?? (place && readFileSync(place))
    if (file) return response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' }).end(file)
    if (type) return response.writeHead(404).end()
    const html = islandPage(pathname, entry)
    const policy = policyOf(html, { apiOrigin: '', emailjs: pathname === '/emailjs' })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function buildFiles(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    ...vite,
    publicDir: false,
    plugins: [plainImports(), chatFacts()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'renderer/browser/entry.ts') },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(part => ('output' in part ? part.output : []))
  return new Map(outputs.map(file => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]))
}

/** Through Vite, which knows what `?inline` and `import.meta.glob` mean; Playwright turns JSX into something of its own. */
async function loadPages(): Promise<typeof Pages> {
  const server = await createVite({
    ...vite,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    return (await server.ssrLoadModule('/tests/support/island-pages.tsx')) as typeof Pages
  } finally {
    await server.close()
  }
}
