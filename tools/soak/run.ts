import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type SoakServer, startSoakServer } from './server'
import { chat, createLedger, misbehave, oneOf, readPage, sendForm } from './visitors'

/**
 * Drives two built servers for the given time: one is never stopped and shows what memory does, the
 * other is ended at random, by SIGTERM or SIGKILL. Every loop waits between its requests: this simulates a day and is no
 * benchmark.
 */
export async function runSoak(minutes: number) {
  const folders = [mkdtempSync(join(tmpdir(), 'soak-')), mkdtempSync(join(tmpdir(), 'soak-'))] as const
  const [steady, shaky] = await Promise.all([startSoakServer(folders[0]), startSoakServer(folders[1])])
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
      ...Array.from({ length: 4 }, () => loop(30, server => readPage({ server, ledger }))),
      ...Array.from({ length: 2 }, () => loop(150, server => chat({ server, ledger }))),
      loop(500, server => sendForm({ server, ledger })),
      ...Array.from({ length: 3 }, () => loop(300, server => misbehave({ server, ledger }))),
      restarts(),
      watch(),
    ])
  } finally {
    await Promise.all([steady.stop(), shaky.stop()])
  }

  const stored = new Map(folders.flatMap(folder => [...storedRequests(folder)]))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const { requests, errors, errorTexts, cutByRestarts, accepted } = ledger
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
    memoryMb: growth(memory),
    errorTexts,
  }
}

/** How often each e-mail address of the run lies in the outbox: address -> number of mails. */
function storedRequests(dataDir: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of readdirSync(join(dataDir, 'new'))) {
    const mail = readFileSync(join(dataDir, 'new', name), 'utf8')
    const email = /^Reply-To:[^@]*?(soak-\d+@example\.at)/im.exec(mail)?.[1]
    if (!email || !mail.includes('Eingegangen am')) throw new Error(`${name} is no whole mail of this run`)
    counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  return counts
}

/** Resident memory after warming up and at the end: the medians of its second fifth and its last. */
function growth(samples: readonly number[]) {
  const part = Math.ceil(samples.length / 5)
  const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [early, late] = [median(samples.slice(part, 2 * part)), median(samples.slice(-part))]
  return { early, late, growth: late - early, highest: Math.max(...samples) }
}
