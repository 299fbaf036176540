import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faults } from './faults'
import { createLedger } from './ledger'
import { createRandom } from './random'
import { type SoakServer, startSoakServer } from './server'
import { storedRequests } from './stored'
import { chat, readPage, sendForm, sitePaths } from './visitors'

type Options = { minutes: number; seed: number; say: (line: string) => void }

const sampleMs = 5_000

/**
 * Drives two built servers with one DATA_DIR for the given time: one is never stopped and shows what memory does, the
 * other is ended at random, politely or not. Every loop waits between its requests: this is a day in fast motion, no
 * benchmark.
 */
export async function runSoak({ minutes, seed, say }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'soak-'))
  const steady = await startSoakServer(dataDir)
  const shaky = await startSoakServer(dataDir)
  const ledger = createLedger()
  const random = createRandom(seed)
  const paths = sitePaths()
  const memory: number[] = []
  const from = performance.now()
  const left = () => minutes * 60_000 - (performance.now() - from)

  const loop = async (pauseMs: number, step: (server: SoakServer) => Promise<unknown>) => {
    while (left() > 0) {
      await step(random.of([steady, shaky]))
      await wait(random.between(pauseMs / 2, pauseMs * 1.5))
    }
  }
  const restarts = async () => {
    while (left() > 45_000) {
      await wait(random.between(15_000, 40_000))
      await shaky.restart(random.of(['SIGTERM', 'SIGTERM', 'SIGKILL']))
    }
  }
  const watch = async () => {
    while (left() > 0) {
      await wait(Math.min(sampleMs, Math.max(1, left())))
      const now = steady.memory()
      if (now !== undefined) memory.push(now)
      if (memory.length % 12 === 0)
        say(`${Math.max(0, Math.round(left() / 60_000))} min left, ${ledger.errors.length} errors`)
    }
  }

  try {
    await Promise.all([
      ...Array.from({ length: 4 }, () => loop(30, server => readPage({ server, ledger, random }, paths))),
      ...Array.from({ length: 2 }, () => loop(150, server => chat({ server, ledger, random }))),
      loop(500, server => sendForm({ server, ledger, random })),
      ...Array.from({ length: 3 }, () => loop(300, server => random.of(faults)({ server, ledger, random }))),
      restarts(),
      watch(),
    ])
  } finally {
    await Promise.all([steady.stop(), shaky.stop()])
  }

  const stored = storedRequests(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  const { accepted } = ledger
  return {
    minutes,
    seed,
    ...ledger.summary(),
    restarts: shaky.stops,
    forms: {
      accepted: accepted.size,
      missing: [...accepted].filter(email => !stored.has(email)).length,
      storedTwice: [...stored.values()].filter(count => count > 1).length,
    },
    memoryMb: growth(memory),
    errorTexts: ledger.errors,
  }
}

/** Resident memory after warming up and at the end: medians of a fifth of the run each. */
function growth(samples: readonly number[]) {
  const part = Math.max(1, Math.floor(samples.length / 5))
  const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const early = median(samples.slice(part, 2 * part))
  const late = median(samples.slice(-part))
  return { early, late, growth: Math.round((late - early) * 10) / 10, highest: Math.max(0, ...samples) }
}
