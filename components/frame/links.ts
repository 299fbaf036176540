import type { LinkGroup, MenuLink, Navigation } from './types'

/** Where a page stands in the menus: the group it belongs to, if any, and what it is called there. */
export type Place = { group?: LinkGroup; link?: MenuLink }

/** The `aria-current` of a link on the page at `path`. After navigations renderer/browser/navigation/show-page.ts sets it again. */
export function currentPage(link: Pick<MenuLink, 'path'>, path: string): 'page' | undefined {
  return link.path === path ? 'page' : undefined
}

/** E.g. „Luigi“ in „Produkte“ for /assistants/luigi; pages such as /kontaktinformationen stand in no group. */
export function placeOf({ header, footer }: Navigation, path: string): Place {
  const linkIn = (links: readonly MenuLink[]) => links.find(link => link.path === path)
  const { industries, products, services, more, contact, demo } = header
  for (const [group, links] of [
    [industries, industries.links],
    [products, [...products.links, ...more]],
    [services, services.links],
  ] as const) {
    const link = linkIn(links)
    if (link) return { group, link }
  }
  const link = linkIn([contact, demo, ...footer.legal])
  return link ? { link } : {}
}
