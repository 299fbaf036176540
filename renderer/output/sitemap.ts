import type { WholePage } from '../page/page'

/**
 * sitemap.xml of all pages that search engines may show.
 * @param changed the day on which each file was changed last, where that is known
 */
export function sitemap(
  pages: readonly WholePage[],
  siteUrl: string,
  changed: ReadonlyMap<string, string>,
): string {
  const lines = pages
    .filter(({ head }) => !head.noindex)
    .map(({ url, file }) => {
      const day = changed.get(file)
      return `  <url><loc>${siteUrl}${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** robots.txt: everything may be read. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** llms.txt: the pages with one line each, for readers that are programs. */
export function llms(
  pages: readonly WholePage[],
  siteUrl: string,
  brand: string,
  blurb: string,
): string {
  const lines = pages
    .filter(({ head }) => !head.noindex)
    .map(({ url, head }) => `- [${head.title}](${siteUrl}${url}): ${head.description}`)
  return `# ${brand}\n\n> ${blurb}\n\n## Seiten\n\n${lines.join('\n')}\n`
}

export function webManifest(brand: string, claim: string): string {
  return JSON.stringify({
    name: `${brand} – ${claim}`,
    short_name: brand,
    lang: 'de-AT',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [192, 512].map(size => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })
}
