import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteRoutes } from '../bench/site-routes'
import type { Ledger } from './ledger'
import type { Random } from './random'
import type { SoakServer } from './server'
import { visit } from './visit'

type Setting = { server: SoakServer; ledger: Ledger; random: Random }

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

export async function readPage({ server, ledger, random }: Setting, paths: readonly string[]): Promise<void> {
  await visit(server, ledger, { kind: 'page', path: random.of(paths), expect: [200] })
}

/** A conversation of one to four questions, each with all that was said before. */
export async function chat({ server, ledger, random }: Setting): Promise<void> {
  const messages: { role: string; content: string }[] = []
  for (let turn = random.between(1, 4); turn > 0; turn -= 1) {
    messages.push({ role: 'user', content: random.of(questions) })
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
export async function sendForm({ server, ledger, random }: Setting): Promise<void> {
  people += 1
  const email = `soak-${people}@example.at`
  const form = random.of(['contact', 'trial'] as const)
  const rest =
    form === 'contact'
      ? { message: `Nachricht ${people}\r\n${'ä€🙂 '.repeat(random.between(0, 300))}` }
      : { website: 'https://www.example.at', industry: random.of(['automotive', 'medical', 'hotels']) }
  const body = new FormData()
  const fields = { name: `Person ${people}`, email, phone: '0316 123456', company: 'Probe GmbH', ...rest }
  for (const [name, value] of Object.entries({ ...fields, template_id: form })) body.set(name, value)
  const again = random.between(1, 10) === 1 ? 1 : 0
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
