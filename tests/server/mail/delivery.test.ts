import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeMail, until } from './fixture'
import { all, expected, mailTo, numbered, numbersOf, smtp } from './smtp-fixture'

describe('delivery', () => {
  it('mails what was stored, and keeps it in sent/', async () => {
    const server = await smtp({ auth: { user: 'konto@4xdu.example', pass: 'geh/eim@1' } })
    const { post, files, lines } = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    await post(all)
    await until(() => server.received.length === 1)
    const [got] = server.received
    expect(got?.to).toEqual(['office@4xdu.example'])
    expect([got?.from, got?.mail.from?.address]).toEqual([
      'konto@4xdu.example',
      'konto@4xdu.example',
    ])
    await until(async () => (await files('sent')).length === 1)
    expect(got?.mail.text).toContain(all.phone)
    expect(await files('new')).toEqual([])
    expect(lines.join()).toContain('mail.sent')
    expect(lines.join()).not.toMatch(/huber|4xdu\.example/i)
  })

  it('picks up what an earlier run without SMTP left, with the addresses of today', async () => {
    const before = await makeMail()
    for (const request of numbered(5)) await before.post(request)
    await before.mail.close()
    const server = await smtp()
    const { files } = await makeMail({
      DATA_DIR: before.dataDir,
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
    })
    await until(async () => (await files('sent')).length === 5)
    expect(numbersOf(server.received)).toEqual(expected(numbered(5)))
    expect(server.received[0]?.mail.from?.address).toBe('office@4xdu.example')
  })

  it('gets everything through a server that greylists, cuts and drops replies; duplicates only with one Message-ID', async () => {
    const kinds = ['greylist', 'cut', 'drop-reply', 'take'] as const
    const server = await smtp({ behave: attempt => kinds[attempt % kinds.length] ?? 'take' })
    const { post, files } = await makeMail({ SMTP_URL: server.url, MAIL_TO: mailTo })
    const requests = numbered(12)
    for (const request of requests) expect((await post(request)).status).toBe(200)
    await until(async () => (await files('sent')).length === requests.length, 25_000)
    expect(await files('new')).toEqual([])
    expect(numbersOf(server.received)).toEqual(expected(requests))
    const ids = new Map(server.received.map(({ mail }) => [mail.text, mail.messageId]))
    for (const { mail } of server.received) expect(ids.get(mail.text)).toBe(mail.messageId)
    expect(new Set(ids.values()).size).toBe(requests.length)
    expect(server.received.length).toBeGreaterThan(requests.length)
  })

  it.each(['reject', 'unknown'] as const)(
    'what the server refuses for good (%s) goes to dead/, once',
    async kind => {
      const server = await smtp({ behave: () => kind })
      const { post, files, mail, lines } = await makeMail({
        SMTP_URL: server.url,
        MAIL_TO: 'office@4xdu.example',
      })
      await post(all)
      await until(async () => (await files('dead')).length === 1)
      expect(server.attempts).toBe(1)
      expect(await mail.status()).toMatchObject({ waiting: 0, dead: 1, failingSince: null })
      expect(lines.join()).toContain('"status":55')
    },
  )

  it('a wrong password kills no mail', async () => {
    const server = await smtp({ auth: { user: 'a', pass: 'b' } })
    const { post, files, lines } = await makeMail({
      SMTP_URL: server.url.replace('a:b', 'a:falsch'),
      MAIL_TO: mailTo,
    })
    await post(all)
    await until(() => lines.filter(line => line.includes('mail.postponed')).length > 2)
    expect([(await files('new')).length, (await files('dead')).length]).toEqual([1, 0])
  })

  it('one mail that makes the server hang up does not hold up the others', async () => {
    const before = await makeMail()
    for (const message of ['Gift', ...numbered(3).map(one => one.message)])
      await before.post({ ...all, message })
    await before.mail.close()
    const server = await smtp({ poison: 'Gift' })
    const { files } = await makeMail({
      DATA_DIR: before.dataDir,
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
    })
    await until(async () => (await files('sent')).length === 3)
    expect(numbersOf(server.received)).toEqual(expected(numbered(3)))
    expect(await files('new')).toHaveLength(1)
  })
})

describe('the end', () => {
  it('sends what is new before it closes', async () => {
    const server = await smtp()
    const { post, mail, files } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
      timings: { pollMs: 100_000, flushMs: 30_000 },
    })
    await Promise.all(numbered(8).map(request => post(request)))
    await mail.close()
    expect(numbersOf(server.received)).toEqual(expected(numbered(8)))
    expect(await files('new')).toEqual([])
  })

  it('does not wait for a mail server that says nothing', async () => {
    const server = await smtp({ behave: () => 'stall' })
    const { post, mail, files } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: mailTo,
      timings: { flushMs: 300 },
    })
    await post(all)
    await until(() => server.attempts === 1)
    const start = performance.now()
    await mail.close()
    expect(performance.now() - start).toBeLessThan(1_500)
    expect(await files('new')).toHaveLength(1)
  })
})

describe('several recipients', () => {
  const both = 'office@4xdu.example, chef@4xdu.example'

  it('get each mail in one run, and each once, also when the service ends before the last has it', async () => {
    const later = ['office@4xdu.example']
    const server = await smtp({ later })
    const timings = { firstRetryMs: 100_000 }
    const first = await makeMail({ SMTP_URL: server.url, MAIL_TO: both, timings })
    await first.post(all)
    await until(() => server.received.length === 1)
    await first.mail.close()
    later.pop()
    const second = await makeMail({ DATA_DIR: first.dataDir, SMTP_URL: server.url, MAIL_TO: both })
    await until(async () => (await second.files('sent')).length === 1)
    await second.post({ ...all, message: 'Zweite' })
    await until(async () => (await second.files('sent')).length === 2)
    expect(server.received.map(({ to }) => to)).toEqual([
      ['chef@4xdu.example'],
      ['office@4xdu.example'],
      ['office@4xdu.example', 'chef@4xdu.example'],
    ])
  })

  it('one whom the mail server refuses is seen, and keeps the mail from nobody else', async () => {
    const server = await smtp({ strangers: ['office@4xdu.example'] })
    const { post, files, mail, lines, dataDir } = await makeMail({
      SMTP_URL: server.url,
      MAIL_TO: both,
    })
    await post(all)
    await until(async () => (await files('dead')).length === 1)
    expect(server.received.map(({ to }) => to)).toEqual([['chef@4xdu.example']])
    expect((await mail.status()).dead).toBe(1)
    expect(lines.join()).toContain('mail.dead')

    // The address is put right, the mail is moved back: recipients who have it do not get it again.
    await mail.close()
    const [name = ''] = await files('dead')
    await rename(join(dataDir, 'dead', name), join(dataDir, 'new', name))
    const better = await smtp()
    const again = await makeMail({ DATA_DIR: dataDir, SMTP_URL: better.url, MAIL_TO: both })
    await until(async () => (await again.files('sent')).length === 1)
    expect(better.received.map(({ to }) => to)).toEqual([['office@4xdu.example']])
  })
})
