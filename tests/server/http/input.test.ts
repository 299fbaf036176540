import { describe, expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import { Refusal } from '../../../server/errors'
import {
  codeOf,
  makeDist,
  policy,
  post,
  postEndpoint,
  recordedLog,
  testApp,
  testDeps,
} from '../fixture'

const folder = makeDist()
const app = await testApp(folder)

/** An app whose chat throws. */
async function failing(error: Error) {
  const { lines, log } = recordedLog()
  const fails = () => {
    throw error
  }
  const deps = { ...(await testDeps(folder, { log })), posts: [postEndpoint('/api/chat', fails)] }
  return { answer: await post(createApp(deps), {}), lines }
}

it.each([
  ['/a%00b', 400],
  ['/..%2f..%2fetc/passwd', 404],
  ['/services%2Fki-rag-systeme', 404],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/a%0d%0ab', 400],
])(
  'answers an address that is none with the fallback page, or a refusal of the API: %s',
  async (path, status) => {
    const page = await app.request(`http://4xdu.test${path}`)
    expect(page.status).toBe(status)
    expect(await page.text()).toContain('Unexpected Application Error!')
    expect(page.headers.get('content-security-policy')).toBe(policy)
    const api = await app.request(`http://4xdu.test/api${path}`)
    expect([api.status, await codeOf(api)]).toEqual([404, 'not_found'])
  },
)

describe('errors', () => {
  it('tell nothing about the inside, in the answer or the log', async () => {
    const inside = { code: 'ECONNREFUSED' }
    const { answer, lines } = await failing(
      Object.assign(new TypeError('sk-geheim bei huber@example.at'), inside),
    )
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal'])
    expect(lines.join('')).not.toMatch(/geheim|huber/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ class: 'TypeError', ...inside })
  })

  it('carry Retry-After and are never stored by caches', async () => {
    const { answer } = await failing(
      new Refusal(429, 'too_many', 'Bitte warten Sie kurz.', { retryAfterSeconds: 6.2 }),
    )
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
