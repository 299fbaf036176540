import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type AppDeps, createApp } from '../../server/app'
import { createHttpServer } from '../../server/http/server'
import { createMetrics } from '../../server/watch/metrics'
import { door } from '../support/door'
import { makeDist, postEndpoint, testApp, testDeps } from './fixture'

/** The fixture's site for the tests of a file: made before them, removed after them. */
export function smallSite(): { folder: () => string } {
  let dist: Awaited<ReturnType<typeof makeDist>>
  beforeAll(async () => {
    dist = await makeDist()
  })
  afterAll(() => dist.remove())
  return { folder: () => dist.folder }
}

/** The same with an app in front of it, made once; what a test needs otherwise it makes from `folder` by itself. */
export function smallApp(overrides: Partial<AppDeps> = {}) {
  const { folder } = smallSite()
  let made: Hono
  beforeAll(async () => {
    made = await testApp(folder(), overrides)
  })
  const app: Pick<Hono, 'request'> = { request: (...question) => made.request(...question) }
  return { app, folder }
}

/** The same over sockets: `listen` starts a server on a free port, which ends with its test. */
export function smallServer() {
  const { folder } = smallSite()
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })

  /** Its /api/chat waits until `release` is called. */
  async function listen(limits = {}, overrides: Partial<AppDeps & { app: Hono }> = {}) {
    const { open: release, opened: released } = door()
    const deps = await testDeps(folder(), overrides)
    const chat = postEndpoint('/api/chat', async context => {
      await released
      return context.json({ got: await context.req.json() })
    })
    deps.posts = [chat, ...deps.posts.filter(({ path }) => path !== chat.path)]
    const app = overrides.app ?? createApp(deps)
    const server = createHttpServer({ ...deps, metrics: createMetrics(), app, limits })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { server, port, url: `http://127.0.0.1:${port}`, lifecycle: deps.lifecycle, release }
  }
  return { listen }
}
