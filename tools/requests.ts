import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'
import { environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { isSuspect } from '../server/mail/outbox'

const states: Readonly<Record<string, string>> = {
  new: 'wartet',
  sent: 'zugestellt',
  dead: 'unzustellbar',
  tmp: 'unfertig',
}

type Stored = { folder: string; path: string; mail: Email }

const usage = `So geht es:
  npm run requests -- list              was über die Formulare gekommen ist
  npm run requests -- list <e-mail>     dasselbe von einer Adresse
  npm run requests -- export <e-mail>   alles, was zu einer Adresse gespeichert ist, als JSON
  npm run requests -- delete <e-mail>   alles löschen, was zu einer Adresse gespeichert ist`

const addressOf = ({ mail }: Stored) => mail.replyTo?.[0]?.address?.replaceAll('"', '').toLowerCase() ?? ''
const receivedOf = ({ mail }: Stored) => mail.date ?? ''
// Foreign files may hold control characters, which a terminal would execute.
const plain = (words: string) => words.replace(/\p{Cc}/gu, ' ')

async function readAll(dataDir: string): Promise<Stored[]> {
  const found: Stored[] = []
  for (const folder of Object.keys(states)) {
    const names = await readdir(join(dataDir, folder)).catch(error => unreadable(dataDir, error))
    for (const name of names.filter(one => one.endsWith('.eml'))) {
      const path = join(dataDir, folder, name)
      const content = await readFile(path).catch(error => unreadable(dataDir, error))
      if (Buffer.isBuffer(content)) found.push({ folder, path, mail: await PostalMime.parse(content) })
    }
  }
  return found.sort((a, b) => receivedOf(a).localeCompare(receivedOf(b)))
}

/** A missing file gives nothing; a file that cannot be read is an error. */
function unreadable(dataDir: string, error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw new StartError(
    `${dataDir} ist nicht lesbar (${error.code}). Führen Sie den Befehl als der Benutzer aus, unter dem der Server läuft.`,
  )
}

function table(requests: readonly Stored[]): string {
  const time = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Vienna' })
  const when = (received: string) => (received ? time.format(new Date(received)) : '')
  const rows = [
    ['Eingegangen', 'Stand', 'E-Mail', 'Betreff'],
    ...requests.map(one => [
      when(receivedOf(one)),
      states[one.folder] ?? one.folder,
      addressOf(one),
      plain(one.mail.subject ?? ''),
    ]),
  ]
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row => row.map((cell, i) => (i < 3 ? cell.padEnd(width(i) + 2) : cell)).join('')).join('\n')
}

function exported(address: string, requests: readonly Stored[]): string {
  const list = requests.map(({ folder, path, mail }) => ({
    eingegangen: mail.date,
    stand: states[folder],
    datei: path,
    betreff: mail.subject,
    text: mail.text?.replaceAll('\r\n', '\n').trimEnd(),
    spamverdacht: mail.headers.find(({ key }) => key === 'x-spam-suspicion')?.value,
    nummer: mail.messageId,
  }))
  return JSON.stringify({ adresse: address, anfragen: list }, null, 2)
}

async function run([command = '', email = '', ...rest]: string[]): Promise<void> {
  const wantsAddress = command === 'export' || command === 'delete'
  const isKnown = (command === 'list' || wantsAddress) && rest.length === 0
  if (!isKnown || (wantsAddress && !email)) throw new StartError(usage)
  if (email && !z.regexes.html5Email.test(email))
    throw new StartError(`„${email}“ ist keine E-Mail-Adresse.\n\n${usage}`)

  const dataDir = resolve(readConfig(environment()).dataDir)
  const all = await readAll(dataDir)
  const requests = email ? all.filter(one => addressOf(one) === email.toLowerCase()) : all
  if (command === 'export') return console.log(exported(email, requests))
  if (requests.length === 0)
    return console.log(`${email ? `Zu ${email} ist` : 'Es ist'} nichts gespeichert (${dataDir}).`)
  if (command === 'list') {
    const suspected = requests.filter(({ path }) => isSuspect(path)).length
    return console.log(`${table(requests)}${suspected > 0 ? `\n\nMit Spamverdacht: ${suspected}` : ''}`)
  }
  // Also a copy that the service moved between reading and now.
  const names = requests.map(({ path }) => path.split(/[/\\]/).at(-1) ?? '')
  for (const folder of [...Object.keys(states), 'delivered'])
    for (const name of names) await rm(join(dataDir, folder, name), { force: true })
  const count = requests.length === 1 ? 'Eine Anfrage' : `${requests.length} Anfragen`
  console.log(
    `${count} von ${email} gelöscht. E-Mails, die schon zugestellt sind, löschen Sie bitte auch in Ihrem Postfach.`,
  )
}

run(process.argv.slice(2)).catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
