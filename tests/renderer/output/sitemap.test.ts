import { describe, expect, it } from 'vitest'
import { llms, robots, sitemap, webManifest } from '../../../renderer/output/sitemap'
import { siteData } from '../../support/render-box'
import { smallPage } from '../../support/small-page'

const page = (url: string, noindex = false) => smallPage('# Kopf', siteData, { url, noindex })
const pages = [page('/'), page('/trial'), page('/intern', true)]
const site = 'https://4xdu.example'

describe('what is said to search engines and programs', () => {
  it('names each page by its whole address, and none that wants to stay unnamed', () => {
    expect([...sitemap(pages, site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${site}/`,
      `${site}/trial`,
    ])
    expect(llms(pages, site, '4xDU', 'Wir bauen Assistenten.')).toBe(
      `# 4xDU\n\n> Wir bauen Assistenten.\n\n## Seiten\n\n- [Titel von /](${site}/): Was auf / steht.\n- [Titel von /trial](${site}/trial): Was auf /trial steht.\n`,
    )
  })

  it('lets everybody read the pages, nobody the API, and leads to the sitemap', () => {
    expect(robots(site)).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`)
  })
})

it('a phone that keeps the site shows its name and an icon', () => {
  const { name, short_name, icons } = JSON.parse(webManifest('4xDU', 'KI aus Graz'))
  expect([name, short_name]).toEqual(['4xDU – KI aus Graz', '4xDU'])
  expect(icons.map(({ src, sizes }: { src: string; sizes: string }) => `${src} ${sizes}`)).toEqual([
    '/icon-192.png 192x192',
    '/icon-512.png 512x512',
  ])
})
