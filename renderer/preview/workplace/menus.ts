import { readData } from '../../data/site-data'

/** The menus of the header that hold a list of pages. */
export function menusIn(root: string): { key: string; label: string; paths: string[] }[] {
  const { header } = readData('navigation', root).data ?? {}
  return Object.entries(header ?? {}).flatMap(([key, menu]) =>
    'links' in menu ? [{ key, label: menu.label, paths: menu.links.map(({ path }) => path) }] : [],
  )
}
