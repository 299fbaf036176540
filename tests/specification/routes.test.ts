import { expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { delivered } from '../support/delivered'
import { eachOf, wordsOf } from '../support/words'
import { allRoutes } from './agreed'

const meta = (route: string, name: string) =>
  delivered(route).document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
const canonical = (route: string) =>
  delivered(route).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''

it('routes are built as agreed, beside whatever pages editors add', () => {
  expect(builtPages()).toEqual(expect.arrayContaining([...allRoutes, '/404']))
})

// How long they are, and that no two pages share one: npm run check.
it.each(allRoutes)('routes %s has a title, a description, its canonical and one h1', route => {
  const { document } = delivered(route)
  expect(eachOf(document, 'head title')).toEqual([expect.stringMatching(/^.+ \| 4xDU$/)])
  expect(meta(route, 'description')).not.toBe('')
  expect(new URL(canonical(route)).pathname).toBe(route)
  expect(eachOf(document, 'h1')).toHaveLength(1)
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('de-AT')
  for (const part of ['header', 'main', 'footer'])
    expect(document.querySelectorAll(`body > ${part}`), part).toHaveLength(1)
})

it('routes fall back to a page that reads „Unexpected Application Error!“', () => {
  expect(delivered('/404').text).toContain('Unexpected Application Error!')
  const english = delivered('/404').main.querySelectorAll('[lang=en]')
  expect(english.map(wordsOf)).toEqual(['Unexpected Application Error! 404 Not Found'])
  expect(meta('/404', 'robots')).toContain('noindex')
})
