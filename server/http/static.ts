import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type BuildHeaders, commonHeaders, policyFor, resourcePolicy } from './headers'

/** One encoding of a file with its headers. */
export type Variant = { body: Buffer; headers: Record<string, string> }

export type StaticFile = {
  status: number
  identity: Variant
  br?: Variant
  gzip?: Variant
}

/** The built site in memory: answers by encoded path, and the page for everything else. */
export type StaticSite = { files: ReadonlyMap<string, StaticFile>; notFound: StaticFile }

const encodings = { br: '.br', gzip: '.gz' } as const
const moreTypes: Record<string, string> = {
  '.vtt': 'text/vtt; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

/**
 * Reads a built site (`dist/client`) with its precompressed variants.
 * @throws when the folder or its 404.html is missing
 */
export async function loadStatic(folder: string, csp: BuildHeaders['csp']): Promise<StaticSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  const all = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths)
    if (!isHidden(path) && !isVariant(path, all))
      files.set(urlOf(path), await readStatic(folder, path, all, csp))
  const notFound = files.get('/404')
  if (!notFound) throw new Error(`404.html is missing in ${folder}: run npm run build.`)
  files.delete('/404')
  return { files, notFound }
}

/** Rules for static hosts and dot files have no address here; `.well-known` has. */
function isHidden(path: string): boolean {
  return /^_(headers|redirects)\b/.test(path) || /(^|\/)\.(?!well-known\/)/.test(path)
}

const isVariant = (path: string, all: ReadonlySet<string>) =>
  /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))

function urlOf(path: string): string {
  return encodeURI(`/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
}

async function readStatic(
  folder: string,
  path: string,
  all: ReadonlySet<string>,
  csp: BuildHeaders['csp'],
): Promise<StaticFile> {
  const type = getMimeType(path) ?? moreTypes[extname(path)] ?? 'application/octet-stream'
  const names = (['br', 'gzip'] as const).filter(name => all.has(path + encodings[name]))
  const shared: Record<string, string> = {
    ...commonHeaders,
    ...resourcePolicy(type),
    'Content-Type': type,
    'Content-Security-Policy': policyFor(csp, urlOf(path), type),
    'Cache-Control': cacheRule(path),
    ...(names.length > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  const read = async (suffix: string, more: Record<string, string>): Promise<Variant> => {
    const body = await readFile(join(folder, path + suffix))
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    return { body, headers: { ...shared, ETag: `"${etag}"`, ...more } }
  }
  const file: StaticFile = {
    status: path === '404.html' ? 404 : 200,
    identity: await read('', {}),
  }
  for (const name of names) file[name] = await read(encodings[name], { 'Content-Encoding': name })
  return file
}

/**
 * Files with a hash in their name never change, pages are revalidated each time, the rest after an hour. Nothing between server
 * and visitor may rewrite a page (addresses, scripts), whose policy names its scripts and styles by their hashes.
 */
function cacheRule(path: string): string {
  if (/^assets\/.+[-.][\w-]{8,}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'no-cache, no-transform'
  if (/^[\w-]+\.js$/.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}
