import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../../server/mail/clock'
import { createLease } from '../../../server/mail/lease'
import { startSmtp } from '../../support/smtp'
import { client, contact, makeMail, tempFolder, testClock, until } from './fixture'

const staleMs = 20_000

describe('the lease', () => {
  it('has one holder, also when ten ask at once', async () => {
    const folder = join(await tempFolder(), 'lease')
    const leases = Array.from({ length: 10 }, () => createLease({ folder, clock: systemClock, staleMs }))
    await mkdir(folder)
    const held = await Promise.all(leases.map(lease => lease.hold()))
    expect(held.filter(Boolean)).toHaveLength(1)
    expect(await Promise.all(leases.map(lease => lease.hold()))).toEqual(held)
  })

  it('is handed over at once when released', async () => {
    const folder = await tempFolder()
    const one = createLease({ folder, clock: systemClock, staleMs })
    const two = createLease({ folder, clock: systemClock, staleMs })
    expect([await one.hold(), await two.hold()]).toEqual([true, false])
    await one.release()
    expect([await two.hold(), await one.hold()]).toEqual([true, false])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('goes to another when the holder gives no sign of life, and the old holder notices', async () => {
    const folder = await tempFolder()
    const clock = testClock()
    // Its timer never fires within this test: as dead as after SIGSTOP.
    const dead = createLease({ folder, clock, staleMs: 1_000_000 })
    const heir = createLease({ folder, clock, staleMs })
    const rival = createLease({ folder, clock, staleMs })
    expect(await dead.hold()).toBe(true)
    expect([await heir.hold(), await rival.hold()]).toEqual([false, false])
    clock.pass(staleMs - 1)
    expect(await heir.hold()).toBe(false)
    clock.pass(1)
    expect((await Promise.all([heir.hold(), rival.hold()])).filter(Boolean)).toHaveLength(1)
    expect(await dead.hold()).toBe(false)
  })

  it('stays where it is when clocks jump or differ', async () => {
    const folder = await tempFolder()
    const clock = testClock()
    const other = testClock(0)
    const holder = createLease({ folder, clock, staleMs: 200 })
    const observer = createLease({ folder, clock: other, staleMs: 200 })
    expect(await holder.hold()).toBe(true)
    for (const jump of [1e12, -2e12, 5e11]) {
      clock.jump(jump)
      other.jump(-jump)
      expect(await observer.hold()).toBe(false)
    }
    // Alive: the sign of life comes by real time, far more often than the observer's 200 ms go by.
    for (let i = 0; i < 5; i += 1) {
      await new Promise(resolve => setTimeout(resolve, 120))
      other.pass(120)
      expect(await observer.hold()).toBe(false)
    }
    await holder.release()
  })
})

describe('several servers on one disk', () => {
  const requests = Array.from({ length: 40 }, (_, i) => ({ ...contact, ...client, message: `Nummer ${i}.` }))

  it('deliver every request once, and go on when the one that delivers stops', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const settings = { smtpUrl: smtp.url, mailTo: 'office@4xdu.example' }
    const one = await makeMail(settings)
    const two = await makeMail({ ...settings, dataDir: one.dataDir })
    const three = await makeMail({ ...settings, dataDir: one.dataDir })
    const servers = [one, two, three]
    await Promise.all(requests.slice(0, 20).map((request, i) => servers[i % 3]?.post(request)))
    await one.mail.close()
    await Promise.all(requests.slice(20).map((request, i) => servers[1 + (i % 2)]?.post(request)))
    await until(async () => (await one.files('sent')).length === 40)
    const texts = smtp.received.map(({ mail }) => mail.text)
    expect(texts).toHaveLength(40)
    expect(new Set(texts).size).toBe(40)
    expect(await one.files('lease')).toHaveLength(1)
  })
})
