import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '../../components/frame/Footer'
import { Header } from '../../components/frame/Header'
import { ChatWidget } from '../../components/islands/ChatWidget/ChatWidget'
import { IslandHtml } from '../../components/islands/IslandHtml'
import type { ContentData } from '../../components/shapes'
import { SiteProvider } from '../../components/site-context'
import type { Offer, Passage } from '../../server/messages'
import { buildSettings } from '../build-settings'
import type { FrontMatter } from '../data/front-matter'
import { messengerUrl, siteUrlOf } from '../data/site-address'
import { loadData } from '../data/site-data'
import { sheetOf } from '../styles/sheet'
import { Document, mainAttributes } from './Document'
import { pageScripts } from './page-scripts'
import { policyOf } from './policy'
import { structuredData } from './structured-data'

/** What a document needs of a page besides its words. */
export type PageFacts = {
  head: FrontMatter
  /** Tags of the boxes on it: for its styles. */
  tags: readonly string[]
  passages: readonly Passage[]
  offers: readonly Offer[]
}

/** A page's words as a whole HTML document, between header, footer and Emilia. */
export function renderPage(
  { head, tags, passages, offers }: PageFacts,
  words: ReactNode,
  { site, prices, service }: ContentData,
): string {
  const navigation = loadData('navigation')
  const { apiOrigin, emailjs, buildId } = buildSettings
  const siteUrl = siteUrlOf(site, buildSettings.siteUrl)
  const path = head.canonical
  const chat = { apiOrigin, siteOrigin: siteUrl, messengerUrl: messengerUrl(site) }
  const styles = sheetOf(tags)
  const scripts = pageScripts()
  const document = {
    head,
    site,
    siteUrl,
    buildId,
    styles,
    scripts,
    policy: scripts && policyOf({ scripts: Object.values(scripts), styles: [styles], apiOrigin, emailjs: !!emailjs }),
    structuredData: structuredData({ head, passages, offers, site, siteUrl }),
    socialImage: head.socialImage ?? `/social${path === '/' ? '/index' : path}.png`,
  }
  // Only islands are hydrated: they bring their own HTML with React's marks in it.
  const html = renderToStaticMarkup(
    <SiteProvider value={{ site, prices, apiOrigin, emailjs, service }}>
      <Document {...document}>
        <Header navigation={navigation} site={site} path={path} />
        <main {...mainAttributes(head)}>{words}</main>
        <Footer navigation={navigation} site={site} path={path} />
        <IslandHtml name="ChatWidget" wake="intent" kept="emilia-open" props={chat}>
          <ChatWidget {...chat} />
        </IslandHtml>
      </Document>
    </SiteProvider>,
  )
  return `<!doctype html>${html}`
}
