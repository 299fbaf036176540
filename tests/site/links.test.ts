import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folder } from '../support/built-pages'
import { builtRoutes, delivered } from '../support/delivered'

const pages = [...builtRoutes, '/404']

function hrefs(route: string): string[] {
  return delivered(route)
    .document.querySelectorAll('a[href]')
    .map(link => link.getAttribute('href') ?? '')
}

function isDead(href: string, from: string): boolean {
  if (/^(mailto|tel):\S+$/.test(href)) return false
  if (href.startsWith('https://')) return !URL.canParse(href)
  const [path = '', anchor] = href.split('#')
  const route = path.replace(/\?.*$/, '') || from
  if (!pages.includes(route)) return true
  return anchor !== undefined && !delivered(route).document.getElementById(anchor)
}

it.each(pages)('links of %s all lead somewhere, menus and footer included', route => {
  expect(hrefs(route).length).toBeGreaterThan(30)
  expect(hrefs(route).filter(href => isDead(href, route))).toEqual([])
})

it('links and files that pages load exist, and come from this site', () => {
  const loaded = pages.flatMap(route =>
    delivered(route)
      .document.querySelectorAll('[src], [poster], link[href]:not([rel=canonical], [rel=expect])')
      .flatMap(element => ['src', 'poster', 'href'].map(name => element.getAttribute(name) ?? ''))
      .filter(file => file !== '')
      .map(file => ({ route, file })),
  )
  const missing = loaded.filter(
    ({ file }) => !(file.startsWith('/') && existsSync(`${folder}${file}`)),
  )
  expect(loaded.length).toBeGreaterThan(pages.length)
  expect(missing).toEqual([])
})
