import type { ReactNode } from 'react'
import { Footer } from '../components/frame/Footer'
import { Header } from '../components/frame/Header'
import type { Navigation, Site } from '../components/frame/types'
import { ChatWidget } from '../components/islands/ChatWidget/ChatWidget'
import { IslandHtml } from '../components/islands/IslandHtml'
import { mainAttributes } from './Document'
import type { FrontMatter } from './front-matter'
import { messengerUrl } from './site-address'

type ShellProps = {
  head: FrontMatter
  site: Site
  navigation: Navigation
  apiOrigin: string
  siteUrl: string
  children: ReactNode
}

/** What stands around every page: header, main, footer and Emilia. */
export function Shell({ head, site, navigation, apiOrigin, siteUrl, children }: ShellProps) {
  const chat = { apiOrigin, siteOrigin: siteUrl, messengerUrl: messengerUrl(site) }
  return (
    <>
      <Header navigation={navigation} site={site} path={head.canonical} />
      <main {...mainAttributes(head)}>{children}</main>
      <Footer navigation={navigation} site={site} path={head.canonical} />
      {/* Its module brings the same props along: renderer/chat-facts.ts */}
      <IslandHtml name="ChatWidget" wake="intent">
        <ChatWidget {...chat} />
      </IslandHtml>
    </>
  )
}
