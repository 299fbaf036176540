import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSmtp } from '../../../server/mail/smtp'
import { Store } from '../../../server/mail/store'
import { refusals } from '../../support/smtp'
import {
  all,
  goneSmtp,
  mailTo,
  makeMail,
  numbered,
  numbersIn,
  smtp,
  testClock,
  until,
} from './fixture'

const minute = 60_000

describe('a mail server that takes nothing', () => {
  it('for its password is a problem from the start on, without a mail, and loses none', async () => {
    const server = await smtp({ auth: { user: 'a', pass: 'b' } })
    const SMTP_URL = server.url.replace('a:b', 'a:falsch')
    const service = await makeMail({ SMTP_URL })
    await expect.poll(service.problems).toEqual([['mail.failing', 'EAUTH 535']])
    await service.post(all)
    await until(() => service.logged('mail.postponed').length > 2)
    expect([await service.files('new'), await service.files('dead')]).toMatchObject([
      [expect.any(String)],
      [],
    ])
    await service.mail.close()
    const right = await makeMail({ DATA_DIR: service.dataDir, SMTP_URL: server.url })
    await right.holds('sent', 1)
    expect(await right.problems()).toEqual([])
  })

  it('for its certificate is one too, with its cause', async () => {
    const server = await smtp({ tls: true })
    const service = await makeMail({ SMTP_URL: server.url })
    const code = expect.stringMatching(/SELF_SIGNED_CERT|CERT_HAS_EXPIRED/)
    await expect.poll(service.problems).toEqual([['mail.failing', code]])
  })

  it('because it is away is one once it still is after a minute; nothing is given up, and all arrive when it is back', async () => {
    const clock = testClock()
    const gone = await goneSmtp()
    const timings = { firstRetryMs: minute, longestRetryMs: minute }
    const service = await makeMail({ SMTP_URL: gone.url, clock, timings })
    for (const request of numbered(3)) await service.post(request)
    // The log names each request that waits for it.
    await until(() => service.logged('mail.postponed').length === 3)
    const idsOf = (event: string) => service.logged(event).map(({ id }) => id)
    expect(idsOf('mail.postponed').sort()).toEqual(idsOf('request.received').sort())
    clock.pass(0.9 * minute)
    await clock.rounds()
    expect(await service.problems()).toEqual([])
    clock.pass(0.1 * minute)
    await expect.poll(service.problems).toEqual([['mail.failing', 'ECONNREFUSED']])
    for (let day = 0; day < 8; day += 1) {
      clock.pass(24 * 60 * minute)
      await clock.rounds()
    }
    expect(await service.details()).toMatchObject({ waiting: 3, dead: 0 })
    const server = await smtp({ port: gone.port })
    clock.pass(minute)
    await service.holds('sent', 3)
    expect(numbersIn(server.received)).toEqual([0, 1, 2])
    expect(await service.problems()).toEqual([])
  })

  it('for one recipient without a log-in is one at once, and keeps nothing from another', async () => {
    const refused: Record<string, string> = { [mailTo]: refusals.relay }
    const server = await smtp({ refused })
    const MAIL_TO = `${mailTo}, chef@4xdu.example`
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO })
    await service.post(all)
    await expect.poll(service.problems).toEqual([['mail.failing', 'EENVELOPE 554']])
    await until(() => server.received.length === 1)
    expect(await service.files('dead')).toEqual([])
    delete refused[mailTo]
    await service.holds('sent', 1)
    expect(server.received.map(({ to }) => to)).toEqual([['chef@4xdu.example'], [mailTo]])
  })

  it.each(['reject', 'unknown'] as const)(
    'of one mail for good (%s) leaves it in dead/, once, which is a problem until somebody looks',
    async kind => {
      const server = await smtp({ behave: () => kind })
      const service = await makeMail({ SMTP_URL: server.url })
      await service.post(all)
      await service.holds('dead', 1)
      expect(server.attempts).toBe(1)
      expect(service.lines.join()).toContain('"status":55')
      expect(await service.problems()).toEqual([['mail.dead', undefined]])
    },
  )

  it('for now is one when a request has waited for an hour of this run', async () => {
    const clock = testClock()
    const before = await makeMail({ clock })
    await before.post(all)
    await before.mail.close()
    clock.pass(180 * minute)
    const server = await smtp({ behave: () => 'greylist' })
    const service = await makeMail({ DATA_DIR: before.dataDir, SMTP_URL: server.url, clock })
    await until(() => service.lines.join().includes('mail.postponed'))
    expect(await service.problems()).toEqual([])
    clock.pass(60 * minute)
    expect(await service.problems()).toEqual([['mail.waiting', undefined]])
  })

  it('past the hourly number of mails keeps the rest waiting, which is a problem until the hour is over', async () => {
    const clock = testClock()
    const server = await smtp()
    const service = await makeMail({ SMTP_URL: server.url, clock, mailsPerHour: 2 })
    for (const request of numbered(4)) expect((await service.post(request)).status).toBe(200)
    await service.holds('sent', 2)
    expect(await service.files('new')).toHaveLength(2)
    expect(await service.problems()).toEqual([['forms.flood', undefined]])
    clock.pass(60 * minute)
    await service.holds('sent', 4)
    expect(numbersIn(server.received)).toEqual([0, 1, 2, 3])
    expect(await service.problems()).toEqual([])
  })
})

it('a disk that hangs hangs no answer, and is not asked again meanwhile', async () => {
  const { mail } = await makeMail()
  const counts = vi.spyOn(Store.prototype, 'counts').mockReturnValue(new Promise(() => {}))
  onTestFinished(() => counts.mockRestore())
  const hanging = [expect.objectContaining({ name: 'disk', code: 'ETIMEDOUT' })]
  expect(await Promise.all([mail.problems(), mail.problems()])).toEqual([hanging, hanging])
  expect(counts).toHaveBeenCalledTimes(1)
  expect(mail.details()).toEqual({ mode: 'stored' })
})

describe('a file', () => {
  const id = '2026-11-21T10-00-00Z-contact-ab'

  it('that holds no request is put to dead/, and holds up nothing', async () => {
    const server = await smtp()
    const service = await makeMail({ SMTP_URL: server.url })
    writeFileSync(join(service.dataDir, 'new', `${id}.json`), '{"form":')
    await service.post(all)
    await service.holds('sent', 1)
    await expect.poll(() => service.files('dead')).toEqual([`${id}.json`])
    expect(service.lines.join()).toContain('mail.unreadable')
  })

  it('that is no request is a problem until somebody moves it away', async () => {
    const service = await makeMail()
    for (const name of ['alt.eml', `${id}.txt`, `${id}.eml`, 'Notiz.json']) {
      writeFileSync(join(service.dataDir, 'new', name), 'x')
      expect(await service.problems()).toEqual([['mail.foreign', undefined]])
      rmSync(join(service.dataDir, 'new', name))
    }
    writeFileSync(join(service.dataDir, 'new', '.syncing'), 'x')
    expect(await service.problems()).toEqual([])
  })

  it('that the system does not read holds up no other, is logged once and is a problem until it is gone', async () => {
    const server = await smtp()
    const service = await makeMail({ SMTP_URL: server.url })
    mkdirSync(join(service.dataDir, 'new', `${id}.json`))
    for (const request of numbered(3)) await service.post(request)
    await service.holds('sent', 3)
    expect(await service.problems()).toEqual([['mail.outbox', 'EISDIR']])
    expect(service.logged('mail.outbox')).toMatchObject([{ id, code: 'EISDIR' }])
    rmSync(join(service.dataDir, 'new', `${id}.json`), { recursive: true })
    await expect.poll(service.problems).toEqual([])
  })
})

it('the way to the mail server is encrypted, or no password and no mail goes out', async () => {
  const server = await smtp({ auth: { user: 'a', pass: 'b' } })
  // Another name of this machine, which is not known to be it.
  const url = server.url.replace('127.0.0.1', '0.0.0.0')
  const smtpClient = openSmtp(url, 'a@4xdu.example', 5_000)
  expect(await smtpClient.verify()).toMatchObject({ kind: 'denied', code: 'ETLS' })
  const outcomes = await smtpClient.send({ text: 'x' }, [mailTo])
  expect(outcomes.get(mailTo)).toMatchObject({ kind: 'denied' })
  expect([server.logins, server.received]).toEqual([[], []])
})
