import type { ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { type ContentPage, loadPage } from './pages'
import { renderPage } from './render-page'

const UNKNOWN = {
  title: 'Seite nicht gefunden | 4xDU',
  description: 'Diese Adresse gibt es auf der Website von 4xDU nicht.',
  canonical: '/404',
  noindex: true,
}

/** Loads the page of the asked address and renders it. The error page brings its own words. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<{ content?: ContentPage['default'] }>
  const url = pageContext.routeParams?.url
  // The error page also serves as the frame for answers to forms, hence their styles.
  if (pageContext.is404 || url === undefined)
    return document(renderPage({ head: UNKNOWN, boxes: ['ContactForm'], outline: [] }, <Page />))
  const { default: content, ...page } = await loadPage(url)
  return document(renderPage(page, <Page content={content} />))
}

function document(html: string) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: onlyScripts }
}

/** Document.tsx decides itself which font is worth a preload; Vike would preload all. */
function onlyScripts(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font' || asset.assetType === 'style') asset.inject = false
}
