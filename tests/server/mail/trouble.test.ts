import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSmtp } from '../../../server/mail/smtp'
import { startSmtp } from '../../support/smtp'
import { makeMail, testClock, until } from './fixture'
import { all, expected, mailTo, numbered, numbersOf, smtp } from './smtp-fixture'

const minute = 60_000

/** A certificate that nobody vouches for, as openssl makes one; undefined where there is no openssl. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`
  try {
    execFileSync('openssl', options.split(' '), { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

const namesOf = async ({ mail }: Awaited<ReturnType<typeof makeMail>>) =>
  (await mail.problems()).map(({ name, code }) => [name, code])

describe('a mail server that takes nothing', () => {
  it('for its password is a problem from the start on, without a mail, and solved with it', async () => {
    const server = await smtp({ auth: { user: 'a', pass: 'b' } })
    const wrong = server.url.replace('a:b', 'a:falsch')
    const service = await makeMail({ SMTP_URL: wrong, MAIL_TO: mailTo })
    await expect.poll(() => namesOf(service)).toEqual([['mail.failing', 'EAUTH 535']])
    // Once, however often it was tried.
    await until(() => server.logins.length > 3)
    expect(service.lines.filter(line => line.includes('mail.server-fails'))).toHaveLength(1)
    expect(service.lines.join()).toContain('"status":535')
    const right = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    await right.post(all)
    await until(async () => (await right.files('sent')).length === 1)
    expect(await namesOf(right)).toEqual([])
  })

  it('for its certificate is one too, and the log names the cause', async () => {
    const tls = await certificate()
    if (!tls) return console.warn('NOT TESTED: a certificate of nobody. Install openssl.')
    const server = await smtp({ tls })
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    await expect
      .poll(() => namesOf(service))
      .toEqual([['mail.failing', 'DEPTH_ZERO_SELF_SIGNED_CERT']])
    expect(service.lines.join()).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
  })

  it('because it is away is one after ten minutes, with its cause, until it is back', async () => {
    const clock = testClock()
    const gone = await startSmtp()
    await gone.close()
    const timings = { firstRetryMs: minute, longestRetryMs: minute }
    const service = await makeMail({ SMTP_URL: gone.url, MAIL_TO: mailTo, clock, timings })
    await until(() => service.lines.join().includes('"code":"ECONNREFUSED"'))
    clock.pass(9 * minute)
    expect(await namesOf(service)).toEqual([])
    clock.pass(minute)
    expect(await namesOf(service)).toEqual([['mail.failing', 'ECONNREFUSED']])
    await smtp({ port: gone.port })
    clock.pass(minute)
    await expect.poll(() => namesOf(service)).toEqual([])
    expect(service.lines.join()).toContain('mail.server-back')
  })

  it('without a log-in loses no mail: it is a problem at once, and keeps nothing from another recipient', async () => {
    const relays = [mailTo]
    const server = await smtp({ relays })
    const both = `${mailTo}, chef@4xdu.example`
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: both })
    await service.post(all)
    await expect.poll(() => namesOf(service)).toEqual([['mail.failing', 'EENVELOPE 554']])
    await until(() => server.received.length === 1)
    expect([await service.files('new'), await service.files('dead')]).toEqual([
      [expect.any(String)],
      [],
    ])
    relays.pop()
    await until(async () => (await service.files('sent')).length === 1)
    expect(server.received.map(({ to }) => to)).toEqual([['chef@4xdu.example'], [mailTo]])
  })

  it('of one mail for good leaves it in dead/, which is a problem until somebody looks', async () => {
    const server = await smtp({ behave: () => 'reject' })
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    await service.post(all)
    await until(async () => (await service.files('dead')).length === 1)
    expect(await namesOf(service)).toEqual([['mail.dead', undefined]])
  })

  it('for now is one when a request has waited for an hour', async () => {
    const clock = testClock()
    const server = await smtp({ behave: () => 'greylist' })
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo, clock })
    await service.post(all)
    await until(() => service.lines.join().includes('mail.postponed'))
    expect(await namesOf(service)).toEqual([])
    clock.pass(60 * minute)
    expect(await namesOf(service)).toEqual([['mail.waiting', undefined]])
  })

  it('does not count what waited while this server was down', async () => {
    const clock = testClock()
    const before = await makeMail({ clock })
    await before.post(all)
    await before.mail.close()
    clock.pass(180 * minute)
    const gone = await startSmtp()
    await gone.close()
    const service = await makeMail({
      DATA_DIR: before.dataDir,
      SMTP_URL: gone.url,
      MAIL_TO: mailTo,
      clock,
    })
    expect(await namesOf(service)).toEqual([])
    clock.pass(60 * minute)
    expect(await namesOf(service)).toEqual([['mail.waiting', undefined]])
  })

  it('a file in new/ that holds no request is put to dead/, and holds up nothing', async () => {
    const server = await smtp()
    const before = await makeMail()
    writeFileSync(join(before.dataDir, 'new', '2026-11-21T09-00-00Z-contact-ab.json'), '{"form":')
    await before.post(all)
    await before.mail.close()
    const service = await makeMail({
      DATA_DIR: before.dataDir,
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
    })
    await until(async () => (await service.files('sent')).length === 1)
    expect(await service.files('dead')).toHaveLength(1)
    expect(service.lines.join()).toContain('mail.unreadable')
  })
})

describe('a file that the system refuses', () => {
  it('to read holds up no other, is named in the log once and is a problem until it is gone', async () => {
    const server = await smtp()
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo, clock: testClock() })
    const id = '2026-11-21T10-00-00Z-contact-ab'
    mkdirSync(join(service.dataDir, 'new', `${id}.json`))
    for (const request of numbered(3)) await service.post(request)
    await until(async () => (await service.files('sent')).length === 3)
    expect(numbersOf(server.received)).toEqual(expected(numbered(3)))
    expect(await namesOf(service)).toEqual([['mail.outbox', 'EISDIR']])
    const lines = service.lines.filter(line => line.includes('mail.outbox'))
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ id, code: 'EISDIR' }])
    rmSync(join(service.dataDir, 'new', `${id}.json`), { recursive: true })
    await expect.poll(() => namesOf(service)).toEqual([])
  })

  it('to move is one too: all others are mailed, each once', async () => {
    const server = await smtp()
    const service = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    rmSync(join(service.dataDir, 'sent'), { recursive: true })
    writeFileSync(join(service.dataDir, 'sent'), 'a file where the folder was')
    for (const request of numbered(3)) await service.post(request)
    await until(() => server.received.length === 3)
    await expect.poll(() => namesOf(service)).toEqual([['mail.outbox', 'ENOTDIR']])
    await until(() => service.lines.filter(line => line.includes('mail.outbox')).length >= 3)
    rmSync(join(service.dataDir, 'sent'))
    mkdirSync(join(service.dataDir, 'sent'))
    await until(async () => (await service.files('sent')).length === 3)
    expect(numbersOf(server.received)).toEqual(expected(numbered(3)))
    expect(server.received).toHaveLength(3)
    // Once a file, however often it was tried.
    expect(service.lines.filter(line => line.includes('mail.outbox'))).toHaveLength(3)
  })
})

describe('the way to the mail server', () => {
  it('is encrypted, or no password is told and no mail goes out', async () => {
    const server = await smtp({ auth: { user: 'a', pass: 'b' } })
    // Another name of this machine, which is not known to be it.
    const url = server.url.replace('127.0.0.1', '0.0.0.0')
    const smtpClient = openSmtp(url, 'a@4xdu.example', 5_000)
    expect(await smtpClient.verify()).toMatchObject({ kind: 'denied', code: 'ETLS' })
    const outcomes = await smtpClient.send({ text: 'x' }, [mailTo])
    expect(outcomes.get(mailTo)).toMatchObject({ kind: 'denied' })
    expect([server.logins, server.received]).toEqual([[], []])
  })

  it('is taken in the name of MAIL_FROM, on the envelope and in the mail', async () => {
    const server = await smtp()
    const mailFrom = 'website@4xdu.example'
    const { post } = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo, MAIL_FROM: mailFrom })
    await post(all)
    await until(() => server.received.length === 1)
    const [got] = server.received
    expect([got?.from, got?.mail.from?.address]).toEqual([mailFrom, mailFrom])
  })
})

describe('past the hourly number of mails', () => {
  it('requests wait, which is told, and go out when the hour is over', async () => {
    const clock = testClock()
    const server = await smtp()
    const service = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
      clock,
      mailsPerHour: 2,
    })
    for (const request of numbered(4)) expect((await service.post(request)).status).toBe(200)
    await until(async () => (await service.files('sent')).length === 2)
    await clock.rounds(2)
    expect(await service.files('new')).toHaveLength(2)
    expect(await namesOf(service)).toEqual([['forms.flood', undefined]])
    clock.pass(60 * minute)
    await until(async () => (await service.files('sent')).length === 4)
    expect(numbersOf(server.received)).toEqual(expected(numbered(4)))
    expect(await namesOf(service)).toEqual([])
  })
})
