import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { healthRoute, type MailHealth } from '../../server/health'
import { createLifecycle } from '../../server/lifecycle'
import { recordedLog } from './fixture'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

function health(mail: () => Promise<MailHealth>) {
  const { lines, log } = recordedLog()
  const lifecycle = createLifecycle()
  const route = healthRoute({ buildId: 'b1', emilia: () => 'offline', mail, lifecycle, log })
  return { ask: () => route.request('/healthz'), lifecycle, lines }
}
const well = { mode: 'stored', oldestUndeliveredSeconds: null }

it('is never kept by a cache', async () => {
  expect((await health(async () => well).ask()).headers.get('cache-control')).toBe('no-store')
})

it('says that the service is closing, not only by its status', async () => {
  const { ask, lifecycle } = health(async () => well)
  lifecycle.close()
  const answer = await ask()
  expect([answer.status, (await answer.json()).status]).toEqual([503, 'closing'])
})

it('looks at the disk once a second, however often it is asked', async () => {
  const mail = vi.fn(async () => well)
  const { ask } = health(mail)
  for (let count = 0; count < 5; count += 1) await ask()
  expect(mail).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_001)
  await ask()
  expect(mail).toHaveBeenCalledTimes(2)
})

it('is answered without a disk, and the log says why', async () => {
  const { ask, lines } = health(() => Promise.reject(Object.assign(new Error('weg'), { code: 'EIO' })))
  const answer = await ask()
  expect([answer.status, (await answer.json()).mail]).toEqual([
    200,
    { mode: 'unreadable', oldestUndeliveredSeconds: null },
  ])
  expect(lines.join()).toContain('"code":"EIO"')
})
