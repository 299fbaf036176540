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

/** When to try again, and how long that waits. */
type Retry = { at: number; waitMs: number }
const atOnce: Retry = { at: 0, waitMs: 0 }

/** What this run knows of a request that waits. */
type Attempt = {
  /** What is final for a recipient: a refusal, or what a full disk could not note. */
  ends: Map<string, 'sent' | 'refused'>
  retry: Retry
  /** Why its file cannot be read, noted or moved: the system's code. */
  stuck?: string
}

/**
 * Mails what waits, also from an earlier run: one mail a request, until each recipient has it or refuses it for good. A request
 * that fails waits for itself; while the mail server takes nothing all wait for it.
 */
export class Delivery {
  readonly #deps: DeliveryDeps
  readonly #rounds: ReturnType<typeof createRounds>
  /** By the requests' ids; `outbox` stands for the folder itself. */
  readonly #attempts = new Map<string, Attempt>()
  /** Why the mail server took nothing last: null while it takes mails, undefined before it was asked. */
  #failure: Outcome | null | undefined
  /** How often it failed in a row. */
  #failures = 0
  /** When the mail server is asked again. */
  #retry = atOnce
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

  /** Sends what is due, within `flushMs`. */
  async close(): Promise<void> {
    const { steady, timings } = this.#deps
    this.#flushUntil = steady() + timings.flushMs
    const flush = this.#rounds.end().then(this.#round)
    await Promise.race([flush, wait(timings.flushMs, undefined, { ref: false })])
  }

  /** Why the mail server takes nothing. One that is away may be so for a moment, and is asked twice. */
  failure(): Outcome | undefined {
    const isPassing = this.#failure?.kind === 'away' && this.#failures < 2
    return (!isPassing && this.#failure) || undefined
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
    await store.open()
    const waiting = await store.ids('new')
    this.#forgetAllBut(waiting)
    if (waiting.length === 0 && this.#failure !== null && this.#isDue(this.#retry))
      this.#hear([await smtp.verify()])
    for (const id of waiting) {
      if (!this.#isDue(this.#retry)) this.#sayWhy(id)
      else if (this.#isDue(this.#attempt(id).retry)) {
        if (this.isFull() || steady() >= this.#flushUntil) return
        await this.#noting(id, () => this.#deliver(id))
      }
    }
  }

  #isDue({ at }: Retry): boolean {
    return this.#deps.steady() >= at
  }

  #later({ waitMs }: Retry): Retry {
    const { firstRetryMs, longestRetryMs } = this.#deps.timings
    const longer = Math.min(Math.max(firstRetryMs, 2 * waitMs), longestRetryMs)
    return { waitMs: longer, at: this.#deps.steady() + longer }
  }

  /** Says of a request that was not even tried why it waits, once. */
  #sayWhy(id: string): void {
    if (this.#attempts.has(id)) return
    const { status, code } = this.#failure ?? {}
    this.#deps.log.warn('mail.postponed', { id, status, code })
    this.#attempt(id)
  }

  #attempt(id: string): Attempt {
    const attempt = this.#attempts.get(id) ?? { ends: new Map(), retry: atOnce }
    this.#attempts.set(id, attempt)
    return attempt
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
    if (open.some(address => ends.get(address) === 'sent')) this.#mailed.push(steady())
    // A mail may make a server hang up that takes all others.
    const isAway = [...outcomes.values()].some(({ kind }) => kind === 'away')
    this.#hear(isAway ? [await smtp.verify()] : [...outcomes.values()])
    const isOpen = open.some(address => !ends.has(address))
    if (isOpen && this.#isDue(this.#retry)) attempt.retry = this.#later(attempt.retry)
  }

  /** What became of one mail tells of the mail server: of what blocks all mails the worst counts. */
  #hear(outcomes: readonly Outcome[]): void {
    const kinds = ['denied', 'away', 'barred'] as const
    const [failure = null] = kinds.flatMap(kind => outcomes.find(one => one.kind === kind) ?? [])
    this.#failure = failure
    this.#failures = failure ? this.#failures + 1 : 0
    // What it bars one recipient from holds up no other.
    this.#retry = failure && failure.kind !== 'barred' ? this.#later(this.#retry) : atOnce
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
