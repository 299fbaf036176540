import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { type AppDeps, createApp } from '../../server/app'
import { createHttpServer } from '../../server/http/server'
import { createMetrics } from '../../server/watch/metrics'
import { postEndpoint, testDeps } from './fixture'
import { smallSite } from './small-site'

/** The fixture's site over sockets: `listen` starts a server on a free port, which ends with its test. */
export function smallServer() {
  const { folder } = smallSite()
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })

  async function listen(limits = {}, overrides: Partial<AppDeps> = {}) {
    const started = await startServer(folder(), limits, overrides)
    servers.push(started.server)
    return started
  }

  return { folder, listen }
}

/** Its /api/chat waits until `release` is called. */
async function startServer(folder: string, limits: object, overrides: Partial<AppDeps>) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const deps = await testDeps(folder, overrides)
  const chat = postEndpoint('/api/chat', async context => {
    await released
    return context.json({ got: await context.req.json() })
  })
  deps.posts = [chat, ...deps.posts.filter(({ path }) => path !== chat.path)]
  const metrics = createMetrics()
  const server = createHttpServer({ ...deps, metrics, app: createApp(deps), limits })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { server, port, url, lifecycle: deps.lifecycle, release }
}
