import { readFileSync } from 'node:fs'
import { loadData } from '../../renderer/data/site-data'
import { siteRoutes } from './built-pages'

/** Menus and prices as the live content has them: browser tests ask for them and repeat none. */
export const navigation = loadData('navigation')
export const prices = loadData('prices')

export const { contact, demo } = navigation.header
/** The dropdowns of the header, in their order. */
export const menus = [
  navigation.header.industries,
  navigation.header.products,
  navigation.header.services,
]
/** Pages that a menu leads to. */
export const industry = navigation.header.industries.links[0]!
export const assistant = navigation.header.products.links.find(({ path }) =>
  path.startsWith('/assistants/'),
)!

/** The built pages whose HTML holds these pieces, e.g. `<video`. @throws Error when none does */
export function pagesWith(...pieces: string[]): string[] {
  const htmlOf = (route: string) =>
    readFileSync(`dist/client${route === '/' ? '/index' : route}.html`, 'utf8')
  const routes = siteRoutes().filter(route => pieces.every(piece => htmlOf(route).includes(piece)))
  if (routes.length === 0) throw new Error(`no page holds ${pieces.join(' and ')}`)
  return routes
}

/** The first of them. */
export const pageWith = (...pieces: string[]): string => pagesWith(...pieces)[0]!
