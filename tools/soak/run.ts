import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readStored } from '../../server/mail/stored-request'
import { startMailServer } from './mails'
import { type SoakServer, startSoakServer } from './server'
import { createLedger, misbehave, oneOf, sendForm, talkToEmilia, visitPage } from './visitors'

/**
 * Drives two built servers for the given time: one is never stopped and shows what memory does, the
 * other mails what it gets and is ended at random, by SIGTERM or SIGKILL. Every loop waits between its requests: this simulates a day and is no
 * benchmark.
 */
export async function runSoak(minutes: number) {
  const folders = [
    mkdtempSync(join(tmpdir(), 'soak-')),
    mkdtempSync(join(tmpdir(), 'soak-')),
  ] as const
  const mails = await startMailServer()
  const [steady, shaky] = await Promise.all([
    startSoakServer(folders[0]),
    startSoakServer(folders[1], { SMTP_URL: mails.url, MAIL_TO: 'office@example.at' }),
  ])
  const ledger = createLedger()
  const memory: number[] = []
  const from = performance.now()
  const left = () => minutes * 60_000 - (performance.now() - from)

  const loop = async (pauseMs: number, step: (server: SoakServer) => Promise<unknown>) => {
    while (left() > 0) {
      await step(oneOf([steady, shaky]))
      await wait(randomInt(pauseMs / 2, pauseMs * 1.5))
    }
  }
  const restarts = async () => {
    while (left() > 45_000) {
      await wait(randomInt(15_000, 40_000))
      await shaky.restart(oneOf(['SIGTERM', 'SIGTERM', 'SIGKILL']))
    }
  }
  const watch = async () => {
    for (; left() > 0; await wait(5_000)) memory.push(steady.memoryMb())
  }

  try {
    await Promise.all([
      ...Array.from({ length: 4 }, () => loop(30, server => visitPage({ server, ledger }))),
      ...Array.from({ length: 2 }, () => loop(150, server => talkToEmilia({ server, ledger }))),
      loop(500, server => sendForm({ server, ledger })),
      ...Array.from({ length: 3 }, () => loop(300, server => misbehave({ server, ledger }))),
      restarts(),
      watch(),
    ])
    await untilMailed(folders[1])
  } finally {
    await Promise.all([steady.stop(), shaky.stop()]).finally(mails.close)
  }

  const mailing = mailingOf(folders[1], mails.mailed)
  const stored = new Map(folders.flatMap(folder => [...storedRequests(folder, 'new', 'sent')]))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const { accepted, requests, errors, errorTexts, cutByRestarts } = ledger
  return {
    minutes,
    requests,
    errors,
    cutByRestarts,
    restarts: shaky.stops,
    forms: {
      accepted: accepted.size,
      missing: [...accepted].filter(email => !stored.has(email)).length,
      storedTwice: [...stored.values()].filter(count => count > 1).length,
    },
    mails: mailing,
    memoryMb: growth(memory),
    errorTexts,
  }
}

const longestWaitMs = 30_000

/** Waits until all is mailed but what waits for the next digest. */
async function untilMailed(dataDir: string): Promise<void> {
  const end = performance.now() + longestWaitMs
  const isWaiting = () =>
    readdirSync(join(dataDir, 'new')).some(name => !name.includes('-sammelmail-'))
  while (isWaiting() && performance.now() < end) await wait(200)
}

/** What was mailed of the requests of a server, by what the mail server got. */
function mailingOf(dataDir: string, mailed: ReadonlyMap<string, readonly string[]>) {
  const sent = [...storedRequests(dataDir, 'sent').keys()]
  const ids = [...mailed.values()]
  return {
    requests: mailed.size,
    unmailed: storedRequests(dataDir, 'new').size,
    /** In sent/, but the mail server has never seen it. */
    lost: sent.filter(email => !mailed.has(email)).length,
    /** Two mails that a mail program cannot know to be one. */
    twice: ids.filter(list => new Set(list).size > 1).length,
    /** Once more with the same Message-ID, as a SIGKILL between mail and move makes it. */
    again: ids.filter(list => list.length > new Set(list).size).length,
  }
}

/** How often each e-mail address of the run lies in a folder of the outbox: address -> number of requests. */
function storedRequests(dataDir: string, ...boxes: ('new' | 'sent')[]): Map<string, number> {
  const counts = new Map<string, number>()
  const files = boxes.flatMap(box =>
    readdirSync(join(dataDir, box)).map(name => join(dataDir, box, name)),
  )
  for (const file of files) {
    const email = readStored(readFileSync(file))?.fields.email
    if (!email?.startsWith('soak-')) throw new Error(`${file} is no whole request of this run`)
    counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  return counts
}

/** Resident memory after warming up and at the end: the medians of its second fifth and its last. */
function growth(samples: readonly number[]) {
  const part = Math.ceil(samples.length / 5)
  const median = (list: readonly number[]) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [early, late] = [median(samples.slice(part, 2 * part)), median(samples.slice(-part))]
  return { early, late, growth: late - early, highest: Math.max(...samples) }
}
