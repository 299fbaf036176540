import type { LinkGroup, MenuLink, Navigation } from './types'

/** The `aria-current` of a link on the page at `path`. After navigations renderer/browser/navigation/show-page.ts sets it again. */
export function currentPage(link: Pick<MenuLink, 'path'>, path: string): 'page' | undefined {
  return link.path === path ? 'page' : undefined
}

/** The group of a page whose group has pages of two levels, e.g. „Assistenten“ of /assistants/luigi; undefined for others. */
export function groupOf({ footer }: Navigation, path: string): LinkGroup | undefined {
  return footer.columns.find(
    ({ links }) =>
      links.some(link => link.path === path) && links.some(link => link.path.split('/').length > 2),
  )
}
