import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contracts } from '../../components/boxes/registry'
import type { Wish } from '../../components/facts/form-links'
import type { Navigation } from '../../components/facts/navigation'
import { messengerUrl } from '../../components/facts/site'
import { Breadcrumb } from '../../components/frame/Breadcrumb'
import { Footer } from '../../components/frame/Footer'
import { Header } from '../../components/frame/Header'
import {
  FORM_END_ID,
  FORM_ID,
  MENU_ID,
  type MenuEntry,
  menuEntryOf,
} from '../../components/frame/links'
import { notFoundBoxes } from '../../components/frame/lost/NotFound'
import { Notice } from '../../components/frame/Notice'
import { ChatWidget } from '../../components/islands/ChatWidget/ChatWidget'
import { IslandHtml } from '../../components/islands/IslandHtml'
import { SiteProvider } from '../../components/ui/site-context'
import { withoutBrackets } from '../../shared/placeholders'
import { viennaDay } from '../../shared/vienna-day'
import { buildSettings } from '../data/build-settings'
import { fileName } from '../data/content-files'
import { type FrontMatter, shortTitle } from '../data/front-matter'
import { siteUrlOf } from '../data/site-address'
import type { SiteFacts } from '../data/site-facts'
import type { PageFacts, UsedBox } from '../page/page'
import { sheetOf } from '../styles/sheet'
import { Document, mainAttributes } from './Document'
import { withoutPlainAddresses } from './mail-addresses'
import { structuredData } from './structured-data'

/** What visitors of a page of a menu are after; other pages, as the first one, do not tell. */
function wishOn({ group, link }: MenuEntry, { header }: Navigation, head: FrontMatter): Wish {
  const { industry, persona } = head
  if (!group) return { industry }
  return { industry, [group === header.industries ? 'trade' : 'product']: link?.label ?? persona }
}

/** Where nothing is found there are a form's styles, but no form. */
const hasForm = (boxes: readonly UsedBox[]): boolean =>
  boxes !== notFoundBoxes && boxes.some(({ tag }) => contracts[tag]?.anchor === FORM_ID)

/** How Emilia's panel says that people are reached. */
const waysTo = (site: SiteFacts['site']) => ({
  phone: withoutBrackets(site.phone),
  email: withoutBrackets(site.email),
  hours: `${site.hours.days} ${site.hours.time}`,
  messengerUrl: messengerUrl(site),
})

/** A page's words as a whole HTML document, between header, footer and Emilia. */
export function renderPage(
  { head, boxes, passages, offers, films, topic }: PageFacts,
  words: ReactNode,
  facts: SiteFacts,
): string {
  const { site, navigation } = facts
  const { apiOrigin, buildId } = buildSettings
  const siteUrl = siteUrlOf(site, buildSettings.siteUrl)
  const path = head.canonical
  const entry = menuEntryOf(navigation, path, head.persona)
  // In the menu an assistant stands for its product.
  const label = entry.link?.persona ? undefined : entry.link?.label
  const name = label ?? topic ?? shortTitle(head)
  const chat = { apiOrigin, siteOrigin: siteUrl, ways: waysTo(site) }
  const styles = sheetOf(boxes, path !== '/')
  const document = {
    head,
    site,
    siteUrl,
    buildId,
    styles,
    // On phones the form comes before the steps that stand before it in the file.
    paintAfter: hasForm(boxes) ? FORM_END_ID : MENU_ID,
    structuredData: structuredData({
      head,
      passages,
      offers,
      films,
      group: entry.group,
      name,
      contactPath: navigation.header.contact.path,
      site,
      siteUrl,
    }),
    socialImage: {
      url: `/social/${fileName(path)}.png`,
      alt: [topic, head.socialTitle ?? shortTitle(head)].filter(Boolean).join(': '),
    },
  }
  // Only islands are hydrated: IslandHtml renders them with React's hydration marks.
  const html = renderToStaticMarkup(
    <SiteProvider
      value={{ ...buildSettings, ...facts, siteUrl, wish: wishOn(entry, navigation, head) }}
    >
      <Document {...document}>
        <Notice notice={site.notice} today={viennaDay(new Date())} />
        <Header navigation={navigation} site={site} path={path} current={entry.group} />
        <main {...mainAttributes(head)}>
          {path !== '/' && <Breadcrumb group={entry.group} name={name} />}
          {words}
        </main>
        <Footer navigation={navigation} site={site} path={path} />
        <IslandHtml name="ChatWidget" wake="touch" kept="emilia" props={chat}>
          <ChatWidget {...chat} />
        </IslandHtml>
      </Document>
    </SiteProvider>,
  )
  return `<!doctype html>${withoutPlainAddresses(html)}`
}
