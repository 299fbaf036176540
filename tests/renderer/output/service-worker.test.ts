import { expect, it } from 'vitest'
import { SERVICE_WORKER } from '../../../renderer/output/service-worker'

it('a service worker that a former site left ends itself, with what it kept, and its pages are loaded anew', async () => {
  const done: string[] = []
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener
    },
    skipWaiting: () => done.push('takes over'),
    registration: { unregister: async () => done.push('is gone') },
    clients: { matchAll: async () => [{ url: '/alt', navigate: (url: string) => done.push(url) }] },
  }
  const caches = { keys: async () => ['alt-v1'], delete: async (name: string) => done.push(name) }
  new Function('self', 'caches', SERVICE_WORKER)(self, caches)
  for (const name of ['install', 'activate']) {
    let work: unknown
    listeners[name]?.({ waitUntil: given => (work = given) })
    await work
  }
  expect(done).toEqual(['takes over', 'is gone', 'alt-v1', '/alt'])
})
