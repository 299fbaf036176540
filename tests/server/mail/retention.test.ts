import { rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { client, contact, makeMail, testClock, until } from './fixture'

const all = { ...contact, ...client }
const day = 24 * 60 * 60 * 1000
const turn = () => new Promise(resolve => setTimeout(resolve, 120))

/** One request in each folder, and a service that looks for old ones often. */
async function everywhere(retentionMs = 30) {
  const clock = testClock()
  const before = await makeMail({ clock })
  for (const folder of ['sent', 'dead']) {
    await before.post({ ...all, message: folder })
    const [name = ''] = await before.files('new')
    await rename(join(before.dataDir, 'new', name), join(before.dataDir, folder, name))
  }
  await before.post(all)
  await before.post({ ...all, message: 'quarantine', fax: '1' })
  const { files, lines, mail } = await makeMail({
    dataDir: before.dataDir,
    clock,
    keepDays: 60,
    timings: { retentionMs },
  })
  const counts = async () =>
    Promise.all(['new', 'sent', 'dead', 'quarantine'].map(async box => (await files(box)).length))
  /** Days go by one at a time, as they do. */
  const pass = async (days: number) => {
    for (let i = 0; i < days * 2; i += 1) {
      clock.pass(day / 2)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    await turn()
  }
  return { ...before, clock, counts, lines, mail, pass }
}

describe('retention', () => {
  it('deletes quarantine after 30 days and what was delivered after the set time; never what was not', async () => {
    const { counts, pass, lines } = await everywhere()
    await pass(29)
    expect(await counts()).toEqual([1, 1, 1, 1])
    await pass(2)
    expect(await counts()).toEqual([1, 1, 1, 0])
    await pass(28)
    expect(await counts()).toEqual([1, 1, 1, 0])
    await pass(3)
    expect(await counts()).toEqual([1, 0, 1, 0])
    expect(lines.join()).toContain('requests.expired')
  })

  it('does not believe a clock that leaps and leaps back', async () => {
    const { clock, counts, lines } = await everywhere(300)
    await turn()
    clock.jump(1000 * day)
    await until(() => lines.some(line => line.includes('requests.clock-jump')))
    clock.jump(-1000 * day)
    await new Promise(resolve => setTimeout(resolve, 700))
    expect(await counts()).toEqual([1, 1, 1, 1])
  })

  it('clears what a killed server left half written, not what is being written', async () => {
    const clock = testClock()
    const first = await makeMail({ clock })
    for (const [name, age] of [
      ['old', 2],
      ['young', 0],
    ] as const) {
      const file = join(first.dataDir, 'tmp', `${name}.eml`)
      await writeFile(file, 'half')
      await utimes(file, new Date(), new Date(clock.now() - age * day))
    }
    const { files } = await makeMail({ dataDir: first.dataDir, clock })
    await until(async () => (await files('tmp')).length === 1)
    expect(await files('tmp')).toEqual(['young.eml'])
  })
})
