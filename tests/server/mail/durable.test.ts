import { readdirSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { moveFile, writeOnce } from '../../../server/mail/durable'
import { openOutbox } from '../../../server/mail/outbox'
import { tempFolder, testClock } from './fixture'

const at = new Date('2026-11-21T10:00:00Z')

it('of two who write one name the first wins, and the second is told', async () => {
  const folder = await tempFolder()
  const write = (text: string) => writeOnce(join(folder, `tmp-${text}`), join(folder, 'mail'), Buffer.from(text), at)
  expect([await write('eins'), await write('zwei')]).toEqual([true, false])
  expect(await readFile(join(folder, 'mail'), 'utf8')).toBe('eins')
})

it('what another server has moved already is no error', async () => {
  const folder = await tempFolder()
  await writeFile(join(folder, 'a'), 'mail')
  const move = () => moveFile(join(folder, 'a'), join(folder, 'b'))
  expect([await move(), await move()]).toEqual([true, false])
})

describe('a disk that cannot keep what it took', () => {
  /** From here on the nth flush to the disk fails, as on a broken one. */
  async function failingFlush(nth: number) {
    const handle = await open('.', 'r')
    const flush = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
    await handle.close()
    onTestFinished(() => flush.mockRestore())
    for (let count = 1; count < nth; count += 1) flush.mockResolvedValueOnce(undefined)
    flush.mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }))
  }

  it.each([
    ['the mail', 1],
    ['its name', 2],
  ])('is told before anybody believes that %s is safe', async (_what, nth) => {
    const folder = await tempFolder()
    await failingFlush(nth)
    await expect(writeOnce(join(folder, 'tmp'), join(folder, 'mail'), Buffer.from('mail'), at)).rejects.toThrow('EIO')
  })

  it.each([
    ['new', 1],
    ['old', 2],
  ])('is told before anybody believes that a move is safe in the %s folder', async (_which, nth) => {
    const folder = await tempFolder()
    await writeFile(join(folder, 'a'), 'mail')
    await failingFlush(nth)
    await expect(moveFile(join(folder, 'a'), join(folder, 'b'))).rejects.toThrow('EIO')
  })

  it('is told also of words that another server wrote a moment ago', async () => {
    const outbox = openOutbox(await tempFolder(), testClock())
    const words = { id: 'a', folder: 'new' } as const
    await outbox.prepare()
    await outbox.store({ ...words, form: 'contact', write: async () => Buffer.from('mail') })
    await failingFlush(1)
    await expect(outbox.knows(words)).rejects.toThrow('EIO')
  })
})

it.skipIf(process.platform !== 'linux')('a thousand mails leave no file open', async () => {
  const folder = await tempFolder()
  const open = () => readdirSync('/proc/self/fd').length
  const write = (i: number) => writeOnce(join(folder, 'tmp'), join(folder, `${i}`), Buffer.from('mail'), at)
  await write(0)
  const before = open()
  for (let i = 1; i < 1_000; i += 1) await write(i)
  expect(open()).toBeLessThan(before + 50)
})
