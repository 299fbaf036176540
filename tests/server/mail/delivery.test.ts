import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../support/smtp'
import { all, mailTo, makeMail, numbered, numbersIn, smtp, testClock, until } from './fixture'

const minute = 60_000
const real = { firstRetryMs: minute, longestRetryMs: 60 * minute }

/** A folder in which these requests wait. */
async function leftBehind(requests: Record<string, string>[]) {
  const { post, mail, dataDir } = await makeMail()
  for (const request of requests) await post(request)
  await mail.close()
  return dataDir
}

describe('delivery', () => {
  it.each([
    ['the log-in', undefined, 'konto@4xdu.example'],
    ['MAIL_FROM', 'website@4xdu.example', 'website@4xdu.example'],
  ])('mails as %s what is stored', async (_what, MAIL_FROM, from) => {
    const server = await smtp({ auth: { user: 'konto@4xdu.example', pass: 'geh/eim@1' } })
    const { post, files, lines, holds } = await makeMail({ SMTP_URL: server.url, MAIL_FROM })
    await post(all)
    await holds('sent', 1)
    const [mail] = server.received
    expect([mail?.to, mail?.from, mail?.mail.from?.address]).toEqual([[mailTo], from, from])
    expect(mail?.mail.text).toContain(all.phone)
    expect(await files('new')).toEqual([])
    expect(lines.join()).not.toMatch(/huber|4xdu\.example/i)
  })

  it('picks up what an earlier run left and mails what is new, past one mail that makes the server hang up', async () => {
    const DATA_DIR = await leftBehind([{ ...all, message: 'Gift' }, ...numbered(3)])
    const server = await smtp({ poison: 'Gift' })
    const settings = { DATA_DIR, SMTP_URL: server.url, timings: real }
    const { post, files, mail, holds } = await makeMail(settings)
    await holds('sent', 3)
    await post({ ...all, message: 'Nummer 3.' })
    await holds('sent', 4)
    expect(numbersIn(server.received)).toEqual([0, 1, 2, 3])
    expect([await files('new'), await mail.problems()]).toEqual([[expect.any(String)], []])
  })

  it('waits from one minute, doubling, to one hour, whatever the clock of the machine says', async () => {
    const clock = testClock()
    const server = await smtp({ behave: () => 'greylist' })
    const { post, files, logged } = await makeMail({ SMTP_URL: server.url, clock, timings: real })
    // Logged once the failure is noted: only then may the clock go on.
    const failures = () => logged('mail.postponed').length
    await post(all)
    await until(() => failures() === 1)
    let tries = 1
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await clock.rounds()
      clock.jump((tries % 2 ? 3650 : -3650) * 24 * 60 * minute)
      clock.pass((wait - 0.5) * minute)
      await clock.rounds()
      expect(server.attempts).toBe(tries)
      clock.pass(0.5 * minute)
      tries += 1
      await until(() => failures() === tries)
    }
    expect(await files('new')).toHaveLength(1)
  })

  it('does not send again what the disk could not note', async () => {
    const server = await smtp()
    const { post, lines, dataDir, holds } = await makeMail({ SMTP_URL: server.url })
    await rm(join(dataDir, 'sent'), { recursive: true })
    await writeFile(join(dataDir, 'sent'), 'a file where the folder was')
    await post(all)
    await until(() => lines.join().includes('mail.outbox'))
    await rm(join(dataDir, 'sent'))
    await mkdir(join(dataDir, 'sent'))
    await holds('sent', 1)
    expect(server.received).toHaveLength(1)
  })
})

describe('the end', () => {
  it('sends what is new before it closes', async () => {
    const server = await smtp()
    const timings = { pollMs: 100_000, flushMs: 30_000 }
    const { post, mail, files } = await makeMail({ SMTP_URL: server.url, timings })
    await Promise.all(numbered(8).map(request => post(request)))
    await mail.close()
    expect(numbersIn(server.received)).toHaveLength(8)
    expect(await files('new')).toEqual([])
  })

  it('does not wait for a mail server that says nothing', async () => {
    const server = await smtp({ behave: () => 'stall' })
    const settings = { SMTP_URL: server.url, timings: { flushMs: 300 } }
    const { post, mail, files } = await makeMail(settings)
    await post(all)
    await until(() => server.attempts === 1)
    await mail.close()
    expect(server.received).toEqual([])
    expect(await files('new')).toHaveLength(1)
  })
})

describe('several recipients', () => {
  const MAIL_TO = `${mailTo}, chef@4xdu.example`

  it('get each mail in one run, and each once, also when the service ends before the last has it', async () => {
    const refused: Record<string, string> = { [mailTo]: refusals.greylist }
    const server = await smtp({ refused })
    const timings = { firstRetryMs: 100_000 }
    const first = await makeMail({ SMTP_URL: server.url, MAIL_TO, timings })
    await first.post(all)
    await until(() => server.received.length === 1)
    await first.mail.close()
    delete refused[mailTo]
    const second = await makeMail({ DATA_DIR: first.dataDir, SMTP_URL: server.url, MAIL_TO })
    await second.holds('sent', 1)
    await second.post({ ...all, message: 'Zweite' })
    await second.holds('sent', 2)
    expect(server.received.map(({ to }) => to)).toEqual([
      ['chef@4xdu.example'],
      [mailTo],
      [mailTo, 'chef@4xdu.example'],
    ])
  })

  it('lose nothing by one whom the mail server refuses; with the address put right only that one gets it', async () => {
    const server = await smtp({ refused: { [mailTo]: refusals.unknown } })
    const { post, files, mail, lines, dataDir, holds } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO,
    })
    await post(all)
    await holds('dead', 1)
    expect(server.received.map(({ to }) => to)).toEqual([['chef@4xdu.example']])
    expect(lines.join()).toContain('mail.dead')

    await mail.close()
    const [name = ''] = await files('dead')
    await rename(join(dataDir, 'dead', name), join(dataDir, 'new', name))
    const better = await smtp()
    const again = await makeMail({ DATA_DIR: dataDir, SMTP_URL: better.url, MAIL_TO })
    await again.holds('sent', 1)
    expect(better.received.map(({ to }) => to)).toEqual([[mailTo]])
  })
})
