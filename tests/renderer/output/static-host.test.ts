import { expect, it } from 'vitest'
import { askedAddresses, cloudHeaders, cloudRedirects } from '../../../renderer/output/static-host'

it('writes old addresses as browsers ask for them: in _redirects a space would end them', () => {
  const asked = askedAddresses({
    '/alt seite': '/trial',
    '/über': '/trial',
    '/%c3%bcber-uns': '/agb',
    '/Alt.html': '/agb',
  })
  expect(cloudRedirects(asked)).toBe(
    '/alt%20seite /trial 308\n/%C3%BCber /trial 308\n/%C3%BCber-uns /agb 308\n/Alt.html /agb 308\n',
  )
})

it('gives a static host the headers of our own server: for all, for what is kept for good, and a policy a page', () => {
  const common = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }
  const policies = { '/': 'of home', '/trial': 'of trial', '*': 'of the error page' }
  const files = ['favicon.svg', 'social/index.png', 'social/a/b.png', 'trial.html', 'assets/a.js']
  const page =
    '  Cross-Origin-Resource-Policy: same-origin\n  Cache-Control: no-cache, no-transform\n'
  expect(cloudHeaders(common, policies, files)).toBe(
    [
      '/*\n  X-Content-Type-Options: nosniff\n  X-Frame-Options: DENY\n  Strict-Transport-Security: max-age=63072000\n',
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      '/favicon.svg\n  Cross-Origin-Resource-Policy: cross-origin\n',
      '/social/*\n  Cross-Origin-Resource-Policy: cross-origin\n',
      `/\n  Content-Security-Policy: of home\n${page}`,
      `/trial\n  Content-Security-Policy: of trial\n${page}`,
    ].join('\n'),
  )
})
