import { describe, expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { delivered } from '../support/delivered'
import { blocksOf, eachOf, wordsOf } from '../support/words'
import { allRoutes, contentRoutes } from './agreed'

const meta = (route: string, name: string) =>
  delivered(route).document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
const canonical = (route: string) =>
  delivered(route).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''

function twice(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('specification 2: routes', () => {
  it('are built as agreed, beside whatever pages editors add', () => {
    expect(builtPages()).toEqual(expect.arrayContaining([...allRoutes, '/404']))
  })

  it.each(allRoutes)('%s has its own title, description, canonical and one h1', route => {
    const { document } = delivered(route)
    expect(eachOf(document, 'head title')).toHaveLength(1)
    expect(eachOf(document, 'head title')[0]).toMatch(/^.{15,65} \| 4xDU$/)
    expect(meta(route, 'description').length).toBeGreaterThanOrEqual(70)
    expect(meta(route, 'description').length).toBeLessThanOrEqual(165)
    expect(new URL(canonical(route)).pathname).toBe(route)
    expect(eachOf(document, 'h1')).toHaveLength(1)
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('de-AT')
    for (const part of ['header', 'main', 'footer'])
      expect(document.querySelectorAll(`body > ${part}`), part).toHaveLength(1)
  })

  it('share no title, description or headline', () => {
    expect(
      twice(allRoutes.map(route => eachOf(delivered(route).document, 'title')[0] ?? '')),
    ).toEqual([])
    expect(twice(allRoutes.map(route => meta(route, 'description')))).toEqual([])
    expect(twice(allRoutes.map(route => eachOf(delivered(route).document, 'h1')[0] ?? ''))).toEqual(
      [],
    )
  })

  it.each(contentRoutes)('%s says enough and not too much: 300 to 900 words', route => {
    const words = blocksOf(delivered(route).main)
      .join(' ')
      .split(' ')
      .filter(word => /[\p{L}\d]/u.test(word))
    expect(words.length).toBeGreaterThanOrEqual(300)
    expect(words.length).toBeLessThanOrEqual(900)
  })

  it('fall back to a page that reads „Unexpected Application Error!“', () => {
    expect(delivered('/404').text).toContain('Unexpected Application Error!')
    const english = delivered('/404').main.querySelectorAll('[lang=en]')
    expect(english.map(wordsOf)).toEqual(['Unexpected Application Error! 404 Not Found'])
    expect(
      delivered('/404').document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    ).toContain('noindex')
  })
})
