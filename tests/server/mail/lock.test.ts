import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StartError } from '../../../server/errors'
import { lockFolder } from '../../../server/mail/lock'
import { scratchFolder } from '../../support/scratch-folder'
import { all, makeMail } from './fixture'

/** A process that tries to lock folders when it is told which. */
async function makeStarter() {
  const child = fork('tests/server/mail/lock-starter.ts', { execArgv: ['--import', 'tsx'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return {
    async lock(folders: readonly string[]): Promise<boolean[]> {
      child.send([...folders])
      const [taken] = await once(child, 'message')
      return taken
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const refuse = (code: string): never => {
  throw Object.assign(new Error(code), { code })
}

describe('one server per DATA_DIR', () => {
  it('refuses the start of a second one with a line that says so, until the first has ended', async () => {
    const { dataDir, mail } = await makeMail()
    const second = makeMail({ DATA_DIR: dataDir })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(/^DATA_DIR .* is in use by another server\./)
    await mail.close()
    await expect(makeMail({ DATA_DIR: dataDir })).resolves.toBeDefined()
  })

  it('holds also where somebody removed the folder while the server runs, which is a problem until one is stored', async () => {
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
    ['a mount that takes no lock', 'ENOTSUP', async () => () => refuse('ENOTSUP')],
    ['a system without a build of the package', 'no build', () => Promise.reject(new Error('x'))],
  ])('is not kept up, and said so, where that cannot be: %s', async (_where, why, load) => {
    const lock = (folder: string) => lockFolder(folder, load)
    const { post, mail, files, lines } = await makeMail({ lock })
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { msg: expect.stringContaining('data.unguarded'), code: why },
    ])
    expect((await post(all)).status).toBe(200)
    expect(await files('new')).toHaveLength(1)
    expect(await mail.problems()).toEqual([])
  })

  it('lets one of two have the folder when they start in the same instant, also after a killed one', async () => {
    const root = scratchFolder()
    const folders = Array.from({ length: 50 }, (_, index) => join(root, String(index)))
    for (const folder of folders) await mkdir(folder)
    const [killed, ...starters] = await Promise.all([1, 2, 3].map(makeStarter))
    const used = folders.slice(0, 25)
    expect(await killed?.lock(used)).toEqual(used.map(() => true))
    await killed?.kill()
    const taken = await Promise.all(starters.map(starter => starter.lock(folders)))
    const holders = folders.map((_, index) => taken.filter(list => list[index]).length)
    expect(holders).toEqual(folders.map(() => 1))
  }, 30_000)
})
