import { expect, it } from 'vitest'
import { createLifecycle } from '../../server/lifecycle'

/** Whether a promise has been resolved by now. */
const isDone = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise(resolve => setImmediate(() => resolve(false)))])

it('closing waits for the last of what was under way', async () => {
  const lifecycle = createLifecycle()
  const [first, second] = [lifecycle.begin(), lifecycle.begin()]
  const closed = lifecycle.close()
  first()
  expect(await isDone(closed)).toBe(false)
  second()
  expect(await isDone(closed)).toBe(true)
})

it('closing does not wait for what begins afterwards, settling does', async () => {
  const lifecycle = createLifecycle()
  const closed = lifecycle.close()
  const later = lifecycle.begin()
  const settled = lifecycle.settled()
  expect([await isDone(closed), await isDone(settled)]).toEqual([true, false])
  later()
  expect(await isDone(settled)).toBe(true)
})
