import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startSmtp } from '../../support/smtp'
import { makeMail, testClock, until } from './fixture'
import { all, expected, mailTo, numbered, numbersOf, smtp } from './smtp-fixture'

const minute = 60_000
const day = 24 * 60 * minute

describe('failing', () => {
  /** A port where nobody listens. */
  async function nobody() {
    const server = await startSmtp()
    await server.close()
    return server
  }
  const real = { firstRetryMs: minute, longestRetryMs: 60 * minute }
  /** Mail whose server puts off every message. */
  async function greylisted(clock: ReturnType<typeof testClock>) {
    const server = await smtp({ behave: () => 'greylist' })
    return {
      server,
      ...(await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo, clock, timings: real })),
    }
  }

  it('waits from one minute, doubling, to one hour, and puts away after five days what is not taken', async () => {
    const clock = testClock()
    const { server, post, files, lines } = await greylisted(clock)
    // Logged once the failure is noted: only then may the clock go on.
    const failures = () => lines.filter(line => line.includes('mail.postponed')).length
    await post(all)
    await until(() => failures() === 1)
    let tries = 1
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      clock.pass((wait - 0.5) * minute)
      await clock.rounds(2)
      expect(server.attempts).toBe(tries)
      clock.pass(0.5 * minute)
      tries += 1
      await until(() => failures() === tries)
    }
    clock.pass(5 * day)
    await until(async () => (await files('dead')).length === 1)
    expect(await files('new')).toEqual([])
  })

  it('while the server is away nothing is given up, however long; all arrive when it is back', async () => {
    const clock = testClock()
    const { url, port } = await nobody()
    const { post, files, mail } = await makeMail({
      SMTP_URL: url,
      MAIL_TO: mailTo,
      clock,
      timings: real,
    })
    for (const request of numbered(3)) await post(request)
    await until(async () => (await mail.status()).failingSince !== null)
    for (let i = 0; i < 8; i += 1) {
      clock.pass(day)
      await clock.rounds(2, 3)
    }
    expect([(await files('new')).length, (await files('dead')).length]).toEqual([3, 0])
    const server = await smtp({ port })
    clock.pass(day)
    await until(async () => (await files('sent')).length === 3)
    expect(numbersOf(server.received)).toEqual(expected(numbered(3)))
    expect((await mail.status()).failingSince).toBeNull()
  })

  it('is told to /healthz since when', async () => {
    const clock = testClock()
    const { url, port } = await nobody()
    const { post, mail } = await makeMail({ SMTP_URL: url, MAIL_TO: mailTo, clock, timings: real })
    const began = new Date(clock.now()).toISOString()
    await post(all)
    await until(async () => (await mail.status()).failingSince !== null)
    clock.pass(14 * minute)
    expect(await mail.status()).toMatchObject({ mode: 'smtp', waiting: 1, failingSince: began })
    await smtp({ port })
    clock.pass(60 * minute)
    await until(async () => (await mail.status()).failingSince === null)
  })

  it('a clock that jumps changes neither waits nor fates', async () => {
    const clock = testClock()
    const { server, post, files, lines } = await greylisted(clock)
    await post(all)
    await until(() => lines.join().includes('mail.postponed'))
    clock.jump(3650 * day)
    await clock.rounds(2)
    clock.jump(-7300 * day)
    await clock.rounds(2)
    expect(server.attempts).toBe(1)
    expect((await files('new')).length).toBe(1)
  })

  it('puts a mail that makes the server hang up away after five days in which others got through', async () => {
    const clock = testClock()
    const server = await smtp({ poison: 'Gift' })
    const { post, files, lines } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
      clock,
      timings: real,
    })
    await post({ ...all, message: 'Gift' })
    await until(() => lines.join().includes('mail.postponed'))
    await post(all)
    clock.pass(5 * day)
    await until(async () => (await files('sent')).length === 1)
    clock.pass(day)
    await until(async () => (await files('dead')).length === 1)
  })

  it('of the disk after a mail was sent does not have it sent again', async () => {
    const server = await smtp({ behave: attempt => (attempt === 0 ? 'greylist' : 'take') })
    const timings = { firstRetryMs: 500 }
    const { post, files, lines, dataDir } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
      timings,
    })
    await post(all)
    await until(() => lines.join().includes('mail.postponed'))
    await rm(join(dataDir, 'sent'), { recursive: true })
    await writeFile(join(dataDir, 'sent'), 'a file where the folder was')
    await until(() => lines.join().includes('mail.outbox'))
    await rm(join(dataDir, 'sent'))
    await mkdir(join(dataDir, 'sent'))
    await until(async () => (await files('sent')).length === 1)
    expect(server.received).toHaveLength(1)
    // Said once, however often it failed.
    expect(lines.filter(line => line.includes('mail.outbox'))).toHaveLength(1)
  })
})
