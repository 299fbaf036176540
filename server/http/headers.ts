import type { Context } from 'hono'
import { z } from 'zod'
import { requestIdOf } from '../errors'

/** `dist/server/headers.json`: one policy per route (`*` for the rest), and which build this is. */
export const buildHeadersSchema = z.object({
  csp: z.record(z.string(), z.string()).refine(csp => '*' in csp, 'needs a policy named *'),
  buildId: z.string(),
  /** The site's origin as the build knew it. */
  siteUrl: z.string().optional(),
  /** Facts of the firm that nobody has given yet; the start says how many. */
  placeholders: z.number().default(0),
  /** Those among them that no visitor may meet: contact, messenger, Impressum. */
  missing: z.array(z.string()).default([]),
})
export type BuildHeaders = z.infer<typeof buildHeadersSchema>

/** Headers of every response, also of a static host. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Who may show an answer: pictures everybody (link cards, signatures, partners), the rest this site alone. */
export const resourcePolicy = (contentType: string) => ({
  'Cross-Origin-Resource-Policy': contentType.startsWith('image/') ? 'cross-origin' : 'same-origin',
})

/** Sent over TLS only. Two years, without subdomains. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000' }

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a response: the page's own for HTML; for the rest one that allows nothing. */
export function policyFor(csp: BuildHeaders['csp'], route: string, contentType: string): string {
  if (contentType.startsWith('text/html')) return csp[route] ?? csp['*'] ?? nothing
  // A browser shows these in a document that loads them again, which `default-src` would forbid.
  if (/^(video\/|audio\/|application\/pdf)/.test(contentType)) return "frame-ancestors 'none'"
  return nothing
}

/** Whether the visitor's own connection is encrypted: ours, or the one to a trusted proxy. */
export function isSecure({ req }: Context, trustProxy: number): boolean {
  const forwarded = trustProxy > 0 ? req.header('x-forwarded-proto')?.split(',')[0] : undefined
  return req.url.startsWith('https:') || forwarded?.trim().toLowerCase() === 'https'
}

/** Sets what an answer lacks on the response itself: `context.header` would make a new response each time. */
export function addHeaders(context: Context, csp: BuildHeaders['csp'], trustProxy: number): void {
  const own = context.res.headers
  const id = requestIdOf(context)
  const type = own.get('content-type') ?? ''
  const wanted = {
    ...commonHeaders,
    ...resourcePolicy(type),
    ...(id && { 'X-Request-Id': id }),
    'Content-Security-Policy': policyFor(csp, '*', type),
    ...(isSecure(context, trustProxy) && strictTransport),
  }
  for (const [name, value] of Object.entries(wanted)) if (!own.has(name)) own.set(name, value)
}
