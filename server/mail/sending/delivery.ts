import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../../log'
import { readFileName } from '../file-name'
import { createMailing, type MailingDeps } from './mailing'
import { createStuckFiles } from './stuck-files'

export type Delivery = ReturnType<typeof startDelivery>

/** So many of the longest messages make 5 MB; Postfix takes 10. */
const mostInDigest = 50
/** Names the digest among the mails that may fail. */
const digest = 'digest'

const isInDigest = (name: string) => readFileName(name)?.inDigest === true

/**
 * Delivers what waits in new/, also from an earlier run: one mail a request, or one mail each quarter of an hour for those
 * that came past the site's hourly number.
 */
export function startDelivery(deps: MailingDeps) {
  const { outbox, server, clock, timings, log } = deps
  const stuck = createStuckFiles(log)
  const mailing = createMailing(deps, stuck)
  let flushUntil: number | undefined

  async function deliverWaiting(): Promise<void> {
    await outbox.open()
    const waiting = await outbox.names('new')
    mailing.keepOnly([...waiting, digest])
    stuck.keepOnly(waiting)
    if (waiting.length === 0 && flushUntil === undefined) await server.verify()
    // Those with the fewest failures come first: one that makes the server hang up must not hold up the others.
    const alone = waiting.filter(name => !isInDigest(name))
    for (const name of alone.sort((a, b) => mailing.tries(a) - mailing.tries(b))) {
      const isTimeUp =
        flushUntil !== undefined && (mailing.tries(name) > 0 || clock.steady() >= flushUntil)
      if (isTimeUp || !server.isDue()) return
      await mailing.deliver(name, [name])
    }
    if (flushUntil === undefined) await deliverDigests(waiting.filter(isInDigest))
  }

  async function deliverDigests(names: readonly string[]): Promise<void> {
    const since = readFileName(names[0] ?? '')?.receivedAt.getTime()
    // A clock that was set back must not hold them up.
    if (since === undefined || Math.abs(clock.now() - since) < timings.digestMs) return
    for (let at = 0; at < names.length && server.isDue(); at += mostInDigest)
      await mailing.deliver(digest, names.slice(at, at + mostInDigest))
  }

  const rounds = createRounds(deps, deliverWaiting)
  rounds.nudge()
  return {
    /** Something new is waiting. */
    nudge: rounds.nudge,
    /** Why files of DATA_DIR cannot be worked with: the system's code; undefined while all is well. */
    failure: () => rounds.failure() ?? stuck.code(),
    /** Sends what has not been tried yet, within `flushMs`. */
    async close(): Promise<void> {
      flushUntil = clock.steady() + timings.flushMs
      await Promise.race([rounds.last(), wait(timings.flushMs, undefined, { ref: false })])
    },
  }
}

/** Runs `work` each `pollMs` and when nudged, never twice at the same time. */
function createRounds({ timings, log }: MailingDeps, work: () => Promise<void>) {
  let round: Promise<void> | undefined
  let isNudged = false
  let isEnding = false
  let failure: string | undefined
  let timer: NodeJS.Timeout | undefined

  const run = () =>
    work().then(
      () => {
        failure = undefined
      },
      error => {
        const facts = describeError(error)
        if (failure === undefined) log.error('mail.outbox', facts)
        failure = facts.code ?? facts.class ?? 'unknown'
      },
    )

  // Bound: the lines that a round logs do not belong to the request that called it.
  const nudge = AsyncResource.bind(() => {
    if (isEnding) return
    isNudged = true
    if (round) return
    clearTimeout(timer)
    isNudged = false
    round = run().finally(() => {
      round = undefined
      if (isNudged) nudge()
      else if (!isEnding) timer = setTimeout(nudge, timings.pollMs).unref()
    })
  })
  return {
    nudge,
    /** The code of what stopped the last round. */
    failure: () => failure,
    /** One more round after the one that runs, and no other. */
    last(): Promise<void> {
      isEnding = true
      clearTimeout(timer)
      return Promise.resolve(round).then(run)
    },
  }
}
