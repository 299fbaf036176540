import type { ComponentProps, ComponentType } from 'react'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { notFoundBoxes } from '../components/frame/lost/NotFound'
import type { Page as WordsPage } from './+Page'
import { ANSWER_PATH, fileOf } from './data/content-files'
import type { SiteFacts } from './data/site-facts'
import { renderPage } from './document/render-page'
import type { PageFacts } from './page/page'

type PageProps = ComponentProps<typeof WordsPage>
/** What Vite makes of a page. The preview adds how boxes are shown (editing/preview/preview-plugin.ts). */
type PageModule = {
  default: PageProps['content']
  page: PageFacts | undefined
  prepareBoxes?: PageProps['prepareBoxes']
}

// Not eager: one broken page must not take the others down.
const modules = import.meta.glob<PageModule>('../content/**/*.mdx')

const UNKNOWN: PageFacts = {
  head: {
    title: 'Seite nicht gefunden | 4xDU',
    description: 'Diese Adresse gibt es auf der Website von 4xDU nicht.',
    canonical: '/404',
    noindex: true,
  },
  boxes: notFoundBoxes,
  passages: [],
  offers: [],
  films: [],
  topic: undefined,
}

/** The server puts its answer to a form post in the place of the two marks. */
const ANSWER: PageFacts = { ...UNKNOWN, head: { ...UNKNOWN.head, title: '%title%' } }

/** Loads the page of the asked address and renders it. The error page brings its own words. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<Partial<PageProps>>
  const data = pageContext.data as SiteFacts
  const url = pageContext.routeParams?.url
  if (pageContext.is404 || url === undefined) return answer(renderPage(UNKNOWN, <Page />, data))
  if (url === ANSWER_PATH) return answer(renderPage(ANSWER, '%answer%', data))
  const { default: words, page, prepareBoxes } = (await modules[`../${fileOf(url)}`]?.()) ?? {}
  if (!words || !page) throw new Error(`${fileOf(url)} cannot be read; npm run check says why`)
  return answer(renderPage(page, <Page content={words} prepareBoxes={prepareBoxes} />, data))
}

function answer(html: string) {
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: noFonts }
}

/** The page's script asks for fonts after the first paint (browser/fonts.ts); Vike would preload them. */
function noFonts(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
