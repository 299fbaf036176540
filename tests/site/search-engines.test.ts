import { existsSync, readFileSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { folder } from '../support/built-pages'
import { builtRoutes, delivered, deliveredFile } from '../support/delivered'
import { navigation } from '../support/live'
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

describe('structured data', () => {
  it.each(builtRoutes)('of %s has the types of what stands on it', route => {
    const { main } = delivered(route)
    const offering = main.querySelector(
      '.pricing-tiers, .package-comparison, .offer-cards, .price-table, .price-ticket',
    )
    const isTraining = /pro Person/.test(wordsOf(main.querySelector('.price-card')))
    const films = main.querySelectorAll('video')
    const offers = offering && route !== '/'
    const contact = route === navigation.header.contact.path
    const expected = [
      ...(offers || contact || films.length > 0 || route === '/'
        ? ['Organization', 'LocalBusiness']
        : []),
      route === '/' ? 'WebSite' : 'BreadcrumbList',
      ...(contact ? ['ContactPage'] : []),
      ...(isTraining ? main.querySelectorAll('.price-card').map(() => 'Course') : []),
      ...(offers && !isTraining ? ['Service'] : []),
      ...films.map(() => 'VideoObject'),
      ...(main.querySelector('.faq') ? ['FAQPage'] : []),
    ]
    expect(data(route).flatMap(entry => entry['@type'])).toEqual(expected)
    expect(data(route).filter(entry => entry['@context'] !== 'https://schema.org')).toEqual([])
    expect(delivered(route).html).not.toMatch(/"@type":"(Review|AggregateRating)"/)
    const [course, film] = [typed(route, 'Course'), typed(route, 'VideoObject')]
    if (course) expect(course.hasCourseInstance).toMatchObject({ courseWorkload: 'P2D' })
    if (film) expect(film.duration).toMatch(/^PT[1-9]\d*S$/)
    const steps = (typed(route, 'BreadcrumbList')?.itemListElement ?? []) as { name: string }[]
    expect(plain(steps.at(-1)?.name ?? '')).toBe(
      wordsOf(main.querySelector('.breadcrumb [aria-current]')),
    )
  })

  it.each(builtRoutes)('of %s repeats its questions', route => {
    const questions = (typed(route, 'FAQPage')?.mainEntity ?? []) as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(questions.map(({ name }) => plain(name))).toEqual(
      eachOf(delivered(route).main, '.faq h3'),
    )
    expect(questions.filter(({ acceptedAnswer }) => acceptedAnswer.text.length < 10)).toEqual([])
  })

  it('tells of each film what it shows, with files that are there', () => {
    const films = builtRoutes.flatMap(route => typed(route, 'VideoObject') ?? [])
    expect(films.length).toBeGreaterThan(0)
    for (const { name, description, contentUrl, thumbnailUrl, uploadDate } of films) {
      expect(uploadDate, 'in content/site.yaml').toMatch(/T.*[+-]\d\d:\d\d$/)
      expect(`${name} ${description}`).toMatch(/\w{3,}.{20,}/)
      for (const address of [contentUrl, thumbnailUrl])
        expect(existsSync(folder + new URL(String(address)).pathname)).toBe(true)
    }
  })
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

  it('site.webmanifest names the site and icons of the size they claim', async () => {
    const manifest = JSON.parse(deliveredFile('site.webmanifest'))
    expect(manifest).toMatchObject({ lang: 'de-AT', start_url: '/' })
    expect(manifest.icons).toHaveLength(2)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(`${folder}${src}`).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
})

describe('pictures', () => {
  it.each(builtRoutes)(
    '%s has its own social image of 1200 × 630, below 100 kB, and says the same everywhere',
    async route => {
      const image = new URL(property(route, 'og:image'))
      expect(image.pathname).toBe(`/social${route === '/' ? '/index' : route}.png`)
      const picture = readFileSync(`${folder}${image.pathname}`)
      expect(picture.length).toBeLessThan(100_000)
      const { width, height, format } = await sharp(picture).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
      expect([property(route, 'og:image:width'), property(route, 'og:image:height')]).toEqual([
        `${width}`,
        `${height}`,
      ])
      expect(property(route, 'og:image:alt')).not.toBe('')
      expect(property(route, 'og:title')).toBe(eachOf(delivered(route).document, 'title')[0])
      expect(new URL(property(route, 'og:url')).pathname).toBe(route)
    },
  )

  it('all have width, height and alt, so that nothing moves and nobody misses one', () => {
    const poor = builtRoutes.flatMap(route =>
      delivered(route)
        .document.querySelectorAll('img')
        .filter(
          image =>
            !['width', 'height'].every(name => Number(image.getAttribute(name)) > 0) ||
            !image.hasAttribute('alt'),
        )
        .map(image => `${route}: ${image.toString()}`),
    )
    expect(poor).toEqual([])
  })

  it('of an assistant stand beside the word KI: a face must not pass for a person', () => {
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
})
