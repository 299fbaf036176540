import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from '../../../server/errors'
import { createLifecycle, shutDown } from '../../../server/http/server'
import { smallServer } from '../small-site'

const { listen } = smallServer()
const finish = async () => {}
const post = (url: string) =>
  fetch(`${url}/api/chat`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })

it('finishes what is under way, says 503 meanwhile, then closes the port', async () => {
  const { server, url, port, lifecycle, release } = await listen()
  const ahead = connect(port, '127.0.0.1') // a browser's connection ahead of need
  ahead.on('error', () => {})
  const underWay = [post(url), post(url)]
  await expect.poll(() => lifecycle.underWay.size).toBe(2)
  let isFinished = false
  const end = shutDown({
    server,
    lifecycle,
    finish: async () => {
      await once(ahead, 'close')
      isFinished = true
    },
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  const refused = await post(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await fetch(`${url}/trial`)).headers.get('connection')).toBe('close')
  expect(isFinished).toBe(false)
  release()
  for (const answer of await Promise.all(underWay))
    expect(await answer.json()).toEqual({ got: { a: 1 } })
  expect([await end, isFinished]).toEqual([true, true])
  await expect(fetch(`${url}/trial`)).rejects.toThrow()
})

it('gives no answer by half under load', async () => {
  const { server, url, lifecycle, release } = await listen()
  release()
  let isOver = false
  const counts = { whole: 0, broken: 0 }
  const visitor = async () => {
    while (!isOver) {
      const answer = await post(url).catch(() => undefined)
      const text = await answer?.text().catch(() => 'broken')
      if (text === 'broken') counts.broken += 1
      else if (answer) counts.whole += 1
      else await wait(5)
    }
  }
  const visitors = Array.from({ length: 20 }, visitor)
  // Not a time: a busy machine takes longer until there is a load.
  await expect.poll(() => counts.whole).toBeGreaterThan(20)
  expect(await shutDown({ server, lifecycle, finish })).toBe(true)
  isOver = true
  await Promise.all(visitors)
  expect(counts.broken).toBe(0)
})

it('does not wait for a question that stood behind another one on a connection that was cut', async () => {
  const { server, port, lifecycle, release } = await listen()
  const socket = connect(port, '127.0.0.1')
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}'
  socket.write(`POST /api/chat HTTP/1.1\r\n${head}GET /trial HTTP/1.1\r\nHost: x\r\n\r\n`)
  await expect.poll(() => [...lifecycle.underWay.values()]).toEqual([2])
  socket.destroy()
  release()
  expect(await shutDown({ server, lifecycle, finish, within: 2_000 })).toBe(true)
})

it('ends with a refusal what is not done when the time is up', async () => {
  const lifecycle = createLifecycle()
  const app = new Hono().get('/', async context => {
    const unfinished = new Promise<Response>(() => {})
    return lifecycle.orCut(unfinished).catch(error => answerError(error, context))
  })
  const { server, url } = await listen({}, { app, lifecycle })
  const question = fetch(url)
  await once(server, 'request')
  const end = shutDown({ server, lifecycle, finish, within: 50 })
  const answer = await question
  expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'closing'])
  expect(await end).toBe(false)
})

it('cuts what hangs when the time is up', async () => {
  const { server, url, lifecycle } = await listen()
  const hanging = post(url).catch(() => 'cut')
  await expect.poll(() => lifecycle.underWay.size).toBe(1)
  expect(await shutDown({ server, lifecycle, finish, within: 300 })).toBe(false)
  expect(await hanging).toBe('cut')
})
