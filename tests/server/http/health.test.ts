import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { healthRoute } from '../../../server/http/health'
import { createLifecycle } from '../../../server/http/shutdown'
import { recordedLog } from '../fixture'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const well = { mode: 'stored', waiting: 0 }

function health({ mail = async () => well, probe = async () => {}, providerWorks = null as boolean | null } = {}) {
  const { lines, log } = recordedLog()
  const lifecycle = createLifecycle()
  const emilia = () => ({ mode: 'offline', providerWorks })
  const route = healthRoute({ buildId: 'b1', emilia, mail, probe, lifecycle, log })
  const ask = async () => {
    const answer = await route.request('/healthz')
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  return { ask, lifecycle, lines }
}

it('says that the service is closing, not only by its status', async () => {
  const { ask, lifecycle } = health()
  lifecycle.close()
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'closing' } })
})

it('looks at the mails once a second, however often it is asked', async () => {
  const mail = vi.fn(async () => well)
  const { ask } = health({ mail })
  for (let count = 0; count < 5; count += 1) await ask()
  expect(mail).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_001)
  await ask()
  expect(mail).toHaveBeenCalledTimes(2)
})

it('is answered where the mails cannot be read, and the log says why', async () => {
  const { ask, lines } = health({ mail: () => Promise.reject(Object.assign(new Error('weg'), { code: 'EIO' })) })
  expect(await ask()).toMatchObject({ status: 200, body: { mail: { mode: 'unreadable' } } })
  expect(lines.join()).toContain('"code":"EIO"')
})

it('is degraded a minute after the disk took its last write, and good again with the next', async () => {
  let isFull = false
  const probe = () =>
    isFull ? Promise.reject(Object.assign(new Error('voll'), { code: 'ENOSPC' })) : Promise.resolve()
  const { ask, lines } = health({ probe })
  expect((await ask()).body).toMatchObject({ status: 'ok', disk: { writtenSecondsAgo: 0 } })
  isFull = true
  vi.advanceTimersByTime(61_000)
  expect((await ask()).body).toMatchObject({ status: 'degraded', disk: { writtenSecondsAgo: 61 } })
  expect(lines.join()).toContain('ENOSPC')
  isFull = false
  vi.advanceTimersByTime(21_000)
  expect((await ask()).body).toMatchObject({ status: 'ok', disk: { writtenSecondsAgo: 0 } })
})

it('is degraded while the provider gives no answer', async () => {
  expect((await health({ providerWorks: false }).ask()).body).toMatchObject({ status: 'degraded' })
  expect((await health({ providerWorks: true }).ask()).body).toMatchObject({ status: 'ok' })
})
