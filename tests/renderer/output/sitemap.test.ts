import { expect, it } from 'vitest'
import { llms, sitemap } from '../../../renderer/output/sitemap'
import { siteData } from '../../support/render-box'
import { smallPage } from '../../support/small-page'

const page = (url: string, noindex = false) => smallPage('# Kopf', siteData, { url, noindex })
const pages = [page('/'), page('/intern', true)]
const site = 'https://4xdu.example'

it('search engines and programs are told of each page, and of none that wants to stay unnamed', () => {
  const xml = sitemap(pages, site, new Map())
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([`${site}/`])
  expect(llms(pages, site, '4xDU', 'Wir bauen Assistenten.')).toBe(
    `# 4xDU\n\n> Wir bauen Assistenten.\n\n## Seiten\n\n- [Titel von /](${site}/): Was auf / steht.\n`,
  )
})

it('search engines are told when a page was changed, where git knows', () => {
  const days = new Map([[page('/').file, '2026-11-24']])
  expect(sitemap([page('/')], site, days)).toContain('</loc><lastmod>2026-11-24</lastmod></url>')
  expect(sitemap([page('/')], site, new Map())).not.toContain('lastmod')
})
