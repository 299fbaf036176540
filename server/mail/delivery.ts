import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log } from '../log'
import { createAlarm } from './alarm'
import { createBackoff } from './backoff'
import type { Clock } from './clock'
import type { Lease } from './lease'
import type { Outbox } from './outbox'
import type { Timings } from './timings'
import type { Outcome, Send } from './transport'

export type Delivery = {
  /** Something new is waiting. */
  nudge(): void
  /** When mail began to fail; undefined while all is well or another server delivers. */
  failingSince(): Date | undefined
  /** Sends what has not been tried yet, within `flushMs`, then hands over to other servers. */
  close(): Promise<void>
}

type DeliveryDeps = { outbox: Outbox; lease: Lease; send: Send; clock: Clock; timings: Timings; log: Log }

// Failures that are no single mail's: the mail server's and the disk's.
const server = 'server'
const disk = 'disk'

/**
 * Delivers what waits in new/, one by one, on the server that holds the lease; begins with what an earlier run left.
 * A mail that is not taken now is tried for five days, then it goes to dead/. While no mail at all gets through, none is
 * given up: then the fault is the mail server's or the settings'.
 */
export function startDelivery({ outbox, lease, send, clock, timings, log }: DeliveryDeps): Delivery {
  const backoff = createBackoff(clock.steady, timings.firstRetryMs, timings.longestRetryMs)
  const alarm = createAlarm({ clock, log, afterMs: timings.alarmMs, failing: backoff.failingSince })
  const delivered = new Set<string>()
  let lastSuccess = Number.NEGATIVE_INFINITY
  let flushUntil: number | undefined
  let round: Promise<void> | undefined
  let isNudged = false
  let timer: NodeJS.Timeout | undefined

  const tries = (name: string) => backoff.get(name)?.count ?? 0

  async function deliverWaiting(): Promise<void> {
    const waiting = (await lease.hold()) ? await outbox.names('new') : []
    backoff.keepOnly(new Set(waiting.length > 0 ? [server, ...waiting] : []))
    // What failed least comes first: a mail that makes the server hang up must not hold up the others.
    for (const name of waiting.sort((a, b) => tries(a) - tries(b))) {
      const isTimeUp = flushUntil !== undefined && (tries(name) > 0 || clock.steady() >= flushUntil)
      if (isTimeUp || !backoff.isDue(server) || !(await lease.hold())) return
      if (backoff.isDue(name)) await deliver(name)
    }
  }

  async function deliver(name: string): Promise<void> {
    // Sent, but an earlier run or a full disk kept it from moving.
    if (delivered.has(name) || (await outbox.has('sent', name))) return finish(name)
    const mail = await outbox.read('new', name)
    if (mail) await settle(name, await send(mail))
  }

  async function finish(name: string): Promise<void> {
    await outbox.move(name, 'new', 'sent')
    delivered.delete(name)
  }

  async function settle(name: string, { kind, status, code }: Outcome): Promise<void> {
    const id = name.replace(/\.eml$/, '')
    if (kind === 'sent') {
      log.info('mail.sent', { id, attempt: tries(name) + 1 })
      delivered.add(name)
      lastSuccess = clock.steady()
      backoff.clear(name)
      backoff.clear(server)
      return finish(name)
    }
    const facts = { id, ...(status && { status }), ...(code && { code }) }
    const { count, since } = backoff.failed(name)
    const isHopeless = clock.steady() - since >= timings.giveUpMs && (kind === 'later' || lastSuccess > since)
    if (kind === 'refused' || isHopeless) {
      log.error('mail.dead', { ...facts, attempt: count })
      backoff.clear(name)
      await outbox.move(name, 'new', 'dead')
      return
    }
    log.warn('mail.postponed', { ...facts, attempt: count })
    if (kind === 'away') backoff.failed(server)
    else backoff.clear(server)
  }

  function run(): Promise<void> {
    return deliverWaiting().then(
      () => void backoff.clear(disk),
      error => {
        if (!backoff.get(disk)) log.error('mail.outbox', describeError(error))
        backoff.failed(disk)
      },
    )
  }

  function nudge(): void {
    if (flushUntil !== undefined) return
    isNudged = true
    if (round) return
    clearTimeout(timer)
    isNudged = false
    round = run().finally(() => {
      round = undefined
      alarm.check()
      if (isNudged) nudge()
      else if (flushUntil === undefined) timer = setTimeout(nudge, timings.pollMs).unref()
    })
  }

  async function close(): Promise<void> {
    clearTimeout(timer)
    flushUntil = clock.steady() + timings.flushMs
    const flush = async () => {
      await round
      await run()
      await lease.release()
    }
    // A mail still on the wire keeps the lease: nobody else may send it until it is known to have failed.
    await Promise.race([flush(), wait(timings.flushMs, undefined, { ref: false })])
  }

  nudge()
  return { nudge, failingSince: alarm.since, close }
}
