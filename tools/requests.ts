import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { environment, readConfig } from '../server/config'
import { isEmail } from '../server/email'
import { StartError } from '../server/errors'
import { industries } from '../server/mail/fields'
import { readFileName } from '../server/mail/file-name'
import { lines, subject } from '../server/mail/message'
import { readStored, type StoredRequest } from '../server/mail/stored-request'

const states: Readonly<Record<string, string>> = {
  new: 'wartet',
  sent: 'zugestellt',
  dead: 'unzustellbar',
  tmp: 'unfertig',
}

type Stored = { folder: string; path: string; id: string; request: StoredRequest }

const usage = `So geht es:
  npm run requests -- list              was über die Formulare gekommen ist, das Neueste zuerst
  npm run requests -- list <e-mail>     dasselbe von einer Adresse
  npm run requests -- show <nummer>     eine Anfrage ganz; die Nummer steht in der Liste
  npm run requests -- export <e-mail>   alles, was zu einer Adresse gespeichert ist, als JSON
  npm run requests -- delete <e-mail>   alles löschen, was zu einer Adresse gespeichert ist`

/** As long as nobody could mix two of them up; any longer part of the id works too. */
const shownDigits = 8

const addressOf = ({ request }: Stored) => (request.fields.email ?? '').toLowerCase()
// Foreign files may hold control characters, which a terminal would execute.
const plain = (words: string) => words.replace(/(?![\n\t])\p{Cc}/gu, ' ')

async function readAll(dataDir: string): Promise<Stored[]> {
  await access(dataDir).catch(error => unreadable(dataDir, error))
  const requests: Stored[] = []
  for (const folder of Object.keys(states)) {
    const path = join(dataDir, folder)
    const names = await readdir(path).catch(error => missing(dataDir, error))
    for (const name of names.filter(file => file.endsWith('.json'))) {
      const content = await readFile(join(path, name)).catch(error => missing(dataDir, error))
      const request = Buffer.isBuffer(content) ? readStored(content) : undefined
      if (request)
        requests.push({ folder, path: join(path, name), id: readFileName(name)?.id ?? '', request })
      else if (Buffer.isBuffer(content))
        console.error(`${join(path, name)} ist keine lesbare Anfrage. Sehen Sie in die Datei.`)
    }
  }
  return requests.sort((a, b) => b.request.receivedAt.getTime() - a.request.receivedAt.getTime())
}

/** A file that the service has just moved gives nothing; a file that cannot be read is an error. */
function missing(dataDir: string, error: NodeJS.ErrnoException): [] {
  return error.code === 'ENOENT' ? [] : unreadable(dataDir, error)
}

function unreadable(dataDir: string, { code }: NodeJS.ErrnoException): never {
  throw new StartError(
    code === 'ENOENT'
      ? `Den Ordner ${dataDir} gibt es nicht. Nennen Sie mit DATA_DIR den des Servers: DATA_DIR=/var/lib/4xdu npm run requests -- list`
      : `${dataDir} ist nicht lesbar (${code}). Führen Sie den Befehl als der Benutzer aus, unter dem der Server läuft.`,
  )
}

const viennaTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})

const stateOf = ({ folder, request }: Stored) =>
  `${states[folder] ?? folder}${request.suspicion ? ', Spamverdacht' : ''}`
const industryOf = ({ request }: Stored) => industries[request.fields.industry ?? ''] ?? ''

function table(requests: readonly Stored[]): string {
  const rows = [
    ['Nummer', 'Eingegangen', 'Stand', 'Branche', 'E-Mail', 'Betreff'],
    ...requests.map(stored => [
      stored.id.slice(0, shownDigits),
      viennaTime.format(stored.request.receivedAt),
      stateOf(stored),
      industryOf(stored),
      addressOf(stored),
      plain(subject(stored.request)),
    ]),
  ]
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(width(column) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

function whole(stored: Stored): string {
  const { id, path, request } = stored
  return plain(
    [
      subject(request),
      `Nummer ${id}, ${stateOf(stored)}, eingegangen am ${viennaTime.format(request.receivedAt)}`,
      path,
      '',
      ...lines(request),
    ].join('\n'),
  )
}

function exported(address: string, requests: readonly Stored[]): string {
  const list = requests.map(({ folder, path, id, request }) => ({
    nummer: id,
    eingegangen: request.receivedAt,
    stand: states[folder],
    datei: path,
    betreff: subject(request),
    angaben: request.fields,
    spamverdacht: request.suspicion,
  }))
  return JSON.stringify({ adresse: address, anfragen: list }, null, 2)
}

async function remove(dataDir: string, email: string, requests: readonly Stored[]): Promise<void> {
  // Also a copy that the service moved between reading and now.
  const names = requests.map(({ path }) => path.split(/[/\\]/).at(-1) ?? '')
  for (const folder of [...Object.keys(states), 'delivered'])
    for (const name of names) await rm(join(dataDir, folder, name), { force: true })
  const count = requests.length === 1 ? 'Eine Anfrage' : `${requests.length} Anfragen`
  console.log(
    `${count} von ${email} gelöscht. E-Mails, die schon zugestellt sind, löschen Sie bitte auch in Ihrem Postfach.`,
  )
}

function show(requests: readonly Stored[], id: string): void {
  const same = requests.filter(stored => stored.id.startsWith(id.toLowerCase()))
  if (same.length === 0) throw new StartError(`Eine Anfrage mit der Nummer ${id} gibt es nicht.`)
  console.log(same.map(whole).join(`\n\n${'-'.repeat(60)}\n\n`))
}

function checkCall(command: string, value: string, rest: readonly string[]): void {
  const wantsAddress = command === 'export' || command === 'delete'
  const isKnown = ['list', 'show'].includes(command) || wantsAddress
  if (!isKnown || rest.length > 0 || (command !== 'list' && !value)) throw new StartError(usage)
  if (command === 'show' && !/^[0-9a-f]{4,}$/i.test(value))
    throw new StartError(`„${value}“ ist keine Nummer aus der Liste.\n\n${usage}`)
  if (command !== 'show' && value && !isEmail(value))
    throw new StartError(`„${value}“ ist keine E-Mail-Adresse.\n\n${usage}`)
}

async function run([command = '', value = '', ...rest]: string[]): Promise<void> {
  checkCall(command, value, rest)
  const dataDir = resolve(readConfig(environment()).dataDir)
  const all = await readAll(dataDir)
  if (command === 'show') return show(all, value)
  const requests = value ? all.filter(stored => addressOf(stored) === value.toLowerCase()) : all
  if (command === 'export') return console.log(exported(value, requests))
  if (requests.length === 0)
    return console.log(`${value ? `Zu ${value} ist` : 'Es ist'} nichts gespeichert (${dataDir}).`)
  if (command === 'list') return console.log(table(requests))
  await remove(dataDir, value, requests)
}

run(process.argv.slice(2)).catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
