import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { moveFile, writeOnce } from '../../../server/mail/durable'
import { tempFolder } from './fixture'

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

it.skipIf(process.platform !== 'linux')('a thousand mails leave no file open', async () => {
  const folder = await tempFolder()
  const open = () => readdirSync('/proc/self/fd').length
  const write = (i: number) => writeOnce(join(folder, 'tmp'), join(folder, `${i}`), Buffer.from('mail'), at)
  await write(0)
  const before = open()
  for (let i = 1; i < 1_000; i += 1) await write(i)
  expect(open()).toBeLessThan(before + 50)
})
