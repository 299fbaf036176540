import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import type { SoakServer } from './server'

export type Kind = 'page' | 'chat' | 'form' | 'fault'

export type Ledger = ReturnType<typeof createLedger>

// More would all say the same.
const keptErrors = 50

/** What happened: how long what went well took, by kind, and every error. */
export function createLedger() {
  const times = new Map<Kind, RecordableHistogram>()
  const ledger = {
    errors: 0,
    errorTexts: [] as string[],
    /** Requests that a restart cut off. */
    cutByRestarts: 0,
    /** E-mail addresses of the forms that were answered with OK. */
    accepted: new Set<string>(),
    took(kind: Kind, ms: number): void {
      const histogram = times.get(kind) ?? createHistogram()
      times.set(kind, histogram)
      histogram.record(Math.max(1, Math.round(ms * 1000)))
    },
    requests() {
      const ms = (histogram: RecordableHistogram, percent: number) =>
        Math.round(histogram.percentile(percent) / 10) / 100
      const rows = [...times].map(([kind, h]) => [kind, { count: h.count, p50Ms: ms(h, 50), p99Ms: ms(h, 99) }])
      return Object.fromEntries(rows)
    },
    failed(kind: Kind, what: string): void {
      ledger.errors += 1
      if (ledger.errorTexts.length < keptErrors) ledger.errorTexts.push(`${kind}: ${what}`)
    },
  }
  return ledger
}

export type Visit = { kind: Kind; path: string; init?: RequestInit; expect: number[] }

/**
 * One request, measured. Gives the answer's text, or undefined when there was none; an unexpected status or a broken
 * connection goes to the ledger as an error, unless the server was being restarted meanwhile.
 */
export async function visit(server: SoakServer, ledger: Ledger, { kind, path, init, expect }: Visit) {
  await server.ready()
  const before = server.disturbances()
  const from = performance.now()
  try {
    const response = await fetch(server.origin + path, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await response.text()
    if (!expect.includes(response.status)) throw new Error(`${response.status} instead of ${expect.join(' or ')}`)
    ledger.took(kind, performance.now() - from)
    return { status: response.status, text }
  } catch (error) {
    if (server.disturbances() !== before) ledger.cutByRestarts += 1
    else ledger.failed(kind, `${init?.method ?? 'GET'} ${path}: ${reason(error)}`)
    return undefined
  }
}

/** Node's fetch hides the reason in `cause`. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
