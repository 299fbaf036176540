import { expect, it } from 'vitest'
import { askedAddresses, cloudRedirects } from '../../../renderer/output/static-host'

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
