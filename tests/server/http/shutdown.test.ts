import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerError } from '../../../server/errors'
import { createHttpServer, createLifecycle, shutDown } from '../../../server/http/server'
import { createMetrics } from '../../../server/watch/metrics'
import { smallServer } from '../small-server'

const { listen } = smallServer()

describe('shutting down', () => {
  const post = (url: string) =>
    fetch(`${url}/api/chat`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })

  it('finishes what is under way, says 503 meanwhile, then closes the port', async () => {
    const { server, url, port, lifecycle, release } = await listen()
    let arrived = 0
    server.on('request', () => {
      arrived += 1
    })
    const ahead = connect(port, '127.0.0.1') // a browser's connection ahead of need
    ahead.on('error', () => {})
    const underWay = [post(url), post(url)]
    while (arrived < 2) await wait(5)
    let finished = false
    const end = shutDown({
      server,
      lifecycle,
      finish: async () => {
        await once(ahead, 'close')
        finished = true
      },
    })
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    const refused = await post(url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${url}/trial`)).headers.get('connection')).toBe('close')
    expect(finished).toBe(false)
    release()
    for (const answer of await Promise.all(underWay))
      expect(await answer.json()).toEqual({ got: { a: 1 } })
    expect(await end).toBe(true)
    expect(finished).toBe(true)
    await expect(fetch(`${url}/trial`)).rejects.toThrow()
  })

  it('gives no answer by half under load', async () => {
    const { server, url, lifecycle, release } = await listen()
    release()
    let stop = false
    const counts = { ok: 0, refused: 0, gone: 0, broken: 0 }
    const visitor = async () => {
      while (!stop) {
        try {
          const answer = await post(url)
          const text = await answer.text().catch(() => 'broken')
          if (text === 'broken') counts.broken += 1
          else if (answer.ok) counts.ok += 1
          else counts.refused += 1
        } catch {
          counts.gone += 1
          await wait(5)
        }
      }
    }
    const visitors = Array.from({ length: 20 }, visitor)
    // Not a time: a busy machine takes longer until there is a load.
    while (counts.ok <= 20) await wait(10)
    expect(await shutDown({ server, lifecycle, finish: async () => {} })).toBe(true)
    stop = true
    await Promise.all(visitors)
    expect(counts.broken).toBe(0)
  })

  it('does not wait for a question that stood behind another one on a line that was cut', async () => {
    const { server, port, lifecycle, release } = await listen()
    let arrived = 0
    server.on('request', () => {
      arrived += 1
    })
    const connected = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}'
    socket.write(`POST /api/chat HTTP/1.1\r\n${head}GET /trial HTTP/1.1\r\nHost: x\r\n\r\n`)
    while (arrived < 2) await wait(5)
    const [line] = await connected
    socket.destroy()
    await once(line, 'close')
    release()
    expect(await shutDown({ server, lifecycle, finish: async () => {}, within: 2_000 })).toBe(true)
  })

  it('ends with a refusal what is not done when the time is up', async () => {
    const lifecycle = createLifecycle()
    const app = new Hono().get('/', async context => {
      const unfinished = new Promise<Response>(() => {})
      return lifecycle.orCut(unfinished).catch(error => answerError(error, context))
    })
    const metrics = createMetrics()
    const server = createHttpServer({ app, lifecycle, metrics, trustProxy: 0 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const asked = fetch(`http://127.0.0.1:${port}/`)
    await once(server, 'request')
    const end = shutDown({ server, lifecycle, finish: async () => {}, within: 50 })
    const answer = await asked
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'closing'])
    expect(await end).toBe(false)
  })

  it('cuts what hangs when the time is up', async () => {
    const { server, url, lifecycle } = await listen()
    const hanging = post(url).catch(() => 'cut')
    await wait(100)
    expect(await shutDown({ server, lifecycle, finish: async () => {}, within: 300 })).toBe(false)
    expect(await hanging).toBe('cut')
  })
})
