import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { components } from '../../components/boxes/components'
import type { SiteData } from '../../components/facts/site-data'
import { SiteProvider } from '../../components/ui/site-context'
import { explain } from '../../renderer/data/report'
import { loadScenes } from '../../renderer/data/scenes'
import { loadData } from '../../renderer/data/site-data'
import { readExample } from '../../renderer/editing/catalogue/entries'

/** The firm and its prices as the fixture has them: what the live site says changes no test. */
export const siteData: SiteData = {
  site: loadData('site', 'tests/fixtures'),
  prices: loadData('prices', 'tests/fixtures'),
  scenes: loadScenes('tests/fixtures'),
  siteUrl: 'https://www.4xdu.example',
  apiOrigin: '',
  emailjs: null,
  wish: {},
  marksPlaceholders: false,
  videos: ['hotel.mp4', 'hotel.webm', 'hotel.vtt'],
  service: {
    keepDays: 180,
    modelHost: '',
    mails: false,
    emailjs: false,
    redis: false,
    apiOrigin: '',
  },
}

/** The HTML of all boxes of a text, as the build makes it. `data` replaces parts of the site's own. */
export function render(text: string, data: Partial<SiteData> = {}): HTMLElement {
  const { boxes, findings } = readExample(text)
  if (findings.length > 0)
    throw new Error(findings.map(one => `${one.line}: ${explain(one)}`).join('\n'))
  const elements = boxes.map(({ tag, props }) =>
    createElement(components[tag] ?? missing(tag), { key: tag, ...props }),
  )
  return parse(
    renderToString(<SiteProvider value={{ ...siteData, ...data }}>{elements}</SiteProvider>),
  )
}

function missing(tag: string): never {
  throw new Error(`${tag} has no component`)
}
