import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { type Config, readConfig } from '../../../server/config'
import { openMail } from '../../../server/mail/mail'
import { Store } from '../../../server/mail/store'
import { createMetrics } from '../../../server/watch/metrics'
import { scratchFolder } from '../../support/scratch-folder'
import { startSmtp } from '../../support/smtp'
import { recordedLog, testApp } from '../fixture'

export const contact = {
  name: 'Maria Huber',
  email: 'maria@huber.example',
  phone: '+43 316 123456',
  company: 'Huber & Söhne',
  message: 'Grüß Gott,\n\nwir hätten gerne einen Termin.\nLiebe Grüße',
}
export const trial = {
  name: 'Luca Rossi',
  email: 'luca@pizza.example',
  phone: '0316 654321',
  company: 'Pizzeria Luca',
  website: 'https://pizza.example/',
  industry: 'gastronomy',
}
/** What the EmailJS client adds. */
export const client = {
  lib_version: '4.4.1',
  service_id: 'lokal',
  template_id: 'contact',
  user_id: 'lokal',
}
export const trialClient = { ...client, template_id: 'trial' }
export const all = { ...contact, ...client }
export const mailTo = 'office@4xdu.example'
/** Numbered requests, so that lost ones show. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...all, message: `Nummer ${i}.` }))
/** The numbers of the requests whose mails arrived, each once. */
export const numbersIn = (received: { mail: { text?: string } }[]) =>
  [
    ...new Set(received.map(({ mail }) => Number(/Nummer (\d+)\./.exec(mail.text ?? '')?.[1]))),
  ].sort()

export const path = '/api/v1.0/email/send-form'

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** A mail server that ends with the test. */
export async function smtp(...options: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...options)
  onTestFinished(() => server.close())
  return server
}

/** The address of a mail server that is gone. */
export async function goneSmtp() {
  const server = await startSmtp()
  await server.close()
  return server
}

/** A clock that stands still until told otherwise. */
export function testClock() {
  let wall = Date.parse('2026-11-21T10:00:00Z')
  let steady = 0
  let looks = 0
  return {
    now: () => wall,
    steady() {
      looks += 1
      return steady
    },
    /** Resolves when delivery has gone through the outbox twice: it looks at this clock a few times a round. */
    async rounds() {
      const enough = looks + 20
      await until(() => looks >= enough)
    },
    /** Time goes by. */
    pass(ms: number) {
      wall += ms
      steady += ms
    },
    /** Somebody sets the clock. */
    jump(ms: number) {
      wall += ms
    },
  }
}

type MailOverrides = Partial<Config & Parameters<typeof openMail>[0]> & {
  clock?: { now: () => number; steady: () => number }
}

/** The mail room in a folder of its own, with fast timings. Settings by their names; mails go to `mailTo`. Gone when the test ends. */
export async function makeMail({ clock, timings, ...more }: MailOverrides = {}) {
  const { lines, log } = recordedLog()
  const dataDir = more.DATA_DIR ?? scratchFolder()
  const mail = await openMail({
    brand: '4xDU',
    metrics: createMetrics(),
    isPublic: false,
    answerPage: '<title>%title%</title><main>%answer%</main>',
    log,
    ...clock,
    ...more,
    config: {
      ...readConfig({}),
      FORMS_PER_MINUTE: 10_000,
      MAIL_TO: mailTo,
      ...more,
      DATA_DIR: dataDir,
    },
    timings: {
      // Whoever holds the clock waits for rounds that find nothing due.
      pollMs: clock ? 2 : 20,
      firstRetryMs: 30,
      longestRetryMs: Math.max(200, timings?.firstRetryMs ?? 0),
      flushMs: 2_000,
      ...timings,
    },
  })
  onTestFinished(() => mail.close())
  const app = await testApp(undefined, {
    trustProxy: more.TRUST_PROXY ?? 0,
    posts: [mail.endpoint],
  })
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body: formData(fields), headers })
  const files = (folder: string) => filesIn(dataDir, folder)
  return {
    ...{ mail, app, dataDir, lines, post, files },
    /** Waits until a folder holds so many. */
    holds: (folder: string, count: number) =>
      until(async () => (await files(folder)).length === count),
    /** The log's lines of an event. */
    logged: (event: string) =>
      lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === event),
    /** What operators read of mail now. */
    async details() {
      await mail.problems()
      return mail.details()
    },
    /** What is wrong: name and code. */
    problems: async () => (await mail.problems()).map(({ name, code }) => [name, code]),
  }
}

export async function filesIn(dataDir: string, folder: string): Promise<string[]> {
  const names = await readdir(join(dataDir, folder)).catch(() => [])
  return names.filter(name => !name.startsWith('.')).sort()
}

/** Everything that was stored anywhere. */
export async function storedRequests(dataDir: string) {
  return (await new Store(dataDir).list()).map(({ id, request }) => {
    if (!request) throw new Error(`${id} is no whole request`)
    return request
  })
}

/** Waits until `ready` says so, checking often. */
export const until = (ready: () => boolean | Promise<boolean>, timeout = 10_000) =>
  vi.waitUntil(ready, { timeout, interval: 10 })
