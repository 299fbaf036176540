import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildSettings } from './build-settings'
import { Document, mainAttributes } from './Document'
import { frameMaker, toHtml } from './frame-html'
import type { ContentPage } from './pages'
import { siteUrlOf } from './site-address'
import { loadData } from './site-data'
import { structuredData } from './structured-data'
import { sharedSheets } from './styles/shared-sheets'
import { sheetOf } from './styles/sheet'

/** A page's words as a whole HTML document. */
export function renderPage({ head, boxes, outline }: Omit<ContentPage, 'default'>, words: ReactNode): string {
  const { data, siteUrl, frame } = surroundings()
  const { before, after } = frame(head.canonical)
  const html = renderToStaticMarkup(
    <Document
      head={head}
      site={data.site}
      siteUrl={siteUrl}
      buildId={buildSettings.buildId}
      sheet={sheetFor(boxes)}
      structuredData={structuredData({ head, outline, site: data.site, prices: data.prices, siteUrl })}
      socialImage={head.socialImage ?? `/social${head.canonical === '/' ? '/index' : head.canonical}.png`}
      body={before + toHtml(data, <main {...mainAttributes(head)}>{words}</main>) + after}
    />,
  )
  return `<!doctype html>${html}`
}

let known: ReturnType<typeof readSurroundings> | undefined

/** What stands around the words of every page; in a build it stays what it is. */
function surroundings() {
  if (import.meta.env.DEV) return readSurroundings()
  known ??= readSurroundings()
  return known
}

function readSurroundings() {
  const { apiOrigin, emailjs } = buildSettings
  const data = { site: loadData('site'), prices: loadData('prices'), apiOrigin, emailjs }
  const siteUrl = siteUrlOf(data.site, buildSettings.siteUrl)
  return { data, siteUrl, frame: frameMaker({ data, navigation: loadData('navigation'), siteUrl }) }
}

/** In the preview the sheet itself; in a build its name, which renderer/output/finish.ts replaces by what the page needs of it. */
function sheetFor(boxes: readonly string[]): { name: string; text: string } {
  const name = boxes.join(' ')
  if (import.meta.env.DEV) return { name, text: sheetOf(boxes) }
  if (!sharedSheets().has(name)) sharedSheets().set(name, sheetOf(boxes))
  return { name, text: '' }
}
