import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '../../components/frame/Footer'
import { Header } from '../../components/frame/Header'
import { ChatWidget } from '../../components/islands/ChatWidget/ChatWidget'
import { IslandHtml } from '../../components/islands/IslandHtml'
import { SiteProvider } from '../../components/site-context'
import type { SiteFacts } from '../+data'
import { buildSettings } from '../build-settings'
import { messengerUrl, siteUrlOf } from '../data/site-address'
import type { WholePage } from '../page/page'
import { sheetOf } from '../styles/sheet'
import { Document, mainAttributes } from './Document'
import { policyOf } from './policy'
import { structuredData } from './structured-data'

/** The scripts that every page carries, built before the pages; tools/build.ts puts them in. Missing in the preview. */
declare const PAGE_SCRIPTS: { head: string; entry: string }

/** `</script` in a script would end it. */
const inline = (code: string) => code.trim().replaceAll('</script', '<\\/script')

/** The parts of a page that a document needs besides its words; of its boxes only the names, for their styles. */
type PageFacts = Pick<WholePage, 'head' | 'passages' | 'offers'> & { boxes: readonly { tag: string }[] }

/** A document with the policy that it carries; none in the preview. */
export type Printed = { html: string; policy: string | undefined }

/** A page's words as a whole HTML document, between header, footer and Emilia. */
export function renderPage(
  { head, boxes, passages, offers }: PageFacts,
  words: ReactNode,
  { site, prices, navigation, service }: SiteFacts,
): Printed {
  const { apiOrigin, emailjs, buildId } = buildSettings
  const siteUrl = siteUrlOf(site, buildSettings.siteUrl)
  const path = head.canonical
  const chat = { apiOrigin, siteOrigin: siteUrl, messengerUrl: messengerUrl(site) }
  const styles = sheetOf(boxes.map(({ tag }) => tag))
  // In the preview Vite serves their sources.
  const scripts = import.meta.env.DEV
    ? undefined
    : { head: inline(PAGE_SCRIPTS.head), entry: inline(PAGE_SCRIPTS.entry) }
  const policy =
    scripts && policyOf({ scripts: Object.values(scripts), styles: [styles], apiOrigin, emailjs: !!emailjs })
  const document = {
    head,
    site,
    siteUrl,
    buildId,
    styles,
    scripts,
    policy,
    structuredData: structuredData({ head, passages, offers, site, siteUrl }),
    socialImage: head.socialImage ?? `/social${path === '/' ? '/index' : path}.png`,
  }
  // Only islands are hydrated: IslandHtml renders them with React's hydration marks.
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
  return { html: `<!doctype html>${html}`, policy }
}
