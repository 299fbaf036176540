import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log } from '../log'
import { createRounds } from '../rounds'
import type { Metrics } from '../watch/metrics'
import { type Addresses, requestMail } from './message'
import type { Outcome, openSmtp } from './smtp'
import type { Store, StoredRequest } from './store'

const hour = 3_600_000

/** Milliseconds; tests shorten them. */
export const usualTimings = {
  pollMs: 5_000,
  /** The wait after a failed try doubles from the first of these to the second. */
  firstRetryMs: 60_000,
  longestRetryMs: hour,
  /** Longest flush at the end; the service as a whole has ten seconds. */
  flushMs: 6_000,
  /** How often the disk is written to and old requests are deleted. */
  choresMs: 20_000,
}

type DeliveryDeps = {
  store: Store
  smtp: ReturnType<typeof openSmtp>
  addresses: Addresses
  /** Mails an hour; what is more waits. */
  perHour: number
  timings: typeof usualTimings
  /** Milliseconds that only ever go forward. */
  steady: () => number
  metrics: Metrics
  log: Log
}

type End = 'sent' | 'refused'

/** What this run knows of a request that waits. */
type Attempt = {
  /** What is final for a recipient: a refusal, or what a full disk could not note. */
  ends: Map<string, End>
  /** It was tried in vain. Others come first: one that makes the server hang up must not hold them up. */
  isPostponed: boolean
  /** The log says why it waits. */
  isLogged: boolean
  /** Why its file cannot be read, noted or moved: the system's code. */
  stuck?: string
}

/** Mails what waits, also from an earlier run: one mail a request, until each recipient has it or refuses it for good. */
export class Delivery {
  readonly #deps: DeliveryDeps
  readonly #rounds: ReturnType<typeof createRounds>
  /** By the requests' ids; `outbox` stands for the folder itself. */
  readonly #attempts = new Map<string, Attempt>()
  /** Why the mail server took nothing last: null while it takes mails, undefined before it was asked. */
  #serverFailure: (Outcome & { since: number; last: number }) | null | undefined
  #retry = { at: 0, waitMs: 0 }
  /** When each mail of the last hour was sent. */
  #mailed: number[] = []
  #flushUntil = Number.POSITIVE_INFINITY

  constructor(deps: DeliveryDeps) {
    this.#deps = deps
    this.#rounds = createRounds(this.#round, deps.timings.pollMs)
    this.#rounds.nudge()
  }

  /** Something new is waiting. */
  nudge(): void {
    this.#rounds.nudge()
  }

  /** Sends what has not been tried yet, within `flushMs`. */
  async close(): Promise<void> {
    const { steady, timings } = this.#deps
    this.#flushUntil = steady() + timings.flushMs
    const flush = this.#rounds.end().then(this.#round)
    await Promise.race([flush, wait(timings.flushMs, undefined, { ref: false })])
  }

  /**
   * Why the mail server takes nothing; undefined while nothing is known against it.
   * @returns also for how long (`forMs`), and how long after the first failed try the last one was (`betweenMs`), in milliseconds
   */
  serverFailure(): (Outcome & { forMs: number; betweenMs: number }) | undefined {
    if (!this.#serverFailure) return undefined
    const { since, last, ...outcome } = this.#serverFailure
    return { ...outcome, forMs: this.#deps.steady() - since, betweenMs: last - since }
  }

  /** Why a file cannot be worked with: the system's code; undefined while all is well. */
  stuckCode(): string | undefined {
    for (const { stuck } of this.#attempts.values()) if (stuck) return stuck
    return undefined
  }

  /** Whether as many were mailed as an hour may have. */
  isFull(): boolean {
    const { steady, perHour } = this.#deps
    this.#mailed = this.#mailed.filter(at => steady() - at < hour)
    return this.#mailed.length >= perHour
  }

  readonly #round = () => this.#noting('outbox', () => this.#deliverWaiting())

  async #deliverWaiting(): Promise<void> {
    const { store, smtp, steady } = this.#deps
    const isDue = steady() >= this.#retry.at
    await store.open()
    const waiting = await store.ids('new')
    this.#forgetAllBut(waiting)
    if (waiting.length === 0 && isDue && this.#serverFailure !== null)
      this.#hear([await smtp.verify()])
    const fresh = waiting.filter(id => !this.#isPostponed(id))
    const isEnding = this.#flushUntil !== Number.POSITIVE_INFINITY
    const again = isDue && !isEnding ? waiting.filter(id => this.#isPostponed(id)) : []
    if (isDue || !this.#isServerDown()) await this.#deliverEach([...fresh, ...again])
    if (this.#isServerDown()) this.#logWaiting(fresh)
    const isFirst = !this.#isServerDown() && fresh.some(id => this.#isPostponed(id))
    if (isDue || isFirst) this.#scheduleRetry(isFirst)
  }

  async #deliverEach(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.isFull() || this.#deps.steady() >= this.#flushUntil) return
      await this.#noting(id, () => this.#deliver(id))
      if (this.#isServerDown()) return
    }
  }

  /** Says once of each request that was not even tried why it waits. */
  #logWaiting(ids: readonly string[]): void {
    const { status, code } = this.#serverFailure ?? {}
    for (const id of ids) {
      const attempt = this.#attempt(id)
      if (!attempt.isLogged) this.#deps.log.warn('mail.postponed', { id, status, code })
      attempt.isLogged = true
    }
  }

  #attempt(id: string): Attempt {
    const earlier = this.#attempts.get(id)
    if (earlier) return earlier
    const attempt: Attempt = { ends: new Map(), isPostponed: false, isLogged: false }
    this.#attempts.set(id, attempt)
    return attempt
  }

  readonly #isPostponed = (id: string) => this.#attempts.get(id)?.isPostponed === true

  /** The wait doubles while something fails; what failed for the first time, as by greylisting, is tried again soon. */
  #scheduleRetry(isFirst: boolean): void {
    const { firstRetryMs, longestRetryMs } = this.#deps.timings
    const isFailing = this.#isServerDown() || [...this.#attempts.keys()].some(this.#isPostponed)
    const longer = Math.min(Math.max(firstRetryMs, 2 * this.#retry.waitMs), longestRetryMs)
    const waitMs = isFailing ? longer : 0
    this.#retry = { waitMs: isFirst ? firstRetryMs : waitMs, at: 0 }
    this.#retry.at = this.#deps.steady() + this.#retry.waitMs
  }

  async #deliver(id: string): Promise<void> {
    const { store, addresses, log } = this.#deps
    const request = await store.read('new', id)
    if (request === null) {
      // A file that somebody broke: a person has to look at it.
      log.error('mail.unreadable', { id })
      await store.move(id, 'new', 'dead')
    }
    if (!request) return
    const { to } = addresses
    const { ends } = this.#attempt(id)
    for (const address of request.delivered) ends.set(address, 'sent')
    const open = to.filter(address => !ends.has(address))
    if (open.length > 0) await this.#send(request, open)
    const delivered = to.filter(address => ends.get(address) === 'sent')
    const isSent = delivered.length === to.length
    if (!isSent && delivered.length > request.delivered.length)
      await store.note({ ...request, delivered })
    if (to.every(address => ends.has(address)))
      await store.move(id, 'new', isSent ? 'sent' : 'dead')
  }

  /** One mail to the recipients who have not got it yet. */
  async #send(request: StoredRequest, open: string[]): Promise<void> {
    const { smtp, addresses, steady, log, metrics } = this.#deps
    const attempt = this.#attempt(request.id)
    const { ends } = attempt
    const outcomes = await smtp.send(requestMail(request, addresses), open)
    for (const [address, { kind, status, code }] of outcomes) {
      const facts = { id: request.id, status, code }
      if (kind === 'sent' || kind === 'refused') ends.set(address, kind)
      if (kind === 'sent') log.info('mail.sent', facts)
      else if (kind === 'refused') log.error('mail.dead', facts)
      else log.warn('mail.postponed', facts)
      if (kind === 'sent') metrics.mailsDelivered.inc()
    }
    this.#hear([...outcomes.values()])
    if (open.some(address => ends.get(address) === 'sent')) this.#mailed.push(steady())
    attempt.isPostponed ||= open.some(address => !ends.has(address))
    attempt.isLogged ||= attempt.isPostponed
  }

  /** What became of one mail tells of the mail server: of what blocks all mails the worst counts. */
  #hear(outcomes: readonly Outcome[]): void {
    const kinds = ['denied', 'away', 'barred'] as const
    const [failure] = kinds.flatMap(kind => outcomes.find(one => one.kind === kind) ?? [])
    const last = this.#deps.steady()
    const since = this.#serverFailure?.since ?? last
    this.#serverFailure = failure ? { ...failure, since, last } : null
  }

  #isServerDown(): boolean {
    return this.#serverFailure != null && this.#serverFailure.kind !== 'barred'
  }

  /** Logs once where work with a file fails; it holds up no other. */
  async #noting(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      const attempt = this.#attempts.get(id)
      if (attempt) delete attempt.stuck
    } catch (error) {
      const facts = describeError(error)
      const attempt = this.#attempt(id)
      if (!attempt.stuck) this.#deps.log.error('mail.outbox', { id, ...facts })
      attempt.stuck = facts.code ?? facts.class ?? 'unknown'
    }
  }

  #forgetAllBut(waiting: readonly string[]): void {
    const kept = new Set(['outbox', ...waiting])
    for (const id of this.#attempts.keys()) if (!kept.has(id)) this.#attempts.delete(id)
  }
}
