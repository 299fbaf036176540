import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteRoutes } from '../bench/site-routes'
import type { SoakServer } from './server'
import { type Ledger, type Visit, visit } from './visit'

type Setting = { server: SoakServer; ledger: Ledger }

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T
}

const questions = [
  'Was kostet ein Chatbot für meine Website?',
  'Wie lange dauert der Test?',
  'Ich möchte einen Termin vereinbaren.',
  'Kann Luigi Bestellungen annehmen?',
  'Was kostet eine Terminbuchung am Telefon?',
  'Wann haben Sie geöffnet?',
  'Wie wird das Wetter morgen?',
  'hallo',
]

/** Routes and files of `dist/client`. */
export function sitePaths(): string[] {
  const routes = siteRoutes()
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(js|css|svg|woff2|png|avif)$/.test(entry.name))
    .map(entry => `/${relative('dist/client', join(entry.parentPath, entry.name))}`.replaceAll('\\', '/'))
  // Pages are asked for far more often than each file: browsers keep those.
  return [...routes, ...routes, ...routes, ...files, '/sitemap.xml', '/healthz']
}

export async function readPage({ server, ledger }: Setting, paths: readonly string[]): Promise<void> {
  await visit(server, ledger, { kind: 'page', path: oneOf(paths), expect: [200] })
}

/** A conversation of one to four questions, each with all that was said before. */
export async function chat({ server, ledger }: Setting): Promise<void> {
  const messages: { role: string; content: string }[] = []
  for (let turn = randomInt(1, 5); turn > 0; turn -= 1) {
    messages.push({ role: 'user', content: oneOf(questions) })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    }
    const answer = await visit(server, ledger, { kind: 'chat', path: '/api/chat', init, expect: [200] })
    if (!answer) return
    const { message } = JSON.parse(answer.text) as { message?: { role: string; content: string } }
    if (!message?.content) return ledger.failed('chat', 'an answer without words')
    messages.push({ role: message.role, content: message.content })
  }
}

let people = 0

/** One person's request: sent again until it is accepted, as a person would; now and then once more after that. */
export async function sendForm({ server, ledger }: Setting): Promise<void> {
  people += 1
  const email = `soak-${people}@example.at`
  const form = oneOf(['contact', 'trial'] as const)
  const rest =
    form === 'contact'
      ? { message: `Nachricht ${people}\r\n${'ä€🙂 '.repeat(randomInt(300))}` }
      : { website: 'https://www.example.at', industry: oneOf(['automotive', 'medical', 'hotels']) }
  const body = new FormData()
  const fields = { name: `Person ${people}`, email, phone: '0316 123456', company: 'Probe GmbH', ...rest }
  for (const [name, value] of Object.entries({ ...fields, template_id: form })) body.set(name, value)
  const again = randomInt(10) === 0 ? 1 : 0
  for (let tries = 0, sent = 0; tries < 5 && sent <= again; tries += 1) {
    const init = { method: 'POST', body }
    // 429: more than the site takes in an hour, which a long run reaches.
    const answer = await visit(server, ledger, {
      kind: 'form',
      path: '/api/v1.0/email/send-form',
      init,
      expect: [200, 429],
    })
    if (answer?.status !== 200) continue
    sent += 1
    ledger.accepted.add(email)
  }
}

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})
const question = JSON.stringify({ messages: [{ role: 'user', content: 'Was kostet das?' }] })

const faults: readonly Omit<Visit, 'kind'>[] = [
  { path: '/gibt-es-nicht', expect: [404] },
  { path: '/a%00b', expect: [400] },
  { path: '/trial', init: { method: 'DELETE' }, expect: [405] },
  { path: '/api/chat', init: post('{"messages":['), expect: [400] },
  { path: '/api/chat', init: post('x'.repeat(80_000)), expect: [413] },
  { path: '/api/chat', init: post(question, { origin: 'https://fremd.example' }), expect: [403] },
  { path: '/api/v1.0/email/send-form', init: post('{}'), expect: [400] },
]

/** What must be refused, or somebody who leaves in the middle of an answer. */
export async function misbehave({ server, ledger }: Setting): Promise<void> {
  if (randomInt(3) > 0) return void (await visit(server, ledger, { kind: 'fault', ...oneOf(faults) }))
  await server.ready()
  const signal = AbortSignal.timeout(randomInt(1, 30))
  await fetch(`${server.origin}/api/chat`, { ...post(question), signal }).then(
    answer => answer.body?.cancel(),
    () => {},
  )
}
