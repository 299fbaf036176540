import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import { Refusal } from '../../server/errors'
import { describeError } from '../../server/log'
import { recordedLog, testDeps } from './fixture'
import { smallSite } from './small-site'

const { folder } = smallSite()

/** An app whose chat does as told, and what it logs, an object a line. */
async function logging(chat: () => Response) {
  const { lines, log } = recordedLog()
  const deps = await testDeps(folder(), { log })
  deps.routes.chat = new Hono().post('/api/chat', chat)
  const app = createApp(deps)
  const post = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`http://4xdu.test${path}`, { method: 'POST', headers })
    await turn()
    return answer
  }
  return { post, lines: () => lines.map(line => JSON.parse(line)) }
}

describe('the log of requests', () => {
  it('says of each to the API which, how it ended and how long it took', async () => {
    const { post, lines } = await logging(() => new Response('OK'))
    await post('/api/chat')
    expect(lines()).toMatchObject([{ msg: 'request', method: 'POST', route: '/api/chat', status: 200 }])
    expect(lines()[0].ms).toBeGreaterThanOrEqual(0)
  })

  it('does not repeat an address that nobody serves', async () => {
    const { post, lines } = await logging(() => new Response('OK'))
    const answer = await post('/api/geheim-von-maria@huber.example', { accept: 'text/html' })
    // Whatever it accepts: an API answers as one.
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
    expect(lines()).toMatchObject([{ route: '/api/*', status: 404 }])
    expect(JSON.stringify(lines())).not.toContain('geheim')
  })

  it('names the kind of an error that nobody meant, and leaves refusals alone', async () => {
    const failing = await logging(() => {
      throw new RangeError('geheim')
    })
    expect((await failing.post('/api/chat')).status).toBe(500)
    expect(failing.lines()).toMatchObject([{ msg: 'request.failed', class: 'RangeError' }, { status: 500 }])
    const refusing = await logging(() => {
      throw new Refusal(502, 'provider_failed', 'Leider nicht.')
    })
    expect((await refusing.post('/api/chat')).status).toBe(502)
    expect(refusing.lines()).toMatchObject([{ msg: 'request', status: 502 }])
    expect(refusing.lines()).toHaveLength(1)
  })
})

describe('a log line', () => {
  it('holds nothing that is not on the list, and nothing at length', () => {
    const { lines, log } = recordedLog()
    const fields = { id: 'x'.repeat(500), email: 'maria@huber.example' }
    for (const level of ['info', 'warn', 'error'] as const) log[level]('event', fields)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(line).not.toContain('huber')
      expect(JSON.parse(line).id).toBe('x'.repeat(120))
    }
  })

  it('says of an error its class and the code of the system, never what a text might hold', () => {
    expect(describeError(Object.assign(new Error('geheim'), { code: 'ENOSPC' }))).toEqual({
      class: 'Error',
      code: 'ENOSPC',
    })
    expect(describeError(Object.assign(new Error('geheim'), { code: 'sk-geheim' }))).toEqual({ class: 'Error' })
    expect(describeError('geheim')).toEqual({ class: 'string' })
  })
})
