import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { describeError, type Log } from '../log'
import type { Lifecycle } from './shutdown'

type HealthDeps = {
  buildId: string
  /** How Emilia answers, and whether the provider's last call brought an answer; null before the first one. */
  emilia: () => { mode: string; providerWorks: boolean | null }
  /** What waits for delivery. @throws the system's error */
  mail: () => Promise<object>
  /** Writes to the disk as a request would. @throws the system's error */
  probe: () => Promise<void>
  lifecycle: Lifecycle
  log: Log
}

/** How often the disk is written to, the oldest write that counts, and how long an answer waits for one: seconds. */
const [probeEvery, oldestWrite, longestWait] = [20, 60, 2]

/**
 * `GET /healthz`: what a monitor and a balancer want to know. 503 while shutting down; 200 otherwise, with the status
 * `degraded` where forms or the model fail: the pages are served all the same.
 */
export function healthRoute({ buildId, emilia, mail, probe, lifecycle, log }: HealthDeps): Hono {
  const startedAt = performance.now()
  const seconds = (since: number) => Math.floor((performance.now() - since) / 1000)
  const lookAtMail = atMostEvery(1, () =>
    mail().catch(error => {
      log.error('mail.disk', describeError(error))
      return { mode: 'unreadable' }
    }),
  )
  let written: number | undefined
  const lookAtDisk = atMostEvery(probeEvery, () =>
    probe().then(
      () => {
        written = performance.now()
      },
      error => log.error('disk.unwritable', describeError(error)),
    ),
  )
  return new Hono().get('/healthz', async context => {
    context.header('Cache-Control', 'no-store')
    const [mailState] = await Promise.all([
      lookAtMail(),
      // A disk that hangs must not hang the answer.
      Promise.race([lookAtDisk(), wait(longestWait * 1000, undefined, { ref: false })]),
    ])
    const disk = { writtenSecondsAgo: written === undefined ? null : seconds(written) }
    const model = emilia()
    const isDiskGood = disk.writtenSecondsAgo !== null && disk.writtenSecondsAgo <= oldestWrite
    const status = isDiskGood && model.providerWorks !== false ? 'ok' : 'degraded'
    const answer = {
      status: lifecycle.isClosing ? 'closing' : status,
      buildId,
      emilia: model,
      mail: mailState,
      disk,
      uptimeSeconds: seconds(startedAt),
    }
    return context.json(answer, lifecycle.isClosing ? 503 : 200)
  })
}

/** Runs `ask` at most once in `seconds`: anybody may request /healthz. */
function atMostEvery<T>(seconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (!answer || now - askedAt > seconds * 1000) {
      answer = ask()
      askedAt = now
    }
    return answer
  }
}
