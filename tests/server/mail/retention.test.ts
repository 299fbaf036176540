import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { client, contact, makeMail, testClock, until } from './fixture'

const all = { ...contact, ...client }
const day = 24 * 60 * 60 * 1000

it('deletes what looked like spam after 30 days, what was delivered after the set time, never what was not', async () => {
  const clock = testClock()
  const { dataDir, post, files, lines } = await makeMail({
    clock,
    REQUESTS_KEEP_DAYS: 60,
    timings: { choresMs: 10 },
  })
  const putInto = async (folder: string, more: Record<string, string>) => {
    await post({ ...all, message: folder, ...more })
    const [name = ''] = await files('new')
    await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
  }
  await putInto('sent', {})
  await putInto('dead', {})
  await putInto('sent', { rueckfrage: 'x', message: 'Spam' })
  await post(all)

  const ancient = '2020-01-01T00-00-00Z-contact-0.json'
  const countsAfter = async (days: number) => {
    const expired = () => lines.filter(line => line.includes('requests.expired')).length
    const before = expired()
    clock.pass(days * day)
    await writeFile(join(dataDir, 'sent', ancient), '')
    // Its deletion is told once all of that sweep are gone.
    await until(async () => !(await files('sent')).includes(ancient) && expired() > before)
    return Promise.all(['new', 'sent', 'dead'].map(async box => (await files(box)).length))
  }
  expect(await countsAfter(29)).toEqual([1, 2, 1])
  expect(await countsAfter(3)).toEqual([1, 1, 1])
  expect(await countsAfter(27)).toEqual([1, 1, 1])
  expect(await countsAfter(3)).toEqual([1, 0, 1])
  expect(lines.join()).toContain('requests.expired')
})
