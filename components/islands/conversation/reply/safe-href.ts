const ROUTE = /^\/(?!api(?:\/|$))[\w\-./]*(?:#[\w-]*)?$/i
const TELEPHONE = /^tel:\+?[\d\s().-]{3,30}$/i
const MAIL = /^mailto:[\w.+-]+@[\w.-]+\.[a-z]{2,}$/i

/**
 * Where a link of a reply may lead: to routes of this site (also written in full; they become root-relative), `mailto:` and
 * `tel:` without extras. Null: leave it as text. The server lets no other address through.
 */
export function safeHref(address: string, siteOrigin: string): string | null {
  if (TELEPHONE.test(address) || MAIL.test(address)) return address
  const site = new URL(siteOrigin)
  const url = parse(address, site)
  if (url?.origin !== site.origin || url.username || url.search) return null
  const route = url.pathname.replace(/(.)\/+$/, '$1') + url.hash
  return ROUTE.test(route) && !route.startsWith('//') ? route : null
}

function parse(address: string, site: URL): URL | null {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(address)) return null
  try {
    return new URL(address, site)
  } catch {
    return null
  }
}
