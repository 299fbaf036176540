import type { Log } from '../../log'
import type { Clock, Timings } from '../timings'
import { createBackoff } from './backoff'
import type { DeliveryOutcome, Transport } from './transport'

export type MailServer = ReturnType<typeof createMailServer>

const key = 'server'

/** What is known of the mail server: whether it takes our mails, and when to try again. Says each change once in the log. */
export function createMailServer(
  transport: Transport,
  { clock, timings, log }: { clock: Clock; timings: Timings; log: Log },
) {
  const backoff = createBackoff(clock.steady, timings.firstRetryMs, timings.longestRetryMs)
  let failure: DeliveryOutcome | undefined
  let isKnown = false

  const server = {
    send: transport.send,
    isDue: () => backoff.isDue(key),
    works(): void {
      if (failure) log.info('mail.server-back')
      isKnown = true
      failure = undefined
      backoff.clear(key)
    },
    fails(outcome: DeliveryOutcome): void {
      const { kind, status, code } = outcome
      const facts = { ...(status && { status }), ...(code && { code }) }
      if (!failure) log.error('mail.server-fails', { class: kind, ...facts })
      isKnown = true
      failure = outcome
      backoff.failed(key)
    },
    /** Logs in without a mail, at the start and while it fails: for when there is nothing to send. */
    async verify(): Promise<void> {
      if ((isKnown && !failure) || !server.isDue()) return
      const outcome = await transport.verify()
      if (outcome.kind === 'sent') server.works()
      else server.fails(outcome)
    },
    /** Whether it is known to work, or to fail in a way that a person has to mend. */
    isSure: () => isKnown && failure?.kind !== 'away',
    /** Why the mail server takes nothing, and for how long; undefined while all is well. */
    failure() {
      const since = backoff.get(key)?.since
      return failure && since !== undefined
        ? { ...failure, forMs: clock.steady() - since }
        : undefined
    },
  }
  return server
}
