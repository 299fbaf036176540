import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { shutDown } from '../../../server/http/server'
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

it('cuts what hangs when the time is up', async () => {
  const { server, url, lifecycle } = await listen()
  const hanging = post(url).catch(() => 'cut')
  await expect.poll(() => lifecycle.underWay.size).toBe(1)
  expect(await shutDown({ server, lifecycle, finish, within: 300 })).toBe(false)
  expect(await hanging).toBe('cut')
})
