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

/** Mails what waits, also from an earlier run: one mail a request, until each recipient has it or refuses it for good. */
export class Delivery {
  readonly #deps: DeliveryDeps
  readonly #rounds: ReturnType<typeof createRounds>
  /** Requests that failed in this run. Others come first: one that makes the server hang up must not hold them up. */
  readonly #failed = new Set<string>()
  /** The code of the system for each file that cannot be read, noted or moved. */
  readonly #stuck = new Map<string, string>()
  /** What is final of each request: refusals, and what a full disk could not note. */
  readonly #ends = new Map<string, Map<string, End>>()
  /** Why the mail server took nothing last: null while it takes mails, undefined before it was asked. */
  #serverFailure: (Outcome & { since: number }) | null | undefined
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

  /** Whether the mail server is known to work, or to fail in a way that a person has to mend. */
  isSure(): boolean {
    return this.#serverFailure !== undefined && this.#serverFailure?.kind !== 'away'
  }

  /** Why the mail server takes nothing and for how long; undefined while nothing is known against it. */
  serverFailure(): (Outcome & { forMs: number }) | undefined {
    if (!this.#serverFailure) return undefined
    return { ...this.#serverFailure, forMs: this.#deps.steady() - this.#serverFailure.since }
  }

  /** Why a file cannot be worked with: the system's code; undefined while all is well. */
  stuckCode(): string | undefined {
    return this.#stuck.values().next().value
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
    if (waiting.length === 0 && this.#serverFailure !== null && isDue)
      this.#hear([await smtp.verify()])
    const isEnding = this.#flushUntil !== Number.POSITIVE_INFINITY
    const fresh = waiting.filter(id => !this.#failed.has(id))
    const again = waiting.filter(id => this.#failed.has(id) && isDue && !isEnding)
    for (const id of isDue || !this.#isServerDown() ? [...fresh, ...again] : []) {
      if (this.isFull() || steady() >= this.#flushUntil) break
      await this.#noting(id, () => this.#deliver(id))
      if (this.#isServerDown()) break
    }
    const isNew = fresh.some(id => this.#failed.has(id)) && !this.#isServerDown()
    if (isDue || isNew) this.#scheduleRetry(isNew)
  }

  /** The wait doubles while something fails; what failed for the first time, as by greylisting, is tried again soon. */
  #scheduleRetry(isNew: boolean): void {
    const { firstRetryMs, longestRetryMs } = this.#deps.timings
    const isFailing = this.#failed.size > 0 || this.#isServerDown()
    const longer = Math.min(Math.max(firstRetryMs, 2 * this.#retry.waitMs), longestRetryMs)
    const waitMs = isFailing ? longer : 0
    this.#retry = { waitMs: isNew ? firstRetryMs : waitMs, at: 0 }
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
    const ends = this.#ends.get(id) ?? new Map(request.delivered.map(address => [address, 'sent']))
    this.#ends.set(id, ends)
    const open = to.filter(address => !ends.has(address))
    if (open.length > 0) await this.#send(request, open, ends)
    const delivered = to.filter(address => ends.get(address) === 'sent')
    const isSent = delivered.length === to.length
    if (!isSent && delivered.length > request.delivered.length)
      await store.note({ ...request, delivered })
    if (to.every(address => ends.has(address)))
      await store.move(id, 'new', isSent ? 'sent' : 'dead')
  }

  /** One mail to the recipients who have not got it yet. */
  async #send(request: StoredRequest, open: string[], ends: Map<string, End>): Promise<void> {
    const { smtp, addresses, steady, log, metrics } = this.#deps
    const outcomes = await smtp.send(requestMail(request, addresses), open)
    for (const [address, { kind, status, code }] of outcomes) {
      const facts = { id: request.id, ...(status && { status }), ...(code && { code }) }
      if (kind === 'sent' || kind === 'refused') ends.set(address, kind)
      if (kind === 'sent') log.info('mail.sent', facts)
      else if (kind === 'refused') log.error('mail.dead', facts)
      else log.warn('mail.postponed', facts)
      if (kind === 'sent') metrics.mailsDelivered.inc()
    }
    this.#hear([...outcomes.values()])
    if (open.some(address => ends.get(address) === 'sent')) this.#mailed.push(steady())
    if (open.some(address => !ends.has(address))) this.#failed.add(request.id)
  }

  /** What became of one mail tells of the mail server: of what blocks all mails the worst counts. */
  #hear(outcomes: readonly Outcome[]): void {
    const kinds = ['denied', 'away', 'barred'] as const
    const [failure] = kinds.flatMap(kind => outcomes.find(one => one.kind === kind) ?? [])
    const since = this.#serverFailure?.since ?? this.#deps.steady()
    this.#serverFailure = failure ? { ...failure, since } : null
  }

  #isServerDown(): boolean {
    return this.#serverFailure != null && this.#serverFailure.kind !== 'barred'
  }

  /** Logs once where work with a file fails; it holds up no other. */
  async #noting(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#stuck.delete(key)
    } catch (error) {
      const facts = describeError(error)
      if (!this.#stuck.has(key)) this.#deps.log.error('mail.outbox', { id: key, ...facts })
      this.#stuck.set(key, facts.code ?? facts.class ?? 'unknown')
    }
  }

  #forgetAllBut(waiting: readonly string[]): void {
    const kept = new Set(['outbox', ...waiting])
    for (const keys of [this.#failed, this.#stuck, this.#ends])
      for (const key of keys.keys()) if (!kept.has(key)) keys.delete(key)
  }
}
