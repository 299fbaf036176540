import { Hono } from 'hono'
import type { Lifecycle } from './lifecycle'

export type MailHealth = { mode: string; oldestUndeliveredSeconds: number | null }

type HealthDeps = {
  buildId: string
  /** How Emilia answers, e.g. `offline`. */
  emilia: () => string
  mail: () => MailHealth | Promise<MailHealth>
  lifecycle: Lifecycle
}

/** `GET /healthz`: what a monitor and a balancer want to know; 503 while shutting down. */
export function healthRoute({ buildId, emilia, mail, lifecycle }: HealthDeps): Hono {
  const startedAt = performance.now()
  return new Hono().get('/healthz', async context => {
    context.header('Cache-Control', 'no-store')
    const answer = {
      status: lifecycle.isClosing ? 'closing' : 'ok',
      buildId,
      emilia: { mode: emilia() },
      mail: await mail(),
      uptimeSeconds: Math.floor((performance.now() - startedAt) / 1000),
    }
    return context.json(answer, lifecycle.isClosing ? 503 : 200)
  })
}
