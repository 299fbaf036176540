/** Files that static hosts (Netlify, Cloudflare Pages and others) read: the same headers and redirects as our server's. */

/** `_headers`: what every answer carries, the policy of each page, and what may be kept for good. */
export function cloudHeaders(
  common: Readonly<Record<string, string>>,
  policies: Readonly<Record<string, string>>,
): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`
  const pages = Object.entries(policies).filter(([path]) => path !== '*')
  return [
    block('/*', { ...common, 'Strict-Transport-Security': 'max-age=63072000' }),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages.map(([path, policy]) => block(path, { 'Content-Security-Policy': policy })),
  ].join('\n')
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
