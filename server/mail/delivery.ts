import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log, type LogFields } from '../log'
import type { Metrics } from '../watch/metrics'
import { createFailures } from './failures'
import type { StoredRequest } from './files'
import { type Addresses, requestMail } from './message'
import { createRounds } from './rounds'
import type { Outcome, Smtp } from './smtp'
import type { Store } from './store'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds; tests shorten them. */
export const usualTimings = {
  pollMs: 5_000,
  /** The wait after a failed try doubles from the first of these to the second … */
  firstRetryMs: minute,
  longestRetryMs: hour,
  /** … for so long, then a mail is given up. */
  giveUpMs: 5 * 24 * hour,
  /** Longest flush at the end; the service as a whole has ten seconds. */
  flushMs: 6_000,
  /** How often the disk is written to and old requests are deleted. */
  choresMs: 20_000,
}

export type Timings = typeof usualTimings

type DeliveryDeps = {
  store: () => Promise<Store>
  smtp: Smtp
  addresses: Addresses
  /** Mails an hour; what is more waits. */
  perHour: number
  timings: Timings
  /** Milliseconds that only ever go forward. */
  steady: () => number
  metrics: Metrics
  log: Log
}

export type Delivery = ReturnType<typeof startDelivery>

/** Mails what waits, also from an earlier run: one mail a request, until each recipient has it or refuses it for good. */
export function startDelivery(deps: DeliveryDeps) {
  const { store, smtp, timings, steady, log } = deps
  const failures = createFailures(steady, timings.firstRetryMs, timings.longestRetryMs)
  const server = createServerWatch(deps, failures)
  const mailing = createMailing(deps, failures, server)
  const files = createStuckFiles(log)
  let flushUntil: number | undefined

  async function deliverWaiting(): Promise<void> {
    const waiting = await (await store()).waiting()
    const keys = ['outbox', ...waiting]
    files.keepOnly(keys)
    failures.keepOnly(['server', ...waiting])
    if (waiting.length === 0 && !server.isWell() && failures.isDue('server'))
      server.hear([await smtp.verify()])
    // Those with the fewest failures come first: one that makes the server hang up must not hold up the others.
    for (const id of waiting.sort((a, b) => failures.count(a) - failures.count(b))) {
      const isTimeUp =
        flushUntil !== undefined && (failures.count(id) > 0 || steady() >= flushUntil)
      if (isTimeUp || mailing.isFull() || !failures.isDue('server')) return
      if (failures.isDue(id)) await files.attempt(id, () => mailing.deliver(id))
    }
  }

  const round = () => files.attempt('outbox', deliverWaiting)
  const rounds = createRounds(round, timings.pollMs)
  rounds.nudge()
  return {
    /** Something new is waiting. */
    nudge: rounds.nudge,
    isSure: server.isSure,
    failure: server.failure,
    /** Why a file cannot be worked with: the system's code; undefined while all is well. */
    stuck: files.code,
    /** Whether as many were mailed as an hour may have. */
    isFull: mailing.isFull,
    /** Sends what has not been tried yet, within `flushMs`. */
    async close(): Promise<void> {
      flushUntil = steady() + timings.flushMs
      const flush = rounds.end().then(round)
      await Promise.race([flush, wait(timings.flushMs, undefined, { ref: false })])
    },
  }
}

type Failures = ReturnType<typeof createFailures>
const factsOf = ({ status, code }: Outcome): LogFields => ({
  ...(status && { status }),
  ...(code && { code }),
})

/** What is known of the mail server; each change is logged once. */
function createServerWatch({ steady, log }: DeliveryDeps, failures: Failures) {
  let failure: Outcome | null | undefined
  return {
    /** What became of one mail: of what blocks all mails the worst counts. */
    hear(outcomes: readonly Outcome[]): void {
      const bad = (['denied', 'away', 'barred'] as const)
        .map(kind => outcomes.find(outcome => outcome.kind === kind))
        .find(outcome => outcome !== undefined)
      if (!bad && failure) log.info('mail.server-back')
      if (bad && !failure) log.error('mail.server-fails', { class: bad.kind, ...factsOf(bad) })
      if (bad && bad.kind !== 'barred') failures.add('server')
      else failures.clear('server')
      failure = bad ?? null
    },
    isWell: () => failure === null,
    /** Whether it is known to work, or to fail in a way that a person has to mend. */
    isSure: () => failure !== undefined && failure?.kind !== 'away',
    /** Why it takes nothing and for how long; undefined while nothing is known against it. */
    failure: () => failure && { ...failure, forMs: steady() - failures.since('server') },
  }
}

type End = 'sent' | 'refused'

function createMailing(
  deps: DeliveryDeps,
  failures: Failures,
  server: ReturnType<typeof createServerWatch>,
) {
  const { store, smtp, addresses, perHour, timings, steady, metrics, log } = deps
  /** What is final of each request: refusals, and what a full disk could not note. */
  const ends = new Map<string, Map<string, End>>()
  let lastSuccess = Number.NEGATIVE_INFINITY
  let mailed: number[] = []

  /** What is final of one mail to one recipient. */
  function judge(id: string, outcome: Outcome): End | undefined {
    const facts = { id, attempt: failures.count(id) + 1, ...factsOf(outcome) }
    const { kind } = outcome
    const isLong = steady() - failures.since(id) >= timings.giveUpMs
    if (kind === 'sent') {
      log.info('mail.sent', facts)
      metrics.mailsDelivered.inc()
      lastSuccess = steady()
      return 'sent'
    }
    // While no mail at all gets through, the mail server or the settings are at fault, not this one.
    if (kind === 'refused' || (isLong && (kind === 'later' || lastSuccess > failures.since(id)))) {
      log.error('mail.dead', facts)
      return 'refused'
    }
    log.warn('mail.postponed', facts)
    return undefined
  }

  /** One mail to each recipient who has not got it yet. */
  async function send(request: StoredRequest, known: Map<string, End>): Promise<void> {
    const open = addresses.to.filter(to => !known.has(to))
    if (open.length === 0) return
    const outcomes = await smtp.send(requestMail(request, addresses), open)
    for (const [to, outcome] of outcomes) {
      const end = judge(request.id, outcome)
      if (end) known.set(to, end)
    }
    server.hear([...outcomes.values()])
    if (open.some(to => known.get(to) === 'sent')) mailed.push(steady())
    if (open.some(to => !known.has(to))) failures.add(request.id)
  }

  return {
    isFull(): boolean {
      mailed = mailed.filter(at => steady() - at < hour)
      return mailed.length >= perHour
    },
    async deliver(id: string): Promise<void> {
      const box = await store()
      const request = await box.read('new', id)
      if (request === null) {
        // A file that somebody broke: a person has to look at it.
        log.error('mail.unreadable', { id })
        await box.finish(id, 'dead')
      }
      if (!request) return
      const known = ends.get(id) ?? new Map(request.delivered.map(to => [to, 'sent']))
      ends.set(id, known)
      await send(request, known)
      const delivered = addresses.to.filter(to => known.get(to) === 'sent')
      const isDone = addresses.to.every(to => known.has(to))
      const isSent = delivered.length === addresses.to.length
      if (!isSent && delivered.length > request.delivered.length)
        await box.note({ ...request, delivered })
      if (isDone) await box.finish(id, isSent ? 'sent' : 'dead')
      if (isDone) ends.delete(id)
    },
  }
}

/** Knows the files that could not be read, noted or moved: each is logged once, and holds up no other. */
function createStuckFiles(log: Log) {
  const stuck = new Map<string, string>()
  return {
    async attempt(id: string, work: () => Promise<void>): Promise<void> {
      try {
        await work()
        stuck.delete(id)
      } catch (error) {
        const facts = describeError(error)
        if (!stuck.has(id)) log.error('mail.outbox', { id, ...facts })
        stuck.set(id, facts.code ?? facts.class ?? 'unknown')
      }
    },
    /** Forgets files that are gone. */
    keepOnly(ids: readonly string[]): void {
      for (const id of stuck.keys()) if (!ids.includes(id)) stuck.delete(id)
    },
    code: (): string | undefined => stuck.values().next().value,
  }
}
