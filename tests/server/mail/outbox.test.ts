import { writeFileSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { client, contact, makeMail, storedRequests, testClock } from './fixture'

const all = { ...contact, ...client }
const hour = 3_600_000

describe('one request, one mail', () => {
  it('a double click, a retry and other spaces or capitals of the address make one', async () => {
    const { post, files } = await makeMail()
    const answers = await Promise.all([post(all), post(all), post(all)])
    const later = await post({ ...all, email: 'MARIA@huber.example', name: ' Maria  Huber' })
    const decomposed = await post({ ...all, message: all.message.normalize('NFD') })
    expect([...answers, later, decomposed].map(answer => answer.status)).toEqual([
      200, 200, 200, 200, 200,
    ])
    expect(await files('new')).toHaveLength(1)
  })

  it.each(['sent', 'dead'])(
    'a reload makes no second mail when the first went to %s',
    async folder => {
      const { post, files, dataDir } = await makeMail()
      await post(all)
      const [name = ''] = await files('new')
      await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
      expect((await post(all)).status).toBe(200)
      expect(await files('new')).toEqual([])
    },
  )

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

describe('what looks like spam', () => {
  it.each([
    ['trap-field', { rueckfrage: '0316 1' }],
    ['trap-field', { rueckfrage: 'Links nach 800 ms', message: 'Mehr: https://billig.example' }],
  ])('%s is kept like the rest, with a mark for people and programs', async (reason, trap) => {
    const { post, files, dataDir, mail } = await makeMail()
    const response = await post({ ...all, ...trap })
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await files('new')).toEqual([expect.stringContaining('-contact-spamverdacht-')])
    const [stored] = await storedRequests(dataDir)
    expect(stored).toMatchObject({ suspicion: reason, fields: { phone: contact.phone } })
    expect((await mail.status()).suspected).toBe(1)
  })

  it.each([
    ['somebody who writes a link', { message: 'Siehe https://huber.example' }],
    ['a browser without JavaScript', { rueckfrage: '' }],
  ])('is not: %s', async (_who, fields) => {
    const { post, mail } = await makeMail()
    expect((await post({ ...all, ...fields })).status).toBe(200)
    expect(await mail.status()).toMatchObject({ waiting: 1, suspected: 0 })
  })
})

describe('20 000 delivered requests', () => {
  it('slow no post', async () => {
    const [few, many] = [await makeMail(), await makeMail()]
    await mkdir(join(many.dataDir, 'sent'), { recursive: true })
    for (let i = 0; i < 20_000; i += 1) {
      const name = `2026-01-01T00-00-00Z-contact-${i.toString(16).padStart(16, '0')}.json`
      writeFileSync(join(many.dataDir, 'sent', name), '')
    }
    const post = async ({ post: send }: typeof few, message: string) => {
      const started = performance.now()
      expect((await send({ ...all, message })).status).toBe(200)
      return performance.now() - started
    }
    const times: { few: number; many: number }[] = []
    // The first post of a run reads the folders.
    for (let i = 0; i < 21; i += 1)
      times.push({ few: await post(few, `${i}`), many: await post(many, `${i}`) })
    const median = (which: 'few' | 'many') =>
      times
        .slice(1)
        .map(time => time[which])
        .sort((a, b) => a - b)[10] ?? 0
    expect(median('many')).toBeLessThan(3 * median('few'))
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

  it('what is half written has no name in new/', async () => {
    const { dataDir, files, mail } = await makeMail()
    await writeFile(join(dataDir, 'tmp', 'x.json'), 'half')
    await mail.close()
    const next = await makeMail({ DATA_DIR: dataDir })
    expect([await files('new'), await files('tmp')]).toEqual([[], []])
    expect(await next.mail.status()).toMatchObject({
      mode: 'stored',
      waiting: 0,
      undeliveredSince: null,
    })
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
      undeliveredSince: '2026-11-21T10:00:00.000Z',
      failingSince: null,
      dead: 0,
      suspected: 0,
    })
  })
})

describe('a disk that does not take it', () => {
  it.each([
    ['the mail', 1],
    ['its name', 2],
  ])('is noticed before anybody reads OK: %s is not flushed', async (_what, nth) => {
    const { post } = await makeMail()
    await post(all)
    const handle = await open('.', 'r')
    const flush = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
    await handle.close()
    onTestFinished(() => flush.mockRestore())
    if (nth === 2) flush.mockResolvedValueOnce(undefined)
    flush.mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }))
    expect((await post({ ...all, message: 'Etwas anderes' })).status).toBe(503)
  })

  it('whatever fails, the visitor is told so and may try again; operators are told until one is stored', async () => {
    const { post, dataDir, lines, mail } = await makeMail()
    await rm(join(dataDir, 'new'), { recursive: true })
    await writeFile(join(dataDir, 'new'), 'a file where the folder was')
    const response = await post(all)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: {
        code: 'not_stored',
        message: expect.stringContaining(
          'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
        ),
      },
    })
    expect(lines.join()).toContain('request.not-stored')
    expect(await mail.problems()).toMatchObject([{ name: 'disk', code: expect.any(String) }])
    await rm(join(dataDir, 'new'))
    await mkdir(join(dataDir, 'new'))
    expect((await post(all)).status).toBe(200)
    expect(await storedRequests(dataDir)).toHaveLength(1)
    expect(await mail.problems()).toEqual([])
  })

  it.skipIf(process.getuid?.() === 0)('a folder without permission', async () => {
    const { post, dataDir } = await makeMail()
    await chmod(join(dataDir, 'tmp'), 0o500)
    expect((await post(all)).status).toBe(503)
    await chmod(join(dataDir, 'tmp'), 0o700)
  })
})
