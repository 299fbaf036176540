import { existsSync, readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { loadData } from '../../renderer/data/site-data'
import { fileOf, folder, siteRoutes } from './built-pages'
import { requireFreshBuild } from './fresh-build'
import { wordsOf } from './words'

/** Addresses of all built pages without the fallback, e.g. `/trial`. */
export const builtRoutes = siteRoutes()

type DeliveredPage = {
  html: string
  document: HTMLElement
  main: HTMLElement
  /** What a reader sees of `<main>`. */
  text: string
}

const pages = new Map<string, DeliveredPage>()

/** A file of the built site as text, e.g. `sitemap.xml`; throws when it was not built, or a source is newer. */
export function deliveredFile(path: string): string {
  requireFreshBuild()
  const file = `${folder}/${path}`
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`)
  return readFileSync(file, 'utf8')
}

const redirects = loadData('redirects')

/** Where a page of the specification lies now, when it was moved. */
export const now = (route: string) => redirects[route] ?? route

/** A page of the built site, e.g. `/trial`, as a browser receives it. */
export function delivered(written: string): DeliveredPage {
  const route = now(written)
  const known = pages.get(route)
  if (known) return known
  const html = deliveredFile(fileOf(route))
  const document = parse(html, { comment: false })
  const main = document.querySelector('main')
  if (!main) throw new Error(`${route} has no <main>`)
  const page = { html, document, main, text: wordsOf(main) }
  pages.set(route, page)
  return page
}
