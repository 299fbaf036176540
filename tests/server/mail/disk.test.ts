import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '../../support/scratch-folder'
import { all, contact, makeMail, storedRequests } from './fixture'

/** A real small disk; needs the right to mount one, as root in a container mostly has. */
function mountDisk(options: string, atEnd = onTestFinished): string {
  const folder = scratchFolder(atEnd)
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  atEnd(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

let isAble = true
try {
  mountDisk('size=4k', afterAll)
} catch {
  isAble = false
  console.warn('NOT TESTED: a disk that is full. It needs the right to mount a tmpfs (root).')
}

describe.skipIf(!isAble)('a real disk', () => {
  it('full: every OK is a whole mail on disk, everything else a 503 and a problem, until there is room again', async () => {
    const dataDir = mountDisk('size=256k')
    const { post, lines, mail } = await makeMail({ DATA_DIR: dataDir })
    let kept = 0
    const statuses = new Set<number>()
    for (let i = 0; i < 60; i += 1) {
      const { status } = await post({ ...all, message: `${i} ${'lang '.repeat(1500)}` })
      statuses.add(status)
      if (status === 200) kept += 1
    }
    expect([...statuses].sort()).toEqual([200, 503])
    const mails = await storedRequests(dataDir)
    expect(mails).toHaveLength(kept)
    for (const { fields } of mails) expect(fields.message).toMatch(/lang$/)
    expect(lines.join()).toContain('ENOSPC')
    expect(await mail.problems()).toMatchObject([{ name: 'disk', code: 'ENOSPC' }])
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([])
    expect(mail.details()).toMatchObject({ waiting: kept })

    for (const name of readdirSync(join(dataDir, 'new')).slice(0, 3))
      rmSync(join(dataDir, 'new', name))
    expect((await post({ ...all, message: 'Jetzt ist wieder Platz' })).status).toBe(200)
    expect(await mail.problems()).toEqual([])
  })

  it('nearly full before anybody posts is a problem too, until there is room', async () => {
    const dataDir = mountDisk('size=128k')
    const { mail } = await makeMail({ DATA_DIR: dataDir, timings: { choresMs: 10 } })
    writeFileSync(join(dataDir, 'ballast'), Buffer.alloc(4096 * 28))
    const problems = () => mail.problems().then(list => list.map(({ name }) => name))
    await expect.poll(problems).toEqual(['disk'])
    rmSync(join(dataDir, 'ballast'))
    await expect.poll(problems).toEqual([])
  })

  it('read-only at the start: the service starts, takes nothing and says so, until it is writable', async () => {
    const dataDir = mountDisk('size=1m')
    execFileSync('mount', ['-o', 'remount,ro', dataDir])
    const { post, mail } = await makeMail({ DATA_DIR: dataDir })
    expect(await mail.problems()).toMatchObject([{ name: 'disk', code: 'EROFS' }])
    expect((await post(all)).status).toBe(503)
    const page = await post({ ...contact, form: 'contact' }, { 'Sec-Fetch-Mode': 'navigate' })
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain('Entschuldigung, es gab einen Fehler beim Senden.')
    expect(html).not.toContain('Vielen Dank')
    execFileSync('mount', ['-o', 'remount,rw', dataDir])
    expect((await post(all)).status).toBe(200)
    expect(await mail.problems()).toEqual([])
    // From now on it is this one's folder.
    await expect(makeMail({ DATA_DIR: dataDir })).rejects.toThrow('is in use by another server')
  })
})
