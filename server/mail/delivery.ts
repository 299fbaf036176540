import { setTimeout as wait } from 'node:timers/promises'
import { describeError, type Log, type LogFields } from '../log'
import type { Metrics } from '../watch/metrics'
import type { DataFolder } from './folder'
import { type Addresses, requestMail } from './message'
import { createRounds } from './rounds'
import type { Outcome, openSmtp } from './smtp'
import type { StoredRequest } from './store'

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
  folder: DataFolder
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
const factsOf = ({ status, code }: Outcome): LogFields => ({
  ...(status && { status }),
  ...(code && { code }),
})

/** Mails what waits, also from an earlier run: one mail a request, until each recipient has it or refuses it for good. */
export class Delivery {
  readonly #deps: DeliveryDeps
  readonly #rounds: ReturnType<typeof createRounds>
  /** When what failed may be tried again, by the request's id or `server`. A restart may be the cure: it tries at once. */
  readonly #failures = new Map<string, { count: number; since: number; due: number }>()
  /** The code of the system for each file that cannot be read, noted or moved; it holds up no other. */
  readonly #stuck = new Map<string, string>()
  /** What is final of each request: refusals, and what a full disk could not note. */
  readonly #ends = new Map<string, Map<string, End>>()
  /** What the mail server said last: null while it takes mails, undefined before it was asked. */
  #serverFailure: Outcome | null | undefined
  /** When each mail of the last hour was sent. */
  #mailed: number[] = []
  readonly #round = () => this.#noting('outbox', () => this.#deliverWaiting())
  #flushUntil: number | undefined

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
    const now = this.#deps.steady()
    return { ...this.#serverFailure, forMs: now - (this.#failures.get('server')?.since ?? now) }
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

  async #deliverWaiting(): Promise<void> {
    const waiting = await (await this.#deps.folder.store()).ids('new')
    this.#forgetAllBut(waiting)
    if (waiting.length === 0 && this.#serverFailure !== null && this.#isDue('server'))
      this.#hear([await this.#deps.smtp.verify()])
    // Those with the fewest failures come first: one that makes the server hang up must not hold up the others.
    for (const id of waiting.sort((a, b) => this.#tries(a) - this.#tries(b))) {
      if (this.isFull() || !this.#isDue('server') || this.#isTimeUp(id)) return
      if (this.#isDue(id)) await this.#noting(id, () => this.#deliver(id))
    }
  }

  /** At the end of the service a mail is tried once, and only if it was not before. */
  #isTimeUp(id: string): boolean {
    if (this.#flushUntil === undefined) return false
    return this.#tries(id) > 0 || this.#deps.steady() >= this.#flushUntil
  }

  async #deliver(id: string): Promise<void> {
    const store = await this.#deps.folder.store()
    const request = await store.read('new', id)
    if (request === null) {
      // A file that somebody broke: a person has to look at it.
      this.#deps.log.error('mail.unreadable', { id })
      await store.move(id, 'new', 'dead')
    }
    if (!request) return
    const { to } = this.#deps.addresses
    const ends = this.#ends.get(id) ?? new Map(request.delivered.map(address => [address, 'sent']))
    this.#ends.set(id, ends)
    await this.#send(request, ends)
    const delivered = to.filter(address => ends.get(address) === 'sent')
    const isSent = delivered.length === to.length
    if (!isSent && delivered.length > request.delivered.length)
      await store.note({ ...request, delivered })
    if (to.every(address => ends.has(address)))
      await store.move(id, 'new', isSent ? 'sent' : 'dead')
  }

  /** One mail to each recipient who has not got it yet. */
  async #send(request: StoredRequest, ends: Map<string, End>): Promise<void> {
    const { smtp, addresses, steady } = this.#deps
    const open = addresses.to.filter(address => !ends.has(address))
    if (open.length === 0) return
    const outcomes = await smtp.send(requestMail(request, addresses), open)
    for (const [address, outcome] of outcomes) {
      const end = this.#endOf(request.id, outcome)
      if (end) ends.set(address, end)
    }
    this.#hear([...outcomes.values()])
    if (open.some(address => ends.get(address) === 'sent')) this.#mailed.push(steady())
    if (open.some(address => !ends.has(address))) this.#postpone(request.id)
  }

  /** What is final of one mail to one recipient; undefined where it is tried again. */
  #endOf(id: string, outcome: Outcome): End | undefined {
    const { log, metrics } = this.#deps
    const facts = { id, attempt: this.#tries(id) + 1, ...factsOf(outcome) }
    if (outcome.kind === 'sent') {
      log.info('mail.sent', facts)
      metrics.mailsDelivered.inc()
      return 'sent'
    }
    if (outcome.kind === 'refused') {
      log.error('mail.dead', facts)
      return 'refused'
    }
    log.warn('mail.postponed', facts)
    return undefined
  }

  /** What became of one mail tells of the mail server: of what blocks all mails the worst counts. */
  #hear(outcomes: readonly Outcome[]): void {
    const kinds = ['denied', 'away', 'barred'] as const
    const [failure] = kinds.flatMap(kind => outcomes.find(one => one.kind === kind) ?? [])
    if (failure && failure.kind !== 'barred') this.#postpone('server')
    else this.#failures.delete('server')
    this.#serverFailure = failure ?? null
  }

  #postpone(key: string): void {
    const { steady, timings } = this.#deps
    const { count, since } = this.#failures.get(key) ?? { count: 0, since: steady() }
    const due = steady() + Math.min(timings.firstRetryMs * 2 ** count, timings.longestRetryMs)
    this.#failures.set(key, { count: count + 1, since, due })
  }

  #isDue(key: string): boolean {
    return (this.#failures.get(key)?.due ?? 0) <= this.#deps.steady()
  }

  #tries(id: string): number {
    return this.#failures.get(id)?.count ?? 0
  }

  /** Logs once where work with a file fails, and goes on. */
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
    const kept = new Set(['outbox', 'server', ...waiting])
    for (const map of [this.#failures, this.#stuck, this.#ends])
      for (const key of map.keys()) if (!kept.has(key)) map.delete(key)
  }
}
