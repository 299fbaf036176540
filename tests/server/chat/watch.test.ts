import { expect, it } from 'vitest'
import { withProvider } from '../../support/chat'
import { never, refuses, says } from '../../support/provider'

const { provider, chat } = await withProvider()
it('a key that the provider refuses is a problem from the start on, and solved when it is taken', async () => {
  const { emilia, watch } = await chat({ lookEveryMs: 50 })
  provider.behave(refuses(401, ''))
  await emilia.check()
  expect(watch.problems()).toMatchObject([{ name: 'provider', code: '401' }])
  provider.behave(says('Ja'))
  await expect.poll(watch.problems).toEqual([])
})

it('one text that the provider refuses is none', async () => {
  const { watch, ask } = await chat()
  // The question, and then the look at the provider.
  provider.behave(refuses(400, ''), says('Ja'))
  expect((await ask('Hallo')).status).toBe(502)
  expect(watch.problems()).toEqual([])
})

it('one slow answer is none; a second one in a row is, until a look or a question gets an answer', async () => {
  const { watch, ask } = await chat({ timeoutSeconds: 1, lookEveryMs: 2_500 })
  provider.behave(never)
  expect((await ask('Hallo')).status).toBe(504)
  expect(watch.problems()).toEqual([])
  expect((await ask('Hallo')).status).toBe(504)
  expect(watch.problems()).toMatchObject([{ name: 'provider', code: 'deadline' }])
  // Nobody asks any more.
  provider.behave(says('Ja'))
  await expect.poll(watch.problems, { timeout: 10_000 }).toEqual([])
})

it('a spent budget is one until the next day', async () => {
  let now = '2026-11-23T10:00:00Z'
  const { watch, ask } = await chat({ perDay: 1, now: () => new Date(now) })
  await ask('Was kostet PRO?')
  expect(watch.problems()).toEqual([])
  await ask('Was kostet PRO?')
  expect(watch.problems()).toMatchObject([{ name: 'chat.budget' }])
  now = '2026-11-23T23:01:00Z'
  expect(watch.problems()).toEqual([])
})

it('a streamed answer that is not done when the service ends ends with an error', async () => {
  const { stream, lifecycle } = await chat({ timeoutSeconds: 30 })
  provider.behave(() => lifecycle.cut())
  const list = await stream(['Hallo?'])
  expect(list.map(({ event }) => event)).toEqual(['error'])
  expect(list[0]?.data.error?.code).toBe('closing')
})
