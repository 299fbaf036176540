import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import type { SiteFacts } from './+data'
import type { Content } from './+Page'
import { fileOf } from './content-files'
import { type Printed, renderPage } from './document/render-page'
import { readPage } from './page/read-page'

// Not eager: one broken page must not take the others down.
const modules = import.meta.glob<{ default: Content }>('../content/**/*.mdx')

const UNKNOWN = {
  title: 'Seite nicht gefunden | 4xDU',
  description: 'Diese Adresse gibt es auf der Website von 4xDU nicht.',
  canonical: '/404',
  noindex: true,
}

/** Loads the page of the asked address and renders it. The error page brings its own words. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<{ content?: Content }>
  const data = pageContext.data as SiteFacts
  const url = pageContext.routeParams?.url
  if (pageContext.is404 || url === undefined) {
    // It also serves as the frame for answers to forms, so it needs their styles.
    const frame = { boxes: [{ tag: 'ContactForm' }, { tag: 'Portrait' }], passages: [], offers: [] }
    const answer = renderPage({ head: { ...UNKNOWN, title: '%title%' }, ...frame }, '%answer%', data)
    return answerWith(renderPage({ head: UNKNOWN, ...frame }, <Page />, data), answer.html)
  }
  const file = fileOf(url)
  const { page } = readPage(file, readFileSync(file, 'utf8'), data)
  if (!page?.head) throw new Error(`${file} cannot be read; npm run check says why`)
  const words = await modules[`../${file}`]?.()
  if (!words) throw new Error(`no page at ${url}`)
  return answerWith(renderPage({ ...page, head: page.head }, <Page content={words.default} />, data))
}

/** The HTML for Vike; the rest stays with the page's context, where output/printed.ts finds it. */
function answerWith({ html, policy }: Printed, answerPage?: string) {
  return {
    documentHtml: dangerouslySkipEscape(html),
    injectFilter: noFonts,
    pageContext: { policy, answerPage },
  }
}

/** The head's script decides when fonts are asked for; Vike would preload all. */
function noFonts(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
