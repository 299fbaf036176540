import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { type AppDeps, createApp } from '../../server/app'
import { createHttpServer } from '../../server/http/server'
import { createMetrics } from '../../server/watch/metrics'
import { door } from '../support/door'
import { makeDist, postEndpoint, testDeps } from './fixture'

/** The fixture's site over sockets: `listen` starts a server on a free port, which ends with its test. */
export function smallServer() {
  const folder = makeDist()

  /** Its /api/chat waits until `release` is called. */
  async function listen(limits = {}, overrides: Partial<AppDeps & { app: Hono }> = {}) {
    const { open: release, opened: released } = door()
    const deps = await testDeps(folder, overrides)
    const chat = postEndpoint('/api/chat', async context => {
      await released
      return context.json({ got: await context.req.json() })
    })
    deps.posts = [chat, ...deps.posts.filter(({ path }) => path !== chat.path)]
    const app = overrides.app ?? createApp(deps)
    const server = createHttpServer({ ...deps, metrics: createMetrics(), app, limits })
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { server, port, url: `http://127.0.0.1:${port}`, lifecycle: deps.lifecycle, release }
  }
  return { listen }
}
