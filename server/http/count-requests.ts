import type { Log } from '../log'
import type { Metrics } from '../watch/metrics'

const everyMs = 60_000

/**
 * Counts every answer by route and status. Refusals leave one line a minute in the log, whatever the flood: a line each
 * would fill the disk.
 * @param routes the addresses that are counted by their own name
 */
export function createRequestCounter(routes: readonly string[], metrics: Metrics, log: Log) {
  let counts: Record<string, number> = {}
  const timer = setInterval(tell, everyMs).unref()

  function tell(): void {
    if (Object.keys(counts).length > 0) log.warn('refused', { counts })
    counts = {}
  }

  function routeOf(target: string): string {
    const path = target.replace(/[?#].*/, '')
    if (routes.includes(path)) return path
    return path.startsWith('/api/') ? '/api/*' : 'page'
  }

  return {
    /** @param target the path of a request; '' where it could not be read */
    answered(target: string, status: number, ms: number): void {
      const route = target === '' ? 'unreadable' : routeOf(target)
      metrics.requests.inc({ route, status })
      metrics.seconds.observe({ route }, ms / 1000)
      // Somebody follows an old link.
      if (status < 400 || (route === 'page' && status === 404)) return
      metrics.refusals.inc({ route, status })
      const key = `${status} ${route}`
      counts[key] = (counts[key] ?? 0) + 1
    },
    /** Says what was refused since the last line, and no more from here on. */
    close(): void {
      clearInterval(timer)
      tell()
    },
  }
}

export type RequestCounter = ReturnType<typeof createRequestCounter>
