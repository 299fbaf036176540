import { open, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { scratchFolder } from '../../support/scratch-folder'
import { all, contact, makeMail, storedRequests, testClock } from './fixture'

const hour = 3_600_000
const day = 24 * hour

describe('one request, one mail', () => {
  it('a double click, a retry and other spaces or capitals of the address make one', async () => {
    // A new second falls between any two of them.
    let seconds = 0
    const now = () => Date.parse('2026-11-21T10:00:00Z') + 1000 * seconds++
    const { post, files } = await makeMail({ now })
    const answers = await Promise.all([post(all), post(all), post(all)])
    answers.push(await post({ ...all, email: 'MARIA@huber.example', name: ' Maria  Huber' }))
    answers.push(await post({ ...all, message: all.message.normalize('NFD') }))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await files('new')).toHaveLength(1)
  })

  it.each(['sent', 'dead'])(
    'a reload makes no second one of one in %s/, also after a restart',
    async folder => {
      const { post, files, dataDir, mail } = await makeMail()
      await post(all)
      const [name = ''] = await files('new')
      await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
      expect((await post(all)).status).toBe(200)
      await mail.close()
      const again = await makeMail({ DATA_DIR: dataDir })
      expect((await again.post(all)).status).toBe(200)
      expect(await files('new')).toEqual([])
    },
  )

  it('the same words after a day are a new request, another word is one at once', async () => {
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

it.each([
  ['a field that nobody sees is filled in', { rueckfrage: '0316 1' }, true],
  ['somebody writes a link', { message: 'Siehe https://huber.example' }, false],
  ['a browser without JavaScript', { rueckfrage: '' }, false],
])('what looks like spam is kept, marked: %s', async (_what, fields, suspected) => {
  const { post, files, dataDir } = await makeMail()
  const response = await post({ ...all, ...fields })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  const [name = ''] = await files('new')
  expect(name.includes('-contact-spamverdacht-')).toBe(suspected)
  const [stored] = await storedRequests(dataDir)
  expect(stored).toMatchObject({ fields: { phone: contact.phone } })
  expect(stored?.suspicion).toBe(suspected ? 'trap-field' : undefined)
})

describe('files', () => {
  it('are for their owner only, and so are their folders', async () => {
    const DATA_DIR = join(scratchFolder(), 'data')
    const { post, files } = await makeMail({ DATA_DIR })
    await post(all)
    const [name = ''] = await files('new')
    const mode = async (...path: string[]) => (await stat(join(DATA_DIR, ...path))).mode & 0o777
    expect([await mode(), await mode('new'), await mode('new', name)]).toEqual([
      0o700, 0o700, 0o600,
    ])
  })

  it('that are half written have no name in new/, and are gone after a restart', async () => {
    const { dataDir, files, mail } = await makeMail()
    await writeFile(join(dataDir, 'tmp', 'x.json'), 'half')
    await mail.close()
    await makeMail({ DATA_DIR: dataDir })
    expect([await files('new'), await files('tmp')]).toEqual([[], []])
  })

  it('are counted, with how long they have waited', async () => {
    const clock = testClock()
    const { post, details, dataDir } = await makeMail({ clock })
    await post(all)
    clock.pass(90_000)
    for (const message of ['b', 'c', 'd']) await post({ ...all, message })
    // What a person laid beside them is no mail.
    await writeFile(join(dataDir, 'new', 'Notiz.txt'), 'Herr Huber ruft an')
    expect(await details()).toEqual({
      mode: 'stored',
      waiting: 4,
      undeliveredSince: '2026-11-21T10:00:00.000Z',
      dead: 0,
      foreign: 1,
    })
  })

  it('are deleted after the set days where delivered, after 30 where they looked like spam, never else', async () => {
    const clock = testClock()
    const { mail, dataDir, post, files } = await makeMail({ clock })
    const putInto = async (folder: string, more: Record<string, string>) => {
      await post({ ...all, message: folder, ...more })
      const [name = ''] = await files('new')
      await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
    }
    await putInto('sent', {})
    await putInto('dead', {})
    await putInto('sent', { rueckfrage: 'x', message: 'Spam' })
    await post(all)
    await mail.close()
    const sentAfter = async (days: number) => {
      clock.pass(days * day)
      const settings = { DATA_DIR: dataDir, REQUESTS_KEEP_DAYS: 60, clock }
      await (await makeMail(settings)).mail.close()
      return (await files('sent')).length
    }
    expect([await sentAfter(29), await sentAfter(3)]).toEqual([2, 1])
    expect([await sentAfter(27), await sentAfter(3)]).toEqual([1, 0])
    expect([await files('new'), await files('dead')]).toMatchObject([
      [expect.any(String)],
      [expect.any(String)],
    ])
  })
})

// What the visitor is told then: lock.test.ts.
it.each([
  ['the mail', 1],
  ['its name', 2],
])('nobody reads OK before it is flushed: %s', async (_what, nth) => {
  const { post } = await makeMail()
  await post(all)
  const handle = await open('.', 'r')
  const flush = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
  await handle.close()
  onTestFinished(() => flush.mockRestore())
  if (nth === 2) flush.mockResolvedValueOnce(undefined)
  const failure = Object.assign(new Error('EIO'), { code: 'EIO' })
  flush.mockRejectedValueOnce(failure)
  expect((await post({ ...all, message: 'Etwas anderes' })).status).toBe(503)
  // Nor when it is sent again.
  flush.mockRejectedValueOnce(failure)
  expect((await post({ ...all, message: 'Etwas anderes' })).status).toBe(503)
})
