/** Where sites commonly kept one. */
export const SERVICE_WORKER_FILES = ['sw.js', 'service-worker.js'] as const

/**
 * A service worker that ends itself. Browsers in which a former site at this address left one would show that site's pages for good:
 * they look here for its next version.
 */
export const SERVICE_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(end()))
async function end() {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
`
