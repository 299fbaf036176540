import { readFileSync } from 'node:fs'

/** Addresses of the built sitemap, e.g. `/trial`. */
export function siteRoutes(client = 'dist/client'): string[] {
  const sitemap = readFileSync(`${client}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname).sort()
}
