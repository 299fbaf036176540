import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Change } from './change'
import type { Review } from './compare'
import { type PictureOrder, takePictures } from './pictures'
import { Report } from './Report'

export type HtmlOptions = {
  review: Review
  /** Folders of the built pages. */
  before: string
  after: string
  rev: string
  notes: readonly string[]
  /** Where the site's fonts and colours are. */
  root: string
}

/** Pages photographed for one shared change of the look; a change of words needs one. */
const LOOKS = 3

/** The review as one HTML file that needs nothing else. */
export async function htmlReport({ review, before, after, rev, notes, root }: HtmlOptions): Promise<string> {
  const orders = ordersOf(review)
  const pictures = orders.length > 0 ? await takePictures(before, after, orders) : new Map()
  const hint = 'Es wurde kein Chromium gefunden, daher fehlen die Bilder. „npm test“ installiert eines.'
  const styles = join(root, 'renderer/styles')
  const font = async (file: string) => (await readFile(join(styles, 'fonts', file))).toString('base64')
  const [tokens, own, head, body] = await Promise.all([
    readFile(join(styles, 'tokens.css'), 'utf8'),
    readFile(new URL('report.css', import.meta.url), 'utf8'),
    font('bricolage.woff2'),
    font('figtree.woff2'),
  ])
  const face = (family: string, data: string) =>
    `@font-face{font-family:"${family}";font-weight:400 800;src:url(data:font/woff2;base64,${data})format("woff2")}`
  const css = [tokens, face('Bricolage Grotesque', head), face('Figtree', body), own].join('\n')
  const allNotes = pictures ? notes : [...notes, hint]
  const report = createElement(Report, { review, rev, notes: allNotes, pictures: pictures ?? new Map(), css })
  return `<!doctype html>${renderToStaticMarkup(report)}`
}

/** Which pages are worth a picture: those with a change of their own, new ones, and one for each shared change. */
function ordersOf({ pages, shared, added }: Review): PictureOrder[] {
  const changes = new Map<string, Change[]>()
  for (const group of shared) {
    const isLook = group.changes.some(change => change.topic === 'design')
    for (const route of group.routes.slice(0, isLook ? LOOKS : 1))
      changes.set(route, [...(changes.get(route) ?? []), ...group.changes])
  }
  for (const page of pages) changes.set(page.route, [...(changes.get(page.route) ?? []), ...page.changes])
  const seen = (change: Change) => !['data', 'title', 'description', 'canonical', 'head'].includes(change.topic)
  const changed = [...changes].filter(([, list]) => list.some(seen))
  return [
    ...added.map(({ route }) => ({ route, isNew: true, everySection: false })),
    ...changed.map(([route, list]) => ({
      route,
      isNew: false,
      everySection: list.some(({ topic }) => topic === 'design' || topic === 'image'),
    })),
  ]
}
