import { access } from 'node:fs/promises'
import { environment, readConfig } from '../server/config'
import { isEmail, readable } from '../server/email'
import { StartError } from '../server/errors'
import { industryOf } from '../server/mail/form'
import { lines, subject } from '../server/mail/message'
import { type Box, Store, type StoredRequest } from '../server/mail/store'

const usage = `So geht es:
  npm run requests -- list              was über die Formulare gekommen ist, das Neueste zuerst
  npm run requests -- show <nummer>     eine Anfrage ganz; die Nummer steht in der Liste und im Log (id)
  npm run requests -- retry <nummer>    was der Mailserver abgelehnt hat, noch einmal zustellen
  npm run requests -- export <e-mail>   alles, was zu einer Adresse gespeichert ist, als JSON
  npm run requests -- delete <e-mail>   alles löschen, was zu einer Adresse gespeichert ist`

const states: Readonly<Record<Box, string>> = {
  new: 'wartet',
  sent: 'zugestellt',
  dead: 'unzustellbar',
}
const viennaTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})

/** The hex digits at the end of an id, or of these digits themselves. */
const digitsOf = (id: string) =>
  id
    .replace(/\.json$/, '')
    .split('-')
    .at(-1) ?? ''
/** The number of a request. Its first digits are enough to name it, as long as no other request begins with them. */
const numberOf = ({ id }: StoredRequest) => digitsOf(id)
const addressOf = ({ fields }: StoredRequest) => (fields.email ?? '').toLowerCase()
const stateOf = ({ box, suspicion }: StoredRequest) =>
  `${states[box]}${suspicion ? ', Spamverdacht' : ''}`

function table(requests: readonly StoredRequest[]): string {
  const rows = [
    ['Nummer', 'Eingegangen', 'Stand', 'Branche', 'E-Mail', 'Betreff'],
    ...requests.map(request => [
      numberOf(request).slice(0, 8),
      viennaTime.format(request.receivedAt),
      stateOf(request),
      industryOf(request.fields),
      addressOf(request),
      subject(request),
    ]),
  ]
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(width(column) + 2)).join('')
  return rows.map(row => line(row).trimEnd()).join('\n')
}

function whole(request: StoredRequest): string {
  const received = viennaTime.format(request.receivedAt)
  const facts = `Nummer ${numberOf(request)}, ${stateOf(request)}, eingegangen am ${received}`
  return [subject(request), facts, '', ...lines(request)].join('\n')
}

function exported(adresse: string, requests: readonly StoredRequest[]): string {
  const anfragen = requests.map(request => ({
    nummer: numberOf(request),
    eingegangen: request.receivedAt,
    stand: states[request.box],
    betreff: subject(request),
    angaben: request.fields,
    spamverdacht: request.suspicion,
  }))
  return JSON.stringify({ adresse, anfragen }, null, 2)
}

async function readAll(store: Store): Promise<StoredRequest[]> {
  const requests = await store.list()
  for (const { box, id, request } of requests)
    if (!request)
      console.error(`${box}/${id}.json ist keine lesbare Anfrage. Sehen Sie in die Datei.`)
  return requests.flatMap(({ request }) => request ?? [])
}

async function remove(store: Store, requests: StoredRequest[], email: string): Promise<string> {
  for (const { id } of requests) await store.remove(id)
  const count = requests.length === 1 ? 'Eine Anfrage' : `${requests.length} Anfragen`
  return `${count} von ${email} gelöscht. E-Mails, die schon zugestellt sind, löschen Sie bitte auch in Ihrem Postfach.`
}

async function retry(store: Store, requests: StoredRequest[]): Promise<string> {
  const dead = requests.filter(({ box }) => box === 'dead')
  if (dead.length === 0)
    throw new StartError(
      'Diese Anfrage hat kein Mailserver abgelehnt: Sie wartet oder ist zugestellt.',
    )
  for (const { id } of dead) await store.move(id, 'dead', 'new')
  return 'Die Anfrage wird in den nächsten Sekunden noch einmal zugestellt, wenn der Server läuft.'
}

/** @throws StartError where the words behind the command are not what it takes */
function checkCall(command: string, value: string, rest: string[]): void {
  const takesEmail = ['export', 'delete'].includes(command)
  const takesNumber = ['show', 'retry'].includes(command)
  const isWhole = takesEmail || takesNumber ? value !== '' : command === 'list' && value === ''
  if (!isWhole || rest.length > 0) throw new StartError(usage)
  if (takesEmail && !isEmail(value))
    throw new StartError(`„${value}“ ist keine E-Mail-Adresse.\n\n${usage}`)
  if (takesNumber && !/^[0-9a-f]{4,}$/i.test(digitsOf(value)))
    throw new StartError(`„${value}“ ist keine Nummer aus der Liste.\n\n${usage}`)
}

/**
 * What `npm run requests` prints for these words.
 * @throws StartError with what is wrong, in German
 */
export async function runRequests(words: string[], env = environment()): Promise<string> {
  const [command = '', value = '', ...rest] = words
  checkCall(command, value, rest)
  const { DATA_DIR: dataDir } = readConfig(env)
  const store = new Store(dataDir)
  const all = await access(dataDir)
    .then(() => readAll(store))
    .catch(error => unreadable(dataDir, error))
  if (command === 'list')
    return all.length > 0 ? table(all) : `Es ist nichts gespeichert (${dataDir}).`
  if (command === 'show' || command === 'retry') {
    const number = digitsOf(value).toLowerCase()
    const same = all.filter(request => numberOf(request).startsWith(number))
    if (same.length === 0)
      throw new StartError(`Eine Anfrage mit der Nummer ${value} gibt es nicht.`)
    if (command === 'retry') return retry(store, same)
    return same.map(whole).join(`\n\n${'-'.repeat(60)}\n\n`)
  }
  const requests = all.filter(request => addressOf(request) === readable(value).toLowerCase())
  if (command === 'export') return exported(value, requests)
  if (requests.length === 0) return `Zu ${value} ist nichts gespeichert (${dataDir}).`
  return remove(store, requests, value)
}

function unreadable(dataDir: string, { code }: NodeJS.ErrnoException): never {
  throw new StartError(
    code === 'ENOENT'
      ? `Den Ordner ${dataDir} gibt es nicht. Nennen Sie mit DATA_DIR den des Servers: DATA_DIR=/var/lib/4xdu npm run requests -- list`
      : `${dataDir} ist nicht lesbar (${code}). Führen Sie den Befehl als der Benutzer aus, unter dem der Server läuft.`,
  )
}
