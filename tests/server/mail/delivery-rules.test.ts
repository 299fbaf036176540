import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDelivery } from '../../../server/mail/delivery'
import { type Outbox, openOutbox } from '../../../server/mail/outbox'
import { timings } from '../../../server/mail/timings'
import type { Outcome } from '../../../server/mail/transport'
import { recordedLog } from '../fixture'
import { filesIn, tempFolder, testClock, until } from './fixture'

const minute = 60_000
const day = 24 * 60 * minute

type Setup = {
  answer: (mail: string, attempt: number) => Outcome['kind'] | Promise<Outcome['kind']>
  holds?: () => boolean
  pollMs?: number
  /** The outbox as it fails. */
  broken?: (outbox: Outbox) => Outbox
}

/** Delivery with a clock that stands still, a lease and a mail server that do as told; a mail is its one word. */
async function delivering(words: string[], { answer, holds = () => true, pollMs = 5, broken = one => one }: Setup) {
  const clock = testClock()
  const folder = await tempFolder()
  const outbox = openOutbox(folder, clock)
  await outbox.prepare()
  const put = (word: string) =>
    outbox.store({ form: 'contact', id: word, folder: 'new', write: async () => Buffer.from(word) })
  for (const word of words) await put(word)
  const tried: string[] = []
  const { lines, log } = recordedLog()
  const delivery = startDelivery({
    outbox: broken(outbox),
    lease: { hold: async () => holds(), release: async () => {} },
    send: async mail => {
      tried.push(`${mail}`)
      return { kind: await answer(`${mail}`, tried.length) }
    },
    clock,
    timings: { ...timings, pollMs },
    log,
  })
  onTestFinished(() => delivery.close())
  return { delivery, clock, tried, lines, put, folder, in: (box: string) => filesIn(folder, box) }
}

/** Long enough for many looks through the outbox. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 100))

describe('a mail server that is away', () => {
  it('is asked once each time, not once for every mail', async () => {
    const { tried, clock } = await delivering(['a', 'b', 'c'], { answer: () => 'away' })
    await aWhile()
    expect(tried).toEqual(['a'])
    clock.pass(minute)
    await aWhile()
    expect(tried).toEqual(['a', 'b'])
  })

  it('is no trouble any more when somebody took the mail out, or another server delivers', async () => {
    let isMine = true
    const { delivery, folder, in: box } = await delivering(['a'], { answer: () => 'away', holds: () => isMine })
    await until(() => delivery.failingSince() !== undefined)
    isMine = false
    await until(() => delivery.failingSince() === undefined)
    isMine = true
    await until(() => delivery.failingSince() !== undefined)
    for (const name of await box('new')) await rm(join(folder, 'new', name))
    await until(() => delivery.failingSince() === undefined)
  })
})

it('a mail that makes the server hang up goes to dead/ after five days in which others got through', async () => {
  const { clock, put, in: box } = await delivering(['gift'], { answer: mail => (mail === 'gift' ? 'away' : 'sent') })
  await aWhile()
  await put('gut')
  clock.pass(5 * day)
  await until(async () => (await box('sent')).length === 1)
  clock.pass(day)
  await until(async () => (await box('dead')).length === 1)
})

it('who loses the lease in the middle sends no further mail', async () => {
  let isMine = true
  const { tried } = await delivering(['a', 'b'], {
    answer: () => {
      isMine = false
      return 'sent'
    },
    holds: () => isMine,
  })
  await aWhile()
  expect(tried).toEqual(['a'])
})

describe('a disk that fails', () => {
  it('after the mail was sent does not have it sent again', async () => {
    let fails = 3
    const { tried, in: box } = await delivering(['a'], {
      answer: () => 'sent',
      broken: outbox => ({
        ...outbox,
        move: (...path) => (fails-- > 0 ? Promise.reject(new Error('EIO')) : outbox.move(...path)),
      }),
    })
    await until(async () => (await box('sent')).length === 1)
    expect(tried).toEqual(['a'])
  })

  it('is said once, and again when it fails another time', async () => {
    let isBroken = true
    const { delivery, lines } = await delivering([], {
      answer: () => 'sent',
      broken: outbox => ({
        ...outbox,
        names: box => (isBroken ? Promise.reject(new Error('EIO')) : outbox.names(box)),
      }),
    })
    const said = () => lines.filter(line => line.includes('mail.outbox')).length
    await aWhile()
    expect([said(), delivery.failingSince() !== undefined]).toEqual([1, true])
    isBroken = false
    await until(() => delivery.failingSince() === undefined)
    isBroken = true
    await until(() => said() === 2)
  })
})

describe('what comes in while a mail is on the wire', () => {
  it('follows at once', async () => {
    let release = (_kind: Outcome['kind']) => {}
    const first = new Promise<Outcome['kind']>(resolve => {
      release = resolve
    })
    const { delivery, put, tried } = await delivering(['a'], {
      answer: mail => (mail === 'a' ? first : 'sent'),
      pollMs: 100_000,
    })
    await until(() => tried.length === 1)
    await put('b')
    delivery.nudge()
    await aWhile()
    expect(tried).toEqual(['a'])
    release('sent')
    await until(() => tried.length === 2)
  })
})

describe('the end', () => {
  it('tries nothing that has failed before', async () => {
    const { delivery, clock, put, tried, lines } = await delivering(['a'], { answer: () => 'later', pollMs: 100_000 })
    await until(() => lines.some(line => line.includes('mail.postponed')))
    clock.pass(minute)
    await put('b')
    await delivery.close()
    expect(tried).toEqual(['a', 'b'])
  })

  it('sends what is new until its time is over', async () => {
    const { delivery, clock, put, tried } = await delivering([], {
      answer: () => {
        clock.pass(timings.flushMs)
        return 'sent'
      },
      pollMs: 100_000,
    })
    await aWhile()
    for (const word of ['a', 'b']) await put(word)
    await delivery.close()
    expect(tried).toEqual(['a'])
  })

  it('is the end: what comes in afterwards waits for the next start', async () => {
    const { delivery, put, tried } = await delivering([], { answer: () => 'sent' })
    await delivery.close()
    await put('a')
    delivery.nudge()
    await aWhile()
    expect(tried).toEqual([])
  })
})
