import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runRequests } from '../../../tools/requests-command'
import {
  all,
  contact,
  filesIn,
  makeMail,
  storedRequests,
  testClock,
  trial,
  trialClient,
} from './fixture'

const requests = (DATA_DIR: string, ...args: string[]) => runRequests(args, { DATA_DIR })

/** Two requests of Maria (one delivered, one suspected of spam), one of Luca. */
async function filled() {
  const clock = testClock()
  const { post, files, dataDir } = await makeMail({ clock })
  await post(all)
  const [name = ''] = await files('new')
  await rename(join(dataDir, 'new', name), join(dataDir, 'sent', name))
  clock.pass(60_000)
  await post({ ...all, email: 'MARIA@huber.example', message: 'Zweite', rueckfrage: '1' })
  clock.pass(60_000)
  await post({ ...trial, ...trialClient })
  return dataDir
}

it('list is an inbox, the newest first; show gives one whole, by its number there', async () => {
  const dataDir = await filled()
  const [head, ...rows] = (await requests(dataDir, 'list')).split('\n')
  expect(head).toMatch(/^Nummer +Eingegangen +Stand +Branche +E-Mail +Betreff$/)
  expect(rows).toEqual([
    expect.stringMatching(
      /^[0-9a-f]{8} +21\.11\.2026, 11:02 +wartet +Gastronomie +luca@pizza\.example +Demo-Anfrage von Luca Rossi, Pizzeria Luca \(Gastronomie\)$/,
    ),
    expect.stringMatching(/11:01 +wartet, Spamverdacht +maria@huber\.example +Nachricht von/),
    expect.stringMatching(/11:00 +zugestellt +maria@huber\.example +Nachricht von/),
  ])
  const whole = await requests(dataDir, 'show', rows[2]?.slice(0, 8) ?? '')
  expect(whole).toContain('Nachricht von Maria Huber, Huber & Söhne')
  expect(whole).toContain('Telefon:      +43 316 123456')
  expect(whole).toContain(contact.message)
  // As the log and the folder name it.
  const [file = ''] = await filesIn(dataDir, 'sent')
  for (const name of [file, file.replace('.json', '')])
    expect(await requests(dataDir, 'show', name)).toBe(whole)
  await expect(requests(dataDir, 'show', '00000000')).rejects.toThrow('gibt es nicht')
})

it('export gives everything of one address, whatever its capitals, as JSON', async () => {
  const exported = await requests(await filled(), 'export', 'Maria@Huber.example')
  const { adresse, anfragen } = JSON.parse(exported)
  expect([adresse, anfragen.length]).toEqual(['Maria@Huber.example', 2])
  const text = JSON.stringify(anfragen)
  const { name, phone, company } = contact
  for (const value of [name, phone, company, 'einen Termin.', 'Zweite', 'trap-field'])
    expect(text).toContain(value)
  expect(text).not.toContain('luca')
})

it('delete removes everything of one address and says how much', async () => {
  const dataDir = await filled()
  const remove = () => requests(dataDir, 'delete', 'maria@huber.example')
  expect(await remove()).toContain('2 Anfragen von maria@huber.example gelöscht.')
  const left = await storedRequests(dataDir)
  expect(left.map(({ fields }) => fields.email)).toEqual([trial.email])
  expect(await remove()).toContain('ist nichts gespeichert')
})

it('finds an umlaut in the domain also as mail programs write it', async () => {
  const { post, dataDir } = await makeMail()
  await post({ ...all, email: 'anna@müller.example' })
  expect(await requests(dataDir, 'delete', 'anna@xn--mller-kva.example')).toContain('gelöscht.')
  expect(await storedRequests(dataDir)).toEqual([])
})

it('retry has what the mail server refused tried again, and nothing else', async () => {
  const dataDir = await filled()
  const [waiting = ''] = await filesIn(dataDir, 'new')
  const number = waiting.slice(-21, -5)
  await expect(requests(dataDir, 'retry', number)).rejects.toThrow('hat kein Mailserver abgelehnt')
  await rename(join(dataDir, 'new', waiting), join(dataDir, 'dead', waiting))
  expect(await requests(dataDir, 'retry', number.slice(0, 8))).toContain('noch einmal zugestellt')
  expect(await filesIn(dataDir, 'new')).toContain(waiting)
  expect(await filesIn(dataDir, 'dead')).toEqual([])
})

it('a folder that is not there, or that may not be read, is an error and no „nothing stored“', async () => {
  const dataDir = await filled()
  await rm(join(dataDir, 'sent'), { recursive: true })
  await writeFile(join(dataDir, 'sent'), 'a file where the folder was')
  for (const [folder, reason] of [
    ['/nirgends/4xdu', 'Den Ordner /nirgends/4xdu gibt es nicht'],
    [dataDir, 'ist nicht lesbar (ENOTDIR)'],
  ] as const)
    await expect(requests(folder, 'delete', 'maria@huber.example')).rejects.toThrow(reason)
})
