import { createHash } from 'node:crypto'

const INLINED = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g

/** Hosts a page may talk to besides its own. */
export type PolicyOptions = { apiOrigin: string; emailjs: boolean }

/** Most pages carry the same scripts and styles. */
const hashes = new Map<string, string>()

function hash(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hashed = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, hashed)
  return hashed
}

/**
 * The Content-Security-Policy of one page: nothing but its own files and what is inlined in it, by hash.
 * Source: CSP Level 3, and Trusted Types (W3C).
 */
export function policyOf(html: string, { apiOrigin, emailjs }: PolicyOptions): string {
  const inlined = [...html.matchAll(INLINED)].map(([, tag, attributes = '', text = '']) => ({ tag, attributes, text }))
  const styles = inlined.filter(({ tag }) => tag === 'style').map(({ text }) => hash(text))
  const scripts = inlined
    .filter(({ tag, attributes }) => tag === 'script' && !/ src=|ld\+json/.test(attributes))
    .map(({ text }) => hash(text))
  const own = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${own}${emailjs ? ' https://api.emailjs.com' : ''}`,
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page',
  ].join('; ')
}

/** The same rules inside the page, for hosts that send no headers. `frame-ancestors` works only as a header. */
export function withPolicyMeta(html: string, policy: string): string {
  const inPage = policy.replace("frame-ancestors 'none'; ", '')
  return html.replace(
    /<meta charset="?utf-8"?\s*\/?>/i,
    found => `${found}<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
  )
}
