import type { LinkGroup, MenuLink, Navigation } from '../facts/navigation'
import type { PersonaName } from '../facts/personas'

/** Where a page stands in the menus: the group it belongs to, if any, and what it is called there. */
export type MenuEntry = { group?: LinkGroup; link?: MenuLink }

/** Of the navigation, with which the header ends. */
export const MENU_ID = 'hauptmenue'

/** The id of the form of a page, which links lead to. */
export const FORM_ID = 'formular'

/** Of what a form ends with. */
export const FORM_END_ID = 'formular-ende'

/** The `aria-current` of a link on the page at `path`. After navigations renderer/browser/navigation/show-page.ts takes it from the next page. */
export function currentPage(link: Pick<MenuLink, 'path'>, path: string): 'page' | undefined {
  return link.path === path ? 'page' : undefined
}

/**
 * E.g. „Luigi“ in „Produkte“ for /assistants/luigi. An assistant whose name leads to another page of it stands in the same group;
 * pages such as /kontaktinformationen stand in none.
 */
export function menuEntryOf(
  { header, footer }: Navigation,
  path: string,
  persona?: PersonaName,
): MenuEntry {
  const linkIn = (links: readonly MenuLink[]) => links.find(link => link.path === path)
  const { industries, products, services, contact, demo } = header
  const alone = linkIn([contact, demo, ...footer.legal])
  if (alone) return { link: alone }
  const groups = [industries, products, services, ...footer.columns]
  for (const group of groups) {
    const link = linkIn(group.links)
    if (link) return { group, link }
  }
  const group = groups.find(({ links }) => links.some(link => persona && link.persona === persona))
  return group ? { group } : {}
}
