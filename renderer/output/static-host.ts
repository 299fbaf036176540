/** Files that static hosts (Netlify, Cloudflare Pages and others) read: the same headers and redirects as our server's. */

const onlyHere = { 'Cross-Origin-Resource-Policy': 'same-origin' }
const everywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * `_headers`: what every answer carries, what may be kept for good, who may show pictures, and the policy of each page. Hosts join
 * what several blocks say of one header: none stands in two that meet.
 * @param policies Content-Security-Policy by page
 * @param files paths below the root of the site
 */
export function cloudHeaders(
  common: Readonly<Record<string, string>>,
  policies: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`
  const pages = Object.entries(policies).filter(([path]) => path !== '*')
  return [
    block('/*', { ...common, 'Strict-Transport-Security': 'max-age=63072000' }),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...placesOfPictures(files).map(path => block(path, everywhere)),
    ...pages.map(([path, policy]) =>
      block(path, {
        'Content-Security-Policy': policy,
        ...onlyHere,
        // Its scripts and styles are known by their hashes: nobody on the way may rewrite it.
        'Cache-Control': 'no-cache, no-transform',
      }),
    ),
  ].join('\n')
}

/** The folders with pictures in them, and the pictures that lie in none. */
function placesOfPictures(files: readonly string[]): string[] {
  const pictures = files.filter(file => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file))
  return [...new Set(pictures.map(file => `/${file.replace(/\/.*/, '/*')}`))].sort()
}

/** Old addresses as browsers ask for them: `/über uns` -> `/%C3%BCber%20uns`. */
export function askedAddresses(
  redirects: Readonly<Record<string, string>>,
): Record<string, string> {
  const encoded = (path: string) =>
    encodeURI(path).replace(/%25([\da-f]{2})/gi, (_, code: string) => `%${code.toUpperCase()}`)
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [encoded(from), to]))
}

/** `_redirects`: old address, new address, permanently. */
export function cloudRedirects(redirects: Readonly<Record<string, string>>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join('')
}
