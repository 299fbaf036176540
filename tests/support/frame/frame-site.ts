import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { policyOf } from '../../../renderer/document/policy'
import { buildEntry, frameCss, loadPages } from './frame-build'

const root = join(import.meta.dirname, '../../..')
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webm: 'video/webm',
  txt: 'text/plain',
}

export type FrameSite = {
  origin: string
  /** Paths that were asked for, in their order. */
  asked: string[]
  /** The build id of pages from now on: another one is a new release of the site. */
  release(build: string): void
  close(): Promise<void>
}

/** Serves the test's pages on a free port with the policy of the real site: inline code by hash, Trusted Types. */
export async function startFrameSite(): Promise<FrameSite> {
  const [script, { FramePage, pagePaths }] = await Promise.all([
    buildEntry('tests/support/frame/frame-islands.ts'),
    loadPages(),
  ])
  const css = frameCss()
  const asked: string[] = []
  let build = 'one'

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    const file = fileOf(pathname)
    if (file)
      return response
        .writeHead(200, { 'content-type': TYPES[pathname.split('.').pop() ?? ''] ?? 'application/octet-stream' })
        .end(file)
    if (pathname.startsWith('/langsam')) await new Promise(resolve => setTimeout(resolve, 600))
    if (pathname.endsWith('alt')) return response.writeHead(302, { location: '/trial' }).end()
    const known = pagePaths.includes(pathname)
    const html = `<!doctype html>${renderToString(createElement(FramePage, { path: known ? pathname : '/404', files: { css, script, build } }))}`
    response
      .writeHead(known ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf({ ...inlineIn(html), apiOrigin: '', emailjs: false }),
      })
      .end(html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release: id => {
      build = id
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function fileOf(pathname: string): Buffer | undefined {
  const places = [
    join('content/media', pathname),
    join('renderer/styles', pathname),
    join('tests/support/frame/media', pathname),
  ]
  const found = /\.\w+$/.test(pathname) && places.map(place => join(root, place)).find(place => existsSync(place))
  if (pathname === '/liste.txt') return Buffer.from('eine Liste')
  return found ? readFileSync(found) : undefined
}

/** What is inlined in a page, to the letter. */
function inlineIn(html: string): { scripts: string[]; styles: string[] } {
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)
  return { scripts: texts('script'), styles: texts('style') }
}
