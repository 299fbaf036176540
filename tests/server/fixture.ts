import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Handler, Hono } from 'hono'
import { afterAll } from 'vitest'
import { type AppDeps, createApp, type PostEndpoint } from '../../server/app'
import { readConfig } from '../../server/config'
import { healthRoute } from '../../server/http/health'
import { createLifecycle } from '../../server/http/server'
import { loadStatic } from '../../server/http/static'
import { createLog } from '../../server/log'
import { serviceFacts } from '../../server/service-facts'
import { createMetrics } from '../../server/watch/metrics'
import { smallKnowledge } from '../support/knowledge'
import { scratchFolder } from '../support/scratch-folder'

/** The settings of an account at EmailJS. */
export const emailjs = {
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_CONTACT_TEMPLATE_ID: 'c',
  EMAILJS_TRIAL_TEMPLATE_ID: 't',
}

export const policy = "default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'"
export const headers = {
  csp: { '*': policy, '/trial': `${policy}; connect-src 'self'` },
  buildId: 'b1',
  placeholders: 0,
  missing: [] as string[],
}
const redirects = {
  '/ki-beauty-wellness': '/ki-beauty-wellnes',
  '/alt': '/trial?von=alt#form',
  '/seite-alt.html': '/trial',
  '/anderswo': 'https://4xdu.example/neu',
}
export const video = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256))

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Grüß Gott.</p>'.repeat(50)}`
const files: Record<string, string | Buffer> = {
  'index.html': page('Start'),
  'trial.html': page('Test'),
  'ki-beauty-wellnes.html': page('Beauty'),
  'services/ki-rag-systeme.html': page('RAG'),
  '404.html': page('Unexpected Application Error!'),
  'assets/entry-BxK29_aQ.js': 'export const a = 1',
  'dateien/über uns.md': '# Über uns',
  'social/ki-rag-systeme.png': Buffer.from('PNG'),
  'personas/sam.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'videos/hotel.mp4': video,
}

/** A small built site, `client` and `server` as the build writes them: for all tests of a file, or in the folder of one. */
export function makeDist(folder = scratchFolder(afterAll)): string {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const [name, content] of Object.entries(files)) {
    write(`client/${name}`, content)
    if (typeof content !== 'string') continue
    write(`client/${name}.br`, brotliCompressSync(content))
    write(`client/${name}.gz`, gzipSync(content))
  }
  write('server/headers.json', JSON.stringify(headers))
  write('server/redirects.json', JSON.stringify(redirects))
  write('server/emilia.json', JSON.stringify(smallKnowledge()))
  write('server/service.json', JSON.stringify(serviceFacts(readConfig({}))))
  write('server/answer.html', '<!doctype html><title>%title%</title><main>%answer%</main>')
  return folder
}

/** Lines a test may look at instead of standard output. */
export function recordedLog() {
  const lines: string[] = []
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) }
}

const noSite = {
  files: new Map(),
  notFound: { status: 404, identity: { body: Buffer.alloc(0), headers: {} } },
}

/** What the app needs for the small site of a folder, or none, with stand-ins for chat and mail that echo what reached them. */
export async function testDeps(
  folder: string | undefined,
  overrides: Partial<AppDeps> = {},
): Promise<AppDeps> {
  const lifecycle = createLifecycle()
  return {
    site: folder ? await loadStatic(join(folder, 'client'), headers.csp) : noSite,
    headers,
    redirects: new Map(Object.entries(redirects)),
    siteUrl: undefined,
    trustProxy: 0,
    lifecycle,
    log: recordedLog().log,
    health: healthRoute({
      commit: undefined,
      problems: async () => [],
      details: () => ({ mail: { mode: 'stored' } }),
      metrics: createMetrics(),
      token: undefined,
      lifecycle,
    }),
    posts: [
      postEndpoint('/api/chat', async context => context.json({ got: await context.req.json() })),
      postEndpoint('/api/v1.0/email/send-form', async context => {
        await context.req.parseBody()
        return context.text('OK')
      }),
    ],
    ...overrides,
  }
}

/** An endpoint that lets everybody in. */
export function postEndpoint(path: string, answer: Handler): PostEndpoint {
  return { path, route: new Hono().post(path, answer), admit: async () => {}, tooLarge: 'Zu lang.' }
}

/** The app with the small site of a folder, or with none. */
export const testApp = async (folder: string | undefined, overrides?: Partial<AppDeps>) =>
  createApp(await testDeps(folder, overrides))

/** Posts JSON to an app under the site's own address, unless `headers` say otherwise. */
export const post = (
  to: Pick<Hono, 'request'>,
  headers: Record<string, string>,
  body: BodyInit = '{}',
  path = '/api/chat',
) =>
  to.request(`http://4xdu.test${path}`, {
    method: 'POST',
    headers: { host: '4xdu.test', 'content-type': 'application/json', ...headers },
    body,
  })

/** The code of a refusal. */
export const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code
