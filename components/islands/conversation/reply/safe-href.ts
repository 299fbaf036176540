const ROUTE = /^\/(?!api(?:\/|$))[\w\-./]*(?:#[\w-]*)?$/i
const TELEPHONE = /^tel:\+?[\d\s().-]{3,30}$/i
const MAIL = /^mailto:[\w.+-]+@[\w.-]+\.[a-z]{2,}$/i

/** Where a link of a reply may lead: `outside` is the host's name when it leaves this site, '' otherwise. */
type SafeHref = { href: string; outside: string }

/**
 * Checks an address written by a model. Allowed are routes of this site (also written in full; they become
 * root-relative), `https:` without user name, `mailto:` and `tel:` without extras. Null: leave it as text.
 */
export function safeHref(address: string, siteOrigin: string): SafeHref | null {
  if (TELEPHONE.test(address) || MAIL.test(address)) return { href: address, outside: '' }
  const site = new URL(siteOrigin)
  const url = parse(address, site)
  if (!url) return null
  if (url.origin === site.origin) {
    const route = url.pathname.replace(/(.)\/+$/, '$1') + url.hash
    return ROUTE.test(route) && !url.search && !route.startsWith('//')
      ? { href: route, outside: '' }
      : null
  }
  if (url.protocol !== 'https:' || url.username || url.password || !/^https:\/\//i.test(address))
    return null
  return { href: url.href, outside: url.hostname }
}

function parse(address: string, site: URL): URL | null {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(address)) return null
  try {
    return new URL(address, site)
  } catch {
    return null
  }
}
