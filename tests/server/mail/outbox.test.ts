import { chmod, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openOutbox } from '../../../server/mail/outbox'
import { client, contact, filesIn, makeMail, storedMails, tempFolder, testClock } from './fixture'

const all = { ...contact, ...client }
const hour = 3_600_000

describe('one request, one mail', () => {
  it('a double click, a retry and other spaces or capitals of the address make one', async () => {
    const { post, files } = await makeMail()
    const answers = await Promise.all([post(all), post(all), post(all)])
    const later = await post({ ...all, email: 'MARIA@huber.example', name: ' Maria  Huber' })
    const decomposed = await post({ ...all, message: all.message.normalize('NFD') })
    expect([...answers, later, decomposed].map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await files('new')).toHaveLength(1)
  })

  it('two servers on one disk make one of a double click', async () => {
    const one = await makeMail()
    const two = await makeMail({ dataDir: one.dataDir })
    for (let i = 0; i < 20; i += 1) {
      const again = { ...all, message: `Nummer ${i}` }
      await Promise.all([one.post(again), two.post(again), one.post(again), two.post(again)])
    }
    expect(await one.files('new')).toHaveLength(20)
    expect(await one.files('tmp')).toEqual([])
  })

  it.each(['sent', 'dead'])('a reload makes no second mail when the first went to %s', async folder => {
    const { post, files, dataDir } = await makeMail()
    await post(all)
    const [name = ''] = await files('new')
    await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
    expect((await post(all)).status).toBe(200)
    expect(await files('new')).toEqual([])
  })

  it('the same words a day later are a new request, another word is one at once', async () => {
    const clock = testClock()
    const { post, files } = await makeMail({ clock })
    await post(all)
    clock.pass(23 * hour)
    await post(all)
    expect(await files('new')).toHaveLength(1)
    clock.pass(2 * hour)
    await post(all)
    await post({ ...all, message: 'Etwas anderes' })
    expect(await files('new')).toHaveLength(3)
  })
})

describe('spam', () => {
  it.each([
    ['honeypot', { fax: '0316 1' }],
    ['too-fast', { fill_ms: '800' }],
    ['too-fast', { fill_ms: 'schnell' }],
    ['too-fast', { fill_ms: '1e9' }],
  ])('%s goes to quarantine with the reason, answered like any other', async (reason, trap) => {
    const { post, files, dataDir } = await makeMail()
    const response = await post({ ...all, ...trap })
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await files('new')).toEqual([])
    expect(await files('quarantine')).toHaveLength(1)
    const [mail] = await storedMails(dataDir)
    expect(mail?.headers.find(({ key }) => key === 'x-quarantine')?.value).toBe(reason)
    expect(mail?.text).toContain(contact.message)
  })

  it('a second, slower try of the same words gets through', async () => {
    const { post, files } = await makeMail()
    await post({ ...all, fill_ms: '900' })
    await post({ ...all, fill_ms: '900' })
    expect(await files('quarantine')).toHaveLength(1)
    await post(all)
    expect(await files('new')).toHaveLength(1)
    await post({ ...all, fill_ms: '2500', message: 'langsam', fax: '' })
    // Without JavaScript nobody measures the time.
    await post({ ...all, fill_ms: '', message: 'ohne JavaScript', fax: '' })
    expect(await files('new')).toHaveLength(3)
  })

  it('a try that looks like a robot does not swallow one of the same words at the same moment', async () => {
    const { post, files } = await makeMail()
    await Promise.all([post({ ...all, fax: '1' }), post(all)])
    expect(await files('new')).toHaveLength(1)
  })
})

describe('files', () => {
  it('are for their owner only, and so are their folders', async () => {
    const { post, files, dataDir } = await makeMail()
    await post(all)
    const [name = ''] = await files('new')
    expect((await stat(join(dataDir, 'new', name))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'new'))).mode & 0o777).toBe(0o700)
  })

  it('get their folders from servers that start at the same moment', async () => {
    const folder = await tempFolder()
    for (let i = 0; i < 50; i += 1) {
      const servers = Array.from({ length: 8 }, () => openOutbox(join(folder, `${i}`, 'data'), testClock()))
      await Promise.all(servers.map(server => server.prepare()))
    }
    expect(await filesIn(folder, '49/data')).toEqual(['dead', 'lease', 'new', 'quarantine', 'sent', 'tmp'])
  })

  it('what is half written has no name in new/', async () => {
    const { dataDir, files } = await makeMail()
    await writeFile(join(dataDir, 'tmp', 'x.eml'), 'half')
    const next = await makeMail({ dataDir })
    expect(await files('new')).toEqual([])
    expect(await next.mail.status()).toMatchObject({ mode: 'stored', waiting: 0, oldestUndeliveredSeconds: null })
  })

  it('status knows how many wait and for how long', async () => {
    const clock = testClock()
    const { post, mail, dataDir } = await makeMail({ clock })
    await post(all)
    clock.pass(90_000)
    for (const message of ['b', 'c', 'd', 'e', 'f', 'g']) await post({ ...all, message })
    // What a person laid beside them is no mail.
    await writeFile(join(dataDir, 'new', 'Notiz.txt'), 'Herr Huber ruft an')
    expect(await mail.status()).toEqual({
      mode: 'stored',
      waiting: 7,
      oldestUndeliveredSeconds: 90,
      failingSince: null,
      dead: 0,
    })
  })
})

describe('a disk that does not take it', () => {
  it('whatever fails, the visitor is told so and may try again at once', async () => {
    const { post, dataDir, lines } = await makeMail({ perMinute: 1, perHour: 1 })
    await rm(join(dataDir, 'new'), { recursive: true })
    await writeFile(join(dataDir, 'new'), 'a file where the folder was')
    const response = await post(all)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: {
        code: 'not_stored',
        message: 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
      },
    })
    expect(lines.join()).toContain('request.not-stored')
    await rm(join(dataDir, 'new'))
    expect((await post(all)).status).toBe(200)
    expect(await storedMails(dataDir)).toHaveLength(1)
  })

  it.skipIf(process.getuid?.() === 0)('a folder without permission', async () => {
    const { post, dataDir } = await makeMail()
    await chmod(join(dataDir, 'tmp'), 0o500)
    expect((await post(all)).status).toBe(503)
    await chmod(join(dataDir, 'tmp'), 0o700)
  })

  it('an outbox whose file was never made says nothing else', async () => {
    const folder = await tempFolder()
    const outbox = openOutbox(folder, testClock())
    await outbox.prepare()
    const failing = outbox.store({
      form: 'contact',
      id: '0123456789abcdef',
      folder: 'new',
      write: () => Promise.reject(new Error('no mail')),
    })
    await expect(failing).rejects.toThrow('no mail')
    const name = '2026-11-21-contact-0123456789abcdef.eml'
    const draft = { form: 'contact', id: '0123456789abcdef', folder: 'new' } as const
    expect(await outbox.store({ ...draft, write: async () => Buffer.from('mail') })).toBe('stored')
    expect(await readFile(join(folder, 'new', name), 'utf8')).toBe('mail')
  })
})
