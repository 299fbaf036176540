import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { answerError, Refusal } from '../errors'
import { isThisMachine } from '../visitor'
import type { Metrics } from '../watch/metrics'
import type { HealthProblem } from '../watch/watch'
import type { Lifecycle } from './server'

type HealthDeps = {
  /** The state of the sources, where the build knew it. */
  commit: string | undefined
  /** What is wrong now. */
  problems: () => Promise<HealthProblem[]>
  /** More for operators. */
  details: () => object
  metrics: Metrics
  /** Who has it gets the details from elsewhere too. */
  token: string | undefined
  lifecycle: Lifecycle
}

/**
 * `GET /healthz`: what a monitor and a balancer want to know. 503 while shutting down; 200 otherwise, `degraded` where
 * something needs a person: the pages are served all the same. `GET /metrics`: the figures for Prometheus. Details for
 * this machine and with the token only.
 */
export function healthRoute(deps: HealthDeps): Hono {
  const { metrics, lifecycle, commit } = deps
  const startedAt = performance.now()
  return new Hono()
    .get('/healthz', async context => {
      context.header('Cache-Control', 'no-store')
      const problems = await deps.problems()
      const state = problems.length > 0 ? 'degraded' : 'ok'
      const status = lifecycle.isClosing ? 'closing' : state
      const uptimeSeconds = Math.floor((performance.now() - startedAt) / 1000)
      const answer = mayRead(context, deps.token)
        ? { status, commit, problems, ...deps.details(), uptimeSeconds }
        : { status, commit }
      return context.json(answer, lifecycle.isClosing ? 503 : 200)
    })
    .get('/metrics', async context => {
      if (!mayRead(context, deps.token)) {
        context.header('WWW-Authenticate', 'Bearer')
        const message = 'Die Messwerte gibt es nur mit dem Schlüssel aus METRICS_TOKEN.'
        return answerError(new Refusal(401, 'unauthorized', message), context)
      }
      metrics.problems.reset()
      for (const { name } of await deps.problems()) metrics.problems.set({ name }, 1)
      context.header('Cache-Control', 'no-store')
      return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
    })
}

function mayRead(context: Context, token: string | undefined): boolean {
  if (isThisMachine(context)) return true
  const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
