import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log } from '../log'
import type { Outbox } from './outbox'
import type { Clock, Timings } from './timings'
import type { Outcome, Send } from './transport'

export type Delivery = ReturnType<typeof startDelivery>

type DeliveryDeps = {
  outbox: Outbox
  send: Send
  /** The recipients of each mail. */
  recipients: readonly string[]
  clock: Clock
  timings: Timings
  log: Log
}

// Keys of failures that concern all mails: of the mail server and of the disk.
const server = 'server'
const disk = 'disk'
const keyOf = (name: string, recipient: string) => `${name} ${recipient}`

/**
 * Delivers the mails in new/ one by one, to each recipient separately, also those of an earlier run. A mail is retried for
 * five days, then it goes to dead/. While no mail at all gets through, none is given up: then the mail server or the
 * settings are at fault.
 */
export function startDelivery({ outbox, send, recipients, clock, timings, log }: DeliveryDeps) {
  const backoff = createBackoff(clock.steady, timings.firstRetryMs, timings.longestRetryMs)
  /** Final outcomes of this run by mail and recipient; on a full disk they cannot be noted. */
  const settled = new Map<string, 'sent' | 'refused'>()
  let lastSuccess = Number.NEGATIVE_INFINITY
  let flushUntil: number | undefined
  let round: Promise<void> | undefined
  let isNudged = false
  let timer: NodeJS.Timeout | undefined

  const tries = (name: string) => Math.max(...recipients.map(to => backoff.get(keyOf(name, to))?.count ?? 0))

  async function deliverWaiting(): Promise<void> {
    const waiting = await outbox.names('new')
    const keys = waiting.flatMap(name => recipients.map(to => keyOf(name, to)))
    backoff.keepOnly(new Set(keys.length > 0 ? [server, ...keys] : []))
    // Mails with the fewest failures come first: one that makes the server hang up must not hold up the others.
    for (const name of waiting.sort((a, b) => tries(a) - tries(b))) {
      const isTimeUp = flushUntil !== undefined && (tries(name) > 0 || clock.steady() >= flushUntil)
      if (isTimeUp || !backoff.isDue(server)) return
      await deliver(name)
    }
  }

  async function deliver(name: string): Promise<void> {
    const mail = await outbox.readNew(name)
    if (!mail) return
    const noted = await outbox.recipientsOf(name)
    const outcomeOf = (to: string) => (noted.includes(to) ? 'sent' : settled.get(keyOf(name, to)))
    for (const to of recipients) {
      const key = keyOf(name, to)
      if (outcomeOf(to) || !backoff.isDue(server) || !backoff.isDue(key)) continue
      await settle(name, key, await send(mail, to))
      if (settled.get(key) === 'sent' && recipients.length > 1) await outbox.noteRecipient(name, to)
    }
    const outcomes = recipients.map(outcomeOf)
    if (outcomes.includes(undefined)) return
    await outbox.finish(name, outcomes.includes('refused') ? 'dead' : 'sent')
    for (const to of recipients) settled.delete(keyOf(name, to))
  }

  async function settle(name: string, key: string, { kind, status, code }: Outcome): Promise<void> {
    const id = name.replace(/\.eml$/, '')
    if (kind === 'sent') {
      log.info('mail.sent', { id, attempt: (backoff.get(key)?.count ?? 0) + 1 })
      settled.set(key, 'sent')
      lastSuccess = clock.steady()
      backoff.clear(key)
      backoff.clear(server)
      return
    }
    const facts = { id, ...(status && { status }), ...(code && { code }) }
    const { count, since } = backoff.failed(key)
    const isHopeless = clock.steady() - since >= timings.giveUpMs && (kind === 'later' || lastSuccess > since)
    if (kind === 'refused' || isHopeless) {
      log.error('mail.dead', { ...facts, attempt: count })
      settled.set(key, 'refused')
      backoff.clear(key)
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
      if (isNudged) nudge()
      else if (flushUntil === undefined) timer = setTimeout(nudge, timings.pollMs).unref()
    })
  }

  async function close(): Promise<void> {
    clearTimeout(timer)
    flushUntil = clock.steady() + timings.flushMs
    const flush = Promise.resolve(round).then(run)
    await Promise.race([flush, wait(timings.flushMs, undefined, { ref: false })])
  }

  nudge()
  return {
    /** Something new is waiting. */
    nudge,
    /** When mail began to fail; undefined while all is well. */
    failingSince() {
      const since = backoff.failingSince()
      return since === undefined ? undefined : new Date(clock.now() - (clock.steady() - since))
    },
    /** Sends what has not been tried yet, within `flushMs`. */
    close,
  }
}

type Failure = {
  /** How often it failed in a row. */
  count: number
  /** First failure, on the steady clock. */
  since: number
  /** Not before, on the steady clock. */
  due: number
}

/** Waits between tries, doubling from `firstMs` to `longestMs`. Kept in memory: a restart may be the cure, so it tries at once. */
function createBackoff(steady: () => number, firstMs: number, longestMs: number) {
  const failures = new Map<string, Failure>()
  return {
    get: (key: string): Failure | undefined => failures.get(key),
    isDue: (key: string) => (failures.get(key)?.due ?? 0) <= steady(),
    failed(key: string): Failure {
      const before = failures.get(key)
      const count = (before?.count ?? 0) + 1
      const wait = Math.min(firstMs * 2 ** (count - 1), longestMs)
      const failure = { count, since: before?.since ?? steady(), due: steady() + wait }
      failures.set(key, failure)
      return failure
    },
    clear: (key: string) => failures.delete(key),
    /** Forgets what is no longer there. */
    keepOnly(keys: ReadonlySet<string>) {
      for (const key of failures.keys()) if (!keys.has(key)) failures.delete(key)
    },
    /** First failure of what has been failing longest, on the steady clock. */
    failingSince(): number | undefined {
      return failures.size === 0 ? undefined : Math.min(...[...failures.values()].map(failure => failure.since))
    },
  }
}
