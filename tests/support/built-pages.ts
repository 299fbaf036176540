import { readdirSync } from 'node:fs'

/** Where the build has put what browsers get. */
export const folder = 'dist/client'

/** Routes of all built pages, with `/404`. */
export function builtPages(): string[] {
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

/** The file of a built page, e.g. `trial.html`. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)
