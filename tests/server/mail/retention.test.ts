import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { client, contact, makeMail, testClock, until } from './fixture'

const all = { ...contact, ...client }
const day = 24 * 60 * 60 * 1000

/** A request in new/, sent/ and dead/, one that looked like spam in sent/, and a service that looks for old ones often. */
async function everywhere() {
  const clock = testClock()
  const before = await makeMail({ clock })
  const { dataDir } = before
  const putInto = async (folder: string, more: Record<string, string>) => {
    await before.post({ ...all, message: folder, ...more })
    const [name = ''] = await before.files('new')
    await rename(join(dataDir, 'new', name), join(dataDir, folder, name))
  }
  await putInto('sent', {})
  await putInto('dead', {})
  await putInto('sent', { rueckfrage: 'x', message: 'Spam' })
  await before.post(all)
  await before.mail.close()

  const open = () => makeMail({ dataDir, clock, keepDays: 60, timings: { retentionMs: 10 } })
  let service = await open()
  const lastRun = async () =>
    JSON.parse((await readFile(join(dataDir, 'retention.json'), 'utf8').catch(() => '{}')) || '{}').lastRun
  const looked = () => until(async () => (await lastRun()) === clock.now())
  return {
    clock,
    dataDir,
    looked,
    lines: () => service.lines.join(),
    counts: async () => Promise.all(['new', 'sent', 'dead'].map(async box => (await service.files(box)).length)),
    /** Days go by one at a time, as they do. */
    async pass(days: number) {
      for (let i = 0; i < days; i += 1) {
        clock.pass(day)
        await looked()
      }
    },
    async restart() {
      await service.mail.close()
      service = await open()
      await looked()
    },
  }
}

describe('retention', () => {
  it('deletes what looked like spam after 30 days, what was delivered after the set time, never what was not', async () => {
    const { counts, pass, lines } = await everywhere()
    await pass(29)
    expect(await counts()).toEqual([1, 2, 1])
    await pass(3)
    await expect.poll(counts).toEqual([1, 1, 1])
    await pass(27)
    expect(await counts()).toEqual([1, 1, 1])
    await pass(3)
    await expect.poll(counts).toEqual([1, 0, 1])
    expect(lines()).toContain('requests.expired')
  })

  it('does not believe a clock that leaps, neither in a run nor at a start, until it went on for a week', async () => {
    const { clock, counts, lines, looked, pass, restart } = await everywhere()
    await pass(10)
    clock.jump(200 * day)
    await looked()
    expect(lines()).toContain('requests.clock-jump')
    clock.jump(-200 * day)
    await looked()
    await pass(3)
    clock.jump(200 * day)
    await restart()
    await pass(6)
    expect(await counts()).toEqual([1, 2, 1])
    await pass(2)
    await expect.poll(counts).toEqual([1, 0, 1])
  })

  it('waits for a week where the time of the last run is lost', async () => {
    const { clock, counts, dataDir, pass, restart } = await everywhere()
    await pass(10)
    await rm(join(dataDir, 'retention.json'))
    clock.jump(200 * day)
    await restart()
    expect(await counts()).toEqual([1, 2, 1])
  })
})
