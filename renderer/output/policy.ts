import { createHash } from 'node:crypto'

/** A page's inline scripts and styles, exactly as they stand in it, and the hosts it may send requests to besides its own. */
export type PolicyOptions = {
  scripts: readonly string[]
  styles: readonly string[]
  /** Empty on the same origin. */
  apiOrigin: string
  emailjs: boolean
}

/**
 * The Content-Security-Policy of one page: nothing but its own files and what is inlined in it, by hash.
 * Source: CSP Level 3, and Trusted Types (W3C).
 */
export function policyOf({ scripts, styles, apiOrigin, emailjs }: PolicyOptions): string {
  const own = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${styles.map(hash).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${own}${emailjs ? ' https://api.emailjs.com' : ''}`,
    `form-action ${own}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page',
  ].join('; ')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
