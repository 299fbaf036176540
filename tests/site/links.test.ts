import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentRoutes } from '../specification/agreed'
import { folder } from '../support/built-pages'
import { builtRoutes, delivered } from '../support/delivered'
import { wordsOf } from '../support/words'

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

describe('links', () => {
  it.each(pages)('of %s all lead somewhere, menus and footer included', route => {
    expect(hrefs(route).length).toBeGreaterThan(30)
    expect(hrefs(route).filter(href => isDead(href, route))).toEqual([])
  })

  it('of the header mark the menu that the breadcrumb names, on each of its pages', () => {
    const of = (route: string, selector: string) =>
      delivered(route).document.querySelectorAll(selector).map(wordsOf)
    const marked = (route: string) => of(route, '.menu-group-toggle[aria-current]')
    const named = (route: string) =>
      of(route, '.breadcrumb li:nth-child(2):not(:last-child)').filter(name =>
        of(route, '.menu-group-toggle').includes(name),
      )
    for (const route of builtRoutes) expect(marked(route), route).toEqual(named(route))
    expect(builtRoutes.filter(route => marked(route).length > 0).length).toBeGreaterThan(20)
  })

  it('are routes from the root, without a slash or .html behind', () => {
    const odd = pages
      .flatMap(hrefs)
      .filter(
        href =>
          !/^(https:\/\/|mailto:|tel:|#)/.test(href) &&
          !/^\/(?:[a-z][\w/-]*[\w])?(\?(?:(?:betreff|branche|paket)=[\w%.()-]+&?)+)?(#[\w-]+)?$/.test(
            href,
          ),
      )
    expect(odd).toEqual([])
  })

  it('lead from the text of two other pages at least to each page of an offer', () => {
    const sources = (target: string) =>
      builtRoutes.filter(
        route =>
          route !== target &&
          delivered(route)
            .main.querySelectorAll('a[href]')
            .some(link => link.getAttribute('href')?.replace(/[#?].*$/, '') === target),
      )
    expect(contentRoutes.filter(route => sources(route).length < 2)).toEqual([])
  })

  it('and files that pages load exist, and come from this site', () => {
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
})
