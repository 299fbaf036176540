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
  expect(
    cloudHeaders(common, { '/': 'of home', '/trial': 'of trial', '*': 'of the error page' }),
  ).toBe(
    [
      '/*\n  X-Content-Type-Options: nosniff\n  X-Frame-Options: DENY\n  Strict-Transport-Security: max-age=63072000\n',
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      '/\n  Content-Security-Policy: of home\n',
      '/trial\n  Content-Security-Policy: of trial\n',
    ].join('\n'),
  )
})
