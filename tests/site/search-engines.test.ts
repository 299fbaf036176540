import { existsSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { folder } from '../support/built-pages'
import { builtRoutes, delivered, deliveredFile } from '../support/delivered'
import { eachOf, plain, wordsOf } from '../support/words'

type Data = { '@context': string; '@type': string | string[]; [key: string]: unknown }

const data = (route: string) =>
  delivered(route)
    .document.querySelectorAll('script[type="application/ld+json"]')
    .map(script => JSON.parse(script.rawText) as Data)
const typed = (route: string, type: string) =>
  data(route).find(entry => [entry['@type']].flat().includes(type))
const property = (route: string, name: string) =>
  delivered(route).document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
const origin = () =>
  new URL(delivered('/').document.querySelector('link[rel=canonical]')!.getAttribute('href')!)
    .origin

// What it holds for machines: tests/renderer/document/structured-data.test.tsx.
it.each(builtRoutes)('%s: structured data say what it shows', route => {
  const { main } = delivered(route)
  const steps = (typed(route, 'BreadcrumbList')?.itemListElement ?? []) as { name: string }[]
  expect(plain(steps.at(-1)?.name ?? '')).toBe(
    wordsOf(main.querySelector('.breadcrumb [aria-current]')),
  )
  const questions = (typed(route, 'FAQPage')?.mainEntity ?? []) as { name: string }[]
  expect(questions.map(({ name }) => plain(name))).toEqual(eachOf(main, '.faq h3'))
  const films = data(route).filter(entry => entry['@type'] === 'VideoObject')
  expect(films).toHaveLength(main.querySelectorAll('video').length)
  for (const { contentUrl, thumbnailUrl } of films)
    for (const address of [contentUrl, thumbnailUrl])
      expect(existsSync(folder + new URL(String(address)).pathname)).toBe(true)
})

describe('files for programs', () => {
  it.each([
    ['sitemap.xml', /<loc>([^<]+)<\/loc>/g],
    ['llms.txt', /\]\((\S+)\): /g],
  ])('%s lists every page', (file, address) => {
    const urls = [...deliveredFile(file).matchAll(address)].map(([, url = '']) => new URL(url))
    expect(urls.map(({ pathname }) => pathname).sort()).toEqual(builtRoutes)
    expect(new Set(urls.map(url => url.origin))).toEqual(new Set([origin()]))
  })

  it('robots.txt lets everybody read and names the sitemap', () => {
    const rules = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin()}/sitemap.xml\n`
    expect(deliveredFile('robots.txt')).toBe(rules)
  })
})

it.each(builtRoutes)('%s has a social image of its own, of 1200 × 630', async route => {
  const { pathname } = new URL(property(route, 'og:image'))
  expect(pathname).toBe(`/social${route === '/' ? '/index' : route}.png`)
  const { width, height } = await sharp(`${folder}${pathname}`).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(new URL(property(route, 'og:url')).pathname).toBe(route)
})

it('a picture of an assistant stands beside the word KI: a face must not pass for a person', () => {
  // The round button shows the word as a badge (launcher.css).
  const beside = (image: HTMLElement) => image.closest('li') ?? image.parentNode?.parentNode
  const human = builtRoutes.flatMap(route =>
    delivered(route)
      .document.querySelectorAll('img[src^="/personas/"]')
      .filter(image => !image.closest('.chat-launcher') && !/KI\b/.test(wordsOf(beside(image))))
      .map(image => `${route}: ${wordsOf(beside(image))}`),
  )
  expect(human).toEqual([])
})
