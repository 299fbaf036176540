import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { type AppDeps, createApp } from '../../server/app'
import { createHttpServer } from '../../server/listen'
import { testDeps } from './fixture'

const servers: Server[] = []

/** Ends what `listenOn` started. */
export function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
}

/** A server on a free port; its /api/chat waits until `release` is called. */
export async function listenOn(folder: string, limits = {}, overrides: Partial<AppDeps> = {}) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const deps = await testDeps(folder, overrides)
  deps.routes.chat = new Hono().post('/api/chat', async context => {
    await released
    return context.json({ got: await context.req.json() })
  })
  const server = createHttpServer({ ...deps, app: createApp(deps), limits })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, url: `http://127.0.0.1:${port}`, lifecycle: deps.lifecycle, release }
}
