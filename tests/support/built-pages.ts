import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Where the build has put what browsers get. */
export const folder = 'dist/client'

/** Routes of all built pages, with `/404`. @throws Error where there is no build */
export function builtPages(): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm run build first`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  return files
    .map(file => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map(route => (route === '/index' ? '/' : route))
    .sort()
}

/** Routes of all built pages that visitors can ask for. */
export const siteRoutes = () => builtPages().filter(route => route !== '/404')

/** The classes of all its elements, and whose tint a page has. */
function looksOf(route: string): string[] {
  const html = readFileSync(`${folder}/${fileOf(route)}`, 'utf8')
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  return [...new Set([...classes, ...(html.match(/<main[^>]* data-tint="\w+"/) ?? [])])]
}

/**
 * As few pages as show every box and every tint: how these look on one page they look on all.
 * What can be told from the HTML of a page is told of each (tests/site, tests/specification, tests/budgets).
 */
export function pagesOfAllLooks(): string[] {
  let pages = siteRoutes().map(route => ({ route, unseen: looksOf(route) }))
  const chosen: string[] = []
  while (pages.length > 0) {
    const next = pages.reduce((best, page) =>
      page.unseen.length > best.unseen.length ? page : best,
    )
    chosen.push(next.route)
    pages = pages
      .map(page => ({ ...page, unseen: page.unseen.filter(look => !next.unseen.includes(look)) }))
      .filter(({ unseen }) => unseen.length > 0)
  }
  return chosen
}

/** The file of a built page, e.g. `trial.html`. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)
