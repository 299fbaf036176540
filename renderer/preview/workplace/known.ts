import { join } from 'node:path'
import { urlOf } from '../../content-files'
import { frontMatter, shortTitle } from '../../data/front-matter'
import { schemaOf, toJsonSchema } from '../../data/schema-of'
import { readData } from '../../data/site-data'
import { filesBelow } from '../../files-below'
import type { Known, KnownPage } from '../messages'
import type { LiveCheck } from '../preview-state'
import { menusIn } from './menus'

type Page = ReturnType<LiveCheck['content']>['pages'][number]

/** What the editor can offer of the content while somebody writes. */
export function knownThings(check: LiveCheck, root: string): Known {
  const { pages } = check.content()
  return {
    pages: inMenus(pages, root),
    places: pages.flatMap(({ file, page }) => [
      { label: urlOf(file), detail: page?.head ? shortTitle(page.head) : '' },
      ...(page?.headings ?? []).map(({ text, anchor }) => ({
        label: `${urlOf(file)}#${anchor}`,
        detail: text,
      })),
    ]),
    menus: menusIn(root).map(({ key, label }) => ({ key, label })),
    schemas: Object.fromEntries(
      Object.entries(schemaOf).map(([file, schema]) => [file, toJsonSchema(schema)]),
    ),
    head: toJsonSchema(frontMatter),
    media: filesBelow(join(root, 'content/media')).map(file => `/${file}`),
  }
}

/** Pages as visitors find them: the home page, then menu by menu, then those that no menu names. */
function inMenus(pages: readonly Page[], root: string): KnownPage[] {
  const { header, footer } = readData('navigation', root).data ?? {}
  const lists = Object.values(header ?? {}).filter(menu => 'links' in menu)
  const groups = [...lists, ...(footer?.columns ?? [])]
  const legal = (footer?.legal ?? []).map(link => ({ ...link, group: 'Rechtliches' }))
  const order = [
    ...groups.flatMap(({ label, links }) => links.map(link => ({ ...link, group: label }))),
    ...legal,
  ]
  const rank = ({ url }: KnownPage) => {
    const place = order.findIndex(({ path }) => path === url)
    if (url === '/') return -1
    return place === -1 ? order.length : place
  }
  return pages
    .map(({ file, page }) => {
      const url = urlOf(file)
      const link = order.find(({ path }) => path === url)
      const title = page?.head ? shortTitle(page.head) : file.replace('content/', '')
      return {
        file,
        url,
        label: url === '/' ? 'Startseite' : (link?.label ?? title),
        group: url === '/' ? 'Startseite' : (link?.group ?? 'In keinem Menü'),
      }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}
