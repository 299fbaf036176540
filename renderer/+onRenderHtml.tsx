import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { notFoundBoxes } from '../components/lost/NotFound'
import type { Content } from './+Page'
import { fileOf } from './content-files'
import { type Printed, renderPage } from './document/render-page'
import type { WholePage } from './page/page'
import { readPage } from './page/read-page'
import type { SiteFacts } from './site-facts'

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
    const frame = {
      boxes: notFoundBoxes,
      passages: [],
      offers: [],
      films: [],
      topic: undefined,
    }
    const answer = renderPage(
      { head: { ...UNKNOWN, title: '%title%' }, ...frame },
      '%answer%',
      data,
    )
    return answerWith(renderPage({ head: UNKNOWN, ...frame }, <Page />, data), answer.html)
  }
  const file = fileOf(url)
  const page = pageContext.handedOn ? pageContext.handedOn.pages.get(url) : pageOnDisk(file, data)
  if (!page) throw new Error(`${file} cannot be read; npm run check says why`)
  const words = await modules[`../${file}`]?.()
  if (!words) throw new Error(`no page at ${url}`)
  return answerWith(renderPage(page, <Page content={words.default} />, data))
}

/** In the preview a page may have changed since the last look. */
function pageOnDisk(file: string, data: SiteFacts): WholePage | undefined {
  const { page } = readPage(file, readFileSync(file, 'utf8'), data)
  return page?.head && { ...page, head: page.head }
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
