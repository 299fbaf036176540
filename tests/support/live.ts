import { loadData } from '../../renderer/data/site-data'
import { fileOf, siteRoutes } from './built-pages'
import { deliveredFile } from './delivered'

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

/** The first built page whose HTML holds this, e.g. `<video`. @throws Error when none does */
export function pageWith(piece: string): string {
  const route = siteRoutes().find(route => deliveredFile(fileOf(route)).includes(piece))
  if (!route) throw new Error(`no page holds ${piece}`)
  return route
}
