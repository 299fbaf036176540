import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type BuildHeaders, commonHeaders, policyFor } from './headers'

type Encoding = 'br' | 'gzip' | 'identity'

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

const suffixes = { br: '.br', gzip: '.gz' } as const
const moreTypes: Record<string, string> = {
  vtt: 'text/vtt; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/**
 * Reads a built site (`dist/client`) with its precompressed variants; symbolic links are left out.
 * @throws when the folder or its 404.html is missing
 */
export async function loadStatic(folder: string, csp: BuildHeaders['csp']): Promise<StaticSite> {
  const paths = new Set(await filesBelow(folder))
  const served = [...paths].filter(path => !isHidden(path) && !isVariant(path, paths))
  const answers = new Map(
    await Promise.all(
      served.map(async path => [urlOf(path), await readStatic(folder, path, paths, csp)] as const),
    ),
  )
  const notFound = answers.get('/404')
  if (!notFound) throw new Error(`404.html is missing in ${folder}: run npm run build.`)
  answers.delete('/404')
  return { files: answers, notFound }
}

/**
 * Paths below a folder, with `/`. Symbolic links are left out, which Node's own `recursive` follows since version 22: what
 * lies behind one is no part of the site.
 */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = await Promise.all(
    entries.map(async entry => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : []
      const below = await filesBelow(join(folder, entry.name))
      return below.map(path => `${entry.name}/${path}`)
    }),
  )
  return lists.flat()
}

/** Rules for static hosts and dot files have no address here; `.well-known` has. */
function isHidden(path: string): boolean {
  return /^_(headers|redirects)\b/.test(path) || /(^|\/)\.(?!well-known\/)/.test(path)
}

function isVariant(path: string, paths: Set<string>): boolean {
  return Object.values(suffixes).some(
    suffix => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
  )
}

function urlOf(path: string): string {
  const page = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
  return encodeURI(`/${page}`)
}

async function readStatic(
  folder: string,
  path: string,
  paths: Set<string>,
  csp: BuildHeaders['csp'],
): Promise<StaticFile> {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const type = getMimeType(path) ?? moreTypes[extension] ?? 'application/octet-stream'
  const compressed = Object.values(suffixes).some(suffix => paths.has(path + suffix))
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Content-Type': type,
    'Content-Security-Policy': policyFor(csp, urlOf(path), type),
    'Cache-Control': cacheRule(path),
    ...(compressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  const identity = makeVariant(await readFile(join(folder, path)), 'identity', headers)
  const file: StaticFile = { status: path === '404.html' ? 404 : 200, identity }
  for (const encoding of ['br', 'gzip'] as const) {
    const name = path + suffixes[encoding]
    if (paths.has(name))
      file[encoding] = makeVariant(await readFile(join(folder, name)), encoding, headers)
  }
  return file
}

function makeVariant(body: Buffer, encoding: Encoding, shared: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    body,
    headers: {
      ...shared,
      ETag: etag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  }
}

/** Files with a hash in their name never change, pages are revalidated each time, the rest after an hour. */
function cacheRule(path: string): string {
  if (/^assets\/.+[-.][\w-]{8,}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'no-cache'
  return 'public, max-age=3600'
}
