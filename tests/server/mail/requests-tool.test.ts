import { execFile } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  client,
  contact,
  filesIn,
  makeMail,
  storedRequests,
  testClock,
  trial,
  trialClient,
} from './fixture'

const tool = fileURLToPath(new URL('../../../tools/requests.ts', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

function requests(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const env = { ...process.env, DATA_DIR: dataDir }
    execFile(
      process.execPath,
      ['--import', 'tsx', tool, ...args],
      { cwd: root, env },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      },
    )
  })
}

/** Two requests of Maria (one delivered, one suspected of spam), one of Luca. */
async function filled() {
  const clock = testClock()
  const { post, files, dataDir } = await makeMail({ clock })
  await post({ ...contact, ...client })
  const [name = ''] = await files('new')
  await rename(join(dataDir, 'new', name), join(dataDir, 'sent', name))
  clock.pass(60_000)
  await post({
    ...contact,
    ...client,
    email: 'MARIA@huber.example',
    message: 'Zweite',
    rueckfrage: '1',
  })
  clock.pass(60_000)
  await post({ ...trial, ...trialClient })
  return dataDir
}

describe('npm run requests', () => {
  it('list is an inbox, the newest first', async () => {
    const { out, code } = await requests(await filled(), 'list')
    expect(code).toBe(0)
    const [head, ...rows] = out.trimEnd().split('\n')
    expect(head).toMatch(/^Nummer +Eingegangen +Stand +Branche +E-Mail +Betreff$/)
    expect(rows).toEqual([
      expect.stringMatching(
        /^[0-9a-f]{8} +21\.11\.2026, 11:02 +wartet +Restaurant, Pizzeria, Gastronomie +luca@pizza\.example +Demo-Anfrage von Luca Rossi, Pizzeria Luca \(Restaurant, Pizzeria, Gastronomie\)$/,
      ),
      expect.stringMatching(/11:01 +wartet, Spamverdacht +maria@huber\.example +Nachricht von/),
      expect.stringMatching(/11:00 +zugestellt +maria@huber\.example +Nachricht von/),
    ])
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
    const left = await storedRequests(dataDir)
    expect(left.map(({ fields }) => fields.email)).toEqual([trial.email])
    expect((await requests(dataDir, 'delete', 'maria@huber.example')).out).toContain(
      'ist nichts gespeichert',
    )
  })

  it('show gives one whole, by the number of the list', async () => {
    const dataDir = await filled()
    const { out: list } = await requests(dataDir, 'list')
    const [, , , first = ''] = list.split('\n')
    const { out, code } = await requests(dataDir, 'show', first.slice(0, 8))
    expect(code).toBe(0)
    expect(out).toContain('Nachricht von Maria Huber, Huber & Söhne')
    expect(out).toContain('Telefon:      +43 316 123456')
    expect(out).toContain(contact.message)
    const unknown = await requests(dataDir, 'show', '00000000')
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('gibt es nicht')])
  })

  it('retry has what the mail server refused tried again, and nothing else', async () => {
    const dataDir = await filled()
    const [waiting = ''] = await filesIn(dataDir, 'new')
    const number = waiting.slice(-21, -5)
    expect((await requests(dataDir, 'retry', number)).err).toContain(
      'hat kein Mailserver abgelehnt',
    )
    await rename(join(dataDir, 'new', waiting), join(dataDir, 'dead', waiting))
    const { code, out } = await requests(dataDir, 'retry', number.slice(0, 8))
    expect([code, out]).toEqual([0, expect.stringContaining('noch einmal zugestellt')])
    expect([await filesIn(dataDir, 'new'), await filesIn(dataDir, 'dead')]).toEqual([
      expect.arrayContaining([waiting]),
      [],
    ])
  })

  it('a folder that is not there is an error, and no „nothing stored“', async () => {
    const { code, out, err } = await requests('/nirgends/4xdu', 'delete', 'maria@huber.example')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('Den Ordner /nirgends/4xdu gibt es nicht')
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
