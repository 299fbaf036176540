import { readdirSync, readFileSync } from 'node:fs'
import { loadData } from '../../renderer/data/site-data'

/** Menus, facts and prices as the live content has them: browser tests ask for them and repeat none. */
export const navigation = loadData('navigation')
export const site = loadData('site')
export const prices = loadData('prices')

export const { contact, demo } = navigation.header
/** The dropdowns of the header, in their order. */
export const menus = [navigation.header.industries, navigation.header.products, navigation.header.services]
/** A page that a menu leads to. */
export const industry = navigation.header.industries.links[0]!
export const assistant = navigation.header.products.links[0]!

/** The text of a live page, e.g. of `/trial`. */
export const sourceOf = (route: string) => readFileSync(`content${route === '/' ? '/index' : route}.mdx`, 'utf8')

/** Addresses of all live pages whose text holds a piece, e.g. `<PriceTable`. @throws Error when none does */
export function pagesWith(piece: string): [string, ...string[]] {
  const [first, ...others] = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => `/${file.slice(0, -4)}`.replace(/^\/index$/, '/'))
    .filter(route => sourceOf(route).includes(piece))
    .sort()
  if (first === undefined) throw new Error(`no page holds ${piece}`)
  return [first, ...others]
}
