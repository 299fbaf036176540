import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { createHttpServer, createLifecycle } from '../../server/http/server'
import { createMetrics } from '../../server/watch/metrics'

/** Serves an app as the service does, on a free port of the loopback. */
export async function serveApp(app: Hono) {
  const deps = { lifecycle: createLifecycle(), metrics: createMetrics() }
  const server = createHttpServer({ ...deps, app, trustProxy: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** A post over a connection of its own; destroy it to leave. */
    post(body: string, headers: Record<string, string> = {}): ClientRequest {
      const client = request({
        port,
        host: '127.0.0.1',
        path: '/api/chat',
        method: 'POST',
        agent: false,
        headers,
      })
      client.on('error', () => {})
      client.end(body)
      return client
    },
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
