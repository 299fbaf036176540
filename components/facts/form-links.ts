import type { Industry } from '../../shared/forms'

/** What the visitors of a page are after, as far as the page tells: it travels into the forms. */
export type Wish = {
  industry?: Industry | undefined
  /** A page of an industry, as the menu names it. */
  trade?: string | undefined
  /** An assistant, a product or a service, as the menu names it. */
  product?: string | undefined
}

/**
 * Where a button leads: to a form with what the page tells of its visitors' wish and with `choice`, the package or offer that the
 * button stands at. components/islands/form/form-query.ts reads it there. Any other address stays as it is.
 */
export function formHref(href: string, wish: Wish, choice = ''): string {
  const { industry = '', trade, product = '' } = wish
  if (href === '/trial')
    return withQuery(href, { branche: industry, betreff: product, paket: choice })
  const topic = [product || trade, choice].filter(Boolean).join(', ')
  if (href === '/kontaktinformationen')
    return withQuery(href, { betreff: topic && `Anfrage: ${topic}` })
  return href
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [path, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
