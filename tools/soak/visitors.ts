import { randomInt } from 'node:crypto'
import { siteRoutes } from '../bench/page-weight'
import type { SoakServer } from './server'

type Ledger = ReturnType<typeof createLedger>

/** What happened: how often each kind went well and how long it took at most, and every error. */
export function createLedger() {
  const ledger = {
    requests: {} as Record<string, { count: number; longestMs: number }>,
    errors: 0,
    errorTexts: [] as string[],
    /** Requests that a restart cut off. */
    cutByRestarts: 0,
    /** E-mail addresses of the forms that were answered with OK. */
    accepted: new Set<string>(),
    took(kind: string, ms: number): void {
      const { count = 0, longestMs = 0 } = ledger.requests[kind] ?? {}
      ledger.requests[kind] = { count: count + 1, longestMs: Math.max(longestMs, Math.round(ms)) }
    },
    failed(kind: string, what: string): void {
      ledger.errors += 1
      if (ledger.errorTexts.length < 50) ledger.errorTexts.push(`${kind}: ${what}`)
    },
  }
  return ledger
}

type Visit = { kind: string; path: string; init?: RequestInit; expect: number[] }

/**
 * One request, measured. Gives the answer's text, or undefined when there was none; an unexpected status or a broken
 * connection goes to the ledger as an error, unless the server was being restarted meanwhile.
 */
async function visit(server: SoakServer, ledger: Ledger, { kind, path, init, expect }: Visit) {
  await server.ready()
  const before = server.disturbances()
  const from = performance.now()
  try {
    const response = await fetch(server.origin + path, {
      ...init,
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    if (!expect.includes(response.status))
      throw new Error(`${response.status} instead of ${expect.join(' or ')}`)
    ledger.took(kind, performance.now() - from)
    return { status: response.status, text }
  } catch (error) {
    // Node's fetch hides the reason in `cause`.
    const why = error instanceof Error ? `${error.message} (${error.cause})` : error
    if (server.disturbances() !== before) ledger.cutByRestarts += 1
    else ledger.failed(kind, `${init?.method ?? 'GET'} ${path}: ${why}`)
    return undefined
  }
}

type Setting = { server: SoakServer; ledger: Ledger }

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T
}

const questions = [
  'Was kostet PRO?',
  'Wie lange dauert der Test?',
  'Termin bitte',
  'Wie wird das Wetter?',
  'hallo',
]

export async function visitPage({ server, ledger }: Setting): Promise<void> {
  await visit(server, ledger, {
    kind: 'page',
    path: oneOf([...siteRoutes(), '/sitemap.xml', '/healthz']),
    expect: [200],
  })
}

export async function talkToEmilia({ server, ledger }: Setting): Promise<void> {
  const init = post(JSON.stringify({ messages: [{ role: 'user', content: oneOf(questions) }] }))
  const answer = await visit(server, ledger, {
    kind: 'chat',
    path: '/api/chat',
    init,
    expect: [200],
  })
  if (answer && !JSON.parse(answer.text).message?.content)
    ledger.failed('chat', 'an answer without words')
}

let people = 0

/** One person's request: sent again until it is accepted, as a person would; now and then once more after that. */
export async function sendForm({ server, ledger }: Setting): Promise<void> {
  people += 1
  const email = `soak-${people}@example.at`
  const body = new FormData()
  const message = `Nachricht ${people}\r\n${'ä€🙂 '.repeat(randomInt(300))}`
  const fields = {
    name: `Person ${people}`,
    email,
    phone: '0316 123456',
    company: 'Probe GmbH',
    message,
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const again = randomInt(10) === 0 ? 1 : 0
  for (let tries = 0, sent = 0; tries < 5 && sent <= again; tries += 1) {
    const path = '/api/v1.0/email/send-form'
    const answer = await visit(server, ledger, {
      kind: 'form',
      path,
      init: { method: 'POST', body },
      expect: [200],
    })
    if (answer?.status !== 200) continue
    sent += 1
    ledger.accepted.add(email)
  }
}

const question = JSON.stringify({ messages: [{ role: 'user', content: 'Was kostet das?' }] })

const faults: Omit<Visit, 'kind'>[] = [
  { path: '/gibt-es-nicht', expect: [404] },
  { path: '/a%00b', expect: [400] },
  { path: '/trial', init: { method: 'DELETE' }, expect: [405] },
  { path: '/api/chat', init: post('{"messages":['), expect: [400] },
  { path: '/api/chat', init: post('x'.repeat(80_000)), expect: [413] },
  { path: '/api/chat', init: post(question, { origin: 'https://fremd.example' }), expect: [403] },
  { path: '/api/v1.0/email/send-form', init: post('{}'), expect: [400] },
]

/** A request that must be refused, or a visitor that leaves in the middle of an answer. */
export async function misbehave({ server, ledger }: Setting): Promise<void> {
  if (randomInt(3) > 0)
    return void (await visit(server, ledger, { kind: 'fault', ...oneOf(faults) }))
  await server.ready()
  const signal = AbortSignal.timeout(randomInt(1, 30))
  await fetch(`${server.origin}/api/chat`, { ...post(question), signal }).catch(() => {})
}
