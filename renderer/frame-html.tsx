import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '../components/frame/Footer'
import { Header } from '../components/frame/Header'
import type { Navigation } from '../components/frame/types'
import { ChatWidget } from '../components/islands/ChatWidget/ChatWidget'
import { IslandHtml } from '../components/islands/IslandHtml'
import { type SiteData, SiteProvider } from '../components/site-context'
import { messengerUrl } from './site-address'

type FrameProps = { data: SiteData; navigation: Navigation; siteUrl: string }
type FrameHtml = { before: string; after: string }

/** HTML of what needs the site's facts. Only islands are hydrated: they bring their own HTML with React's marks in it. */
export function toHtml(data: SiteData, children: ReactNode): string {
  return renderToStaticMarkup(<SiteProvider value={data}>{children}</SiteProvider>)
}

/**
 * What stands around the words of every page: the header before, footer and Emilia after them. Only the link to the page
 * itself differs, so pages that no menu names share one.
 */
export function frameMaker({ data, navigation, siteUrl }: FrameProps): (path: string) => FrameHtml {
  const { site, apiOrigin } = data
  const named = JSON.stringify(navigation)
  const known = new Map<string, FrameHtml>()
  const chat = { apiOrigin, siteOrigin: siteUrl, messengerUrl: messengerUrl(site) }
  const render = (path: string): FrameHtml => ({
    before: toHtml(data, <Header navigation={navigation} site={site} path={path} />),
    after: toHtml(
      data,
      <>
        <Footer navigation={navigation} site={site} path={path} />
        {/* Its module brings the same props along: renderer/chat-facts.ts */}
        <IslandHtml name="ChatWidget" wake="intent">
          <ChatWidget {...chat} />
        </IslandHtml>
      </>,
    ),
  })
  return path => {
    const own = path === '/' || named.includes(`"${path}"`) ? path : ''
    const frame = known.get(own) ?? render(own)
    known.set(own, frame)
    return frame
  }
}
