import { Hono } from 'hono'
import type { Lifecycle } from './lifecycle'
import { describeError, type Log } from './log'

export type MailHealth = { mode: string; oldestUndeliveredSeconds: number | null }

type HealthDeps = {
  buildId: string
  /** How Emilia answers, e.g. `offline`. */
  emilia: () => string
  mail: () => Promise<MailHealth>
  lifecycle: Lifecycle
  log: Log
}

/** `GET /healthz`: what a monitor and a balancer want to know; 503 while shutting down. */
export function healthRoute({ buildId, emilia, mail, lifecycle, log }: HealthDeps): Hono {
  const startedAt = performance.now()
  const lookAtMail = forOneSecond(async () => {
    try {
      return await mail()
    } catch (error) {
      // Pages and Emilia go on without a disk.
      log.error('mail.disk', describeError(error))
      return { mode: 'unreadable', oldestUndeliveredSeconds: null }
    }
  })
  return new Hono().get('/healthz', async context => {
    context.header('Cache-Control', 'no-store')
    const answer = {
      status: lifecycle.isClosing ? 'closing' : 'ok',
      buildId,
      emilia: { mode: emilia() },
      mail: await lookAtMail(),
      uptimeSeconds: Math.floor((performance.now() - startedAt) / 1000),
    }
    return context.json(answer, lifecycle.isClosing ? 503 : 200)
  })
}

/** Asks at most once a second: anybody may ask for the health, and each time it costs the disk a look. */
function forOneSecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (!answer || now - askedAt > 1_000) {
      answer = ask()
      askedAt = now
    }
    return answer
  }
}
