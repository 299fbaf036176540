import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '../../../server/errors'
import { all, makeMail } from './fixture'

it('one server per DATA_DIR refuses the start of a second one with a line that says so, until the first has ended', async () => {
  const { dataDir, mail } = await makeMail()
  const second = makeMail({ DATA_DIR: dataDir })
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(/^DATA_DIR .* is in use by another server\./)
  await mail.close()
  await expect(makeMail({ DATA_DIR: dataDir })).resolves.toBeDefined()
})

it('one server per DATA_DIR holds also where somebody removed the folder while the server runs, which is a problem until one is stored', async () => {
  const { dataDir, post, mail, lines } = await makeMail()
  await rm(dataDir, { recursive: true })
  const refused = await post(all)
  expect([refused.status, (await refused.json()).error]).toEqual([
    503,
    {
      code: 'not_stored',
      message: expect.stringContaining(
        'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
      ),
    },
  ])
  expect(lines.join()).toContain('request.not-stored')
  expect(await mail.problems()).toMatchObject([{ name: 'disk', code: 'ENOENT' }])
  expect((await post(all)).status).toBe(200)
  expect(await mail.problems()).toEqual([])
  await expect(makeMail({ DATA_DIR: dataDir })).rejects.toThrow(/is in use by another server/)
})

it.each([
  ['a mount that takes no lock', 'ENOTSUP'],
  ['a system without a build of the package', 'no build'],
])('several servers are let in, and told of, on %s', async (_where, why) => {
  vi.doMock('fs-native-extensions', () => {
    if (why === 'no build') throw new Error('no build')
    const tryLock = () => {
      throw Object.assign(new Error(why), { code: why })
    }
    return { tryLock }
  })
  onTestFinished(() => void vi.doUnmock('fs-native-extensions'))
  const { post, mail, files, lines } = await makeMail()
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: expect.stringContaining('data.unguarded'), code: why },
  ])
  expect((await post(all)).status).toBe(200)
  expect(await files('new')).toHaveLength(1)
  expect(await mail.problems()).toEqual([])
})
