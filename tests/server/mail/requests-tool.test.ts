import { execFile } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { client, contact, makeMail, storedMails, testClock, trial, trialClient } from './fixture'

const tool = fileURLToPath(new URL('../../../tools/requests.ts', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

function requests(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const env = { ...process.env, DATA_DIR: dataDir }
    execFile(process.execPath, ['--import', 'tsx', tool, ...args], { cwd: root, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

/** Two requests of Maria (one delivered, one suspected of spam), one of Luca. */
async function filled() {
  const { post, files, dataDir } = await makeMail({ clock: testClock() })
  await post({ ...contact, ...client })
  const [name = ''] = await files('new')
  await rename(join(dataDir, 'new', name), join(dataDir, 'sent', name))
  await post({ ...contact, ...client, email: 'MARIA@huber.example', message: 'Zweite', rueckfrage: '1' })
  await post({ ...trial, ...trialClient })
  return dataDir
}

describe('npm run requests', () => {
  it('list shows everything as a table', async () => {
    const { out, code } = await requests(await filled(), 'list')
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toBe('Mit Spamverdacht: 1')
    expect(lines[0]).toMatch(/^Eingegangen +Stand +E-Mail +Betreff$/)
    expect(out).toMatch(
      /21\.11\.2026, 11:00 +zugestellt +maria@huber\.example +Nachricht von Maria Huber, Huber & Söhne/,
    )
    expect(out).toMatch(/wartet +maria@huber\.example +\[Spamverdacht\] Nachricht/)
    expect(out).toMatch(/wartet +luca@pizza\.example +Demo-Anfrage von Luca Rossi, Pizzeria Luca/)
  })

  it('export gives everything of one address, whatever its capitals, as JSON', async () => {
    const { out } = await requests(await filled(), 'export', 'Maria@Huber.example')
    const { adresse, anfragen } = JSON.parse(out)
    expect(adresse).toBe('Maria@Huber.example')
    expect(anfragen).toHaveLength(2)
    const text = JSON.stringify(anfragen)
    for (const value of [
      contact.name,
      contact.phone,
      contact.company,
      'wir hätten gerne einen Termin.',
      'Zweite',
      'trap-field',
    ])
      expect(text).toContain(value)
    expect(text).not.toContain('luca')
  })

  it('delete removes everything of one address and says how much', async () => {
    const dataDir = await filled()
    const { out } = await requests(dataDir, 'delete', 'maria@huber.example')
    expect(out).toContain('2 Anfragen von maria@huber.example gelöscht.')
    const left = await storedMails(dataDir)
    expect(left.map(mail => mail.replyTo?.[0]?.address)).toEqual([trial.email])
    expect((await requests(dataDir, 'delete', 'maria@huber.example')).out).toContain('ist nichts gespeichert')
  })

  it('says that it may not read, instead of finding nothing', async () => {
    const dataDir = await filled()
    await rm(join(dataDir, 'sent'), { recursive: true })
    await writeFile(join(dataDir, 'sent'), 'a file where the folder was')
    const { code, out, err } = await requests(dataDir, 'delete', 'maria@huber.example')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('ist nicht lesbar (ENOTDIR)')
  })
})
