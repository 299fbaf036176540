import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allRoutes, delivered, folder } from '../support/delivered'

/** What the footer and the legal pages may lead to outside. Social addresses are the firm's own, in site.yaml. */
const outside = ['www.ris.bka.gv.at', 'www.dsb.gv.at', 'www.youtube.com', 'www.linkedin.com', 'www.instagram.com']
const pages = [...allRoutes, '/404']

function hrefs(route: string): string[] {
  return delivered(route)
    .document.querySelectorAll('a[href]')
    .map(link => link.getAttribute('href') ?? '')
}

function isDead(href: string, from: string): boolean {
  if (/^(mailto|tel):\S+$/.test(href)) return false
  if (/^https?:/.test(href)) return !outside.includes(new URL(href).hostname)
  const [path = '', anchor] = href.split('#')
  const route = path || from
  if (!pages.includes(route)) return true
  return anchor !== undefined && !delivered(route).document.getElementById(anchor)
}

describe('links', () => {
  it.each(pages)('of %s all lead somewhere, menus and footer included', route => {
    expect(hrefs(route).length).toBeGreaterThan(30)
    expect(hrefs(route).filter(href => isDead(href, route))).toEqual([])
  })

  it('are routes from the root, without a slash or .html behind', () => {
    const odd = pages
      .flatMap(hrefs)
      .filter(href => !/^(https:\/\/|mailto:|tel:|#)/.test(href) && !/^\/(?:[a-z][\w/-]*[\w])?(#[\w-]+)?$/.test(href))
    expect(odd).toEqual([])
  })

  it('reach every page from another one', () => {
    const reached = new Set(
      pages.flatMap(route =>
        hrefs(route)
          .filter(href => href !== route)
          .map(href => href.split('#')[0]),
      ),
    )
    expect(allRoutes.filter(route => !reached.has(route))).toEqual([])
  })

  it('and files that pages load exist, and come from this site', () => {
    const loaded = pages.flatMap(route =>
      delivered(route)
        .document.querySelectorAll('[src], [poster], link[href]:not([rel=canonical])')
        .flatMap(element => ['src', 'poster', 'href'].map(name => element.getAttribute(name) ?? ''))
        .filter(file => file !== '')
        .map(file => ({ route, file })),
    )
    const missing = loaded.filter(({ file }) => !(file.startsWith('/') && existsSync(`${folder}${file}`)))
    expect(loaded.length).toBeGreaterThan(pages.length)
    expect(missing).toEqual([])
  })
})
