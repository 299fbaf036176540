import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** `fault` is a request to be refused; `socket` bare bytes, which take as long as the server's patience. */
export type Kind = 'page' | 'chat' | 'form' | 'fault' | 'socket'

export type Ledger = ReturnType<typeof createLedger>

// More would all say the same.
const keptErrors = 50

/** What happened, by kind: times of what went well, and every error. */
export function createLedger() {
  const times = new Map<Kind, RecordableHistogram>()
  const errors: string[] = []
  const accepted = new Set<string>()
  let errorCount = 0
  let disturbed = 0
  return {
    errors,
    /** E-mail addresses of the forms that were answered with OK. */
    accepted,
    took(kind: Kind, ms: number): void {
      const histogram = times.get(kind) ?? createHistogram()
      times.set(kind, histogram)
      histogram.record(Math.max(1, Math.round(ms * 1000)))
    },
    failed(kind: Kind, what: string): void {
      errorCount += 1
      if (errors.length < keptErrors) errors.push(`${kind}: ${what}`)
    },
    /** A request that a restart cut off. */
    disturbed(): void {
      disturbed += 1
    },
    summary() {
      const kinds = [...times].map(([kind, histogram]) => {
        const ms = (percent: number) => Math.round(histogram.percentile(percent) / 10) / 100
        return [kind, { count: histogram.count, p50Ms: ms(50), p99Ms: ms(99), maxMs: Math.round(histogram.max / 1000) }]
      })
      return { requests: Object.fromEntries(kinds), errors: errorCount, cutByRestarts: disturbed }
    },
  }
}
