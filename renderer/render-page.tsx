import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteProvider } from '../components/site-context'
import { buildSettings } from './build-settings'
import { Document } from './Document'
import type { ContentPage } from './pages'
import { Shell } from './Shell'
import { siteUrlOf } from './site-address'
import { loadData } from './site-data'
import { structuredData } from './structured-data'
import headingFont from './styles/fonts/bricolage.woff2?url'
import { sharedSheets } from './styles/shared-sheets'
import { sheetOf } from './styles/sheet'

/** A page's words as a whole HTML document. */
export function renderPage({ head, boxes, outline }: Omit<ContentPage, 'default'>, words: ReactNode): string {
  const { site, prices, navigation } = frameData()
  const { apiOrigin, emailjs, buildId } = buildSettings
  const siteUrl = siteUrlOf(site, buildSettings.siteUrl)
  // Only islands are hydrated: they bring their own HTML with React's marks in it.
  const html = renderToStaticMarkup(
    <SiteProvider value={{ site, prices, apiOrigin, emailjs }}>
      <Document
        head={head}
        site={site}
        siteUrl={siteUrl}
        buildId={buildId}
        sheet={sheetFor(boxes)}
        structuredData={structuredData({ head, outline, site, prices, siteUrl })}
        socialImage={head.socialImage ?? `/social${head.canonical === '/' ? '/index' : head.canonical}.png`}
        headingFont={headingFont}
      >
        <Shell head={head} site={site} navigation={navigation} apiOrigin={apiOrigin} siteUrl={siteUrl}>
          {words}
        </Shell>
      </Document>
    </SiteProvider>,
  )
  return `<!doctype html>${html}`
}

let known: ReturnType<typeof readFrameData> | undefined

/** What stands around the words of every page; in a build it stays what it is. */
function frameData() {
  if (import.meta.env.DEV) return readFrameData()
  known ??= readFrameData()
  return known
}

function readFrameData() {
  return { site: loadData('site'), prices: loadData('prices'), navigation: loadData('navigation') }
}

/** In the preview the sheet itself; in a build its name, which tools/build.ts replaces by what the page needs of it. */
function sheetFor(boxes: readonly string[]): { name: string; text: string } {
  const name = boxes.join(' ')
  if (import.meta.env.DEV) return { name, text: sheetOf(boxes) }
  if (!sharedSheets().has(name)) sharedSheets().set(name, sheetOf(boxes))
  return { name, text: '' }
}
