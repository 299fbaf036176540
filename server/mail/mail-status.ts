import { describeError } from '../log'
import { atMostEvery } from '../watch/at-most-every'
import type { Metrics } from '../watch/metrics'
import type { HealthProblem } from '../watch/state'
import { readFileName } from './file-name'
import type { Outbox } from './outbox'
import type { Delivery } from './sending/delivery'
import type { MailServer } from './sending/mail-server'
import type { Clock, Timings } from './timings'

type StatusDeps = {
  outbox: Outbox
  /** Undefined where no SMTP is set. */
  sending: { server: MailServer; delivery: Delivery } | undefined
  clock: Clock
  metrics: Metrics
  timings: Timings
  /** Nobody looks into DATA_DIR: EmailJS brings the requests of all browsers with JavaScript. */
  isUnwatched: boolean
}

/** What operators are told of mail. */
export function createMailStatus(deps: StatusDeps) {
  const { outbox, sending, clock, metrics, timings, isUnwatched } = deps
  const startedAt = clock.now()
  let floodAt = Number.NEGATIVE_INFINITY

  /** How long the oldest request could have been mailed: what came before the start waited for that. */
  const waitedMs = (oldest: string | null) =>
    oldest ? clock.now() - Math.max(Date.parse(oldest), startedAt) : 0

  async function read() {
    const [waiting, dead] = await Promise.all([outbox.names('new'), outbox.names('dead')])
    const files = waiting.flatMap(name => readFileName(name) ?? [])
    const oldest = files[0]?.receivedAt
    const failure = sending?.server.failure()
    const inDigest = files.filter(file => file.inDigest).length
    if (inDigest > 0) floodAt = clock.steady()
    metrics.mailsWaiting.set(waiting.length)
    metrics.mailsDead.set(dead.length)
    return {
      mode: sending ? 'smtp' : 'stored',
      waiting: waiting.length,
      /** When the oldest request that is not delivered yet came in (ISO time), and how long ago. */
      undeliveredSince: oldest?.toISOString() ?? null,
      oldestUndeliveredSeconds: oldest
        ? Math.max(0, Math.round((clock.now() - oldest.getTime()) / 1000))
        : null,
      /** ISO time; null while the mail server takes what it is given. */
      failingSince: failure ? new Date(clock.now() - failure.forMs).toISOString() : null,
      /** Refused for good; somebody should look into DATA_DIR/dead. */
      dead: dead.length,
      /** Of what waits: what looked like spam, and what is mailed together. */
      suspected: files.filter(file => file.isSuspect).length,
      inDigest,
    }
  }

  // Each look reads two folders.
  const look = atMostEvery(timings.lookMs / 1000, read)
  return {
    look,
    async problems(): Promise<HealthProblem[]> {
      try {
        const status = await look()
        const facts = {
          ...status,
          waitedMs: waitedMs(status.undeliveredSince),
          isFlood: clock.steady() - floodAt < timings.floodMs,
        }
        const problems = problemsOf(facts, sending?.server.failure(), timings)
        const code = sending?.delivery.failure()
        if (code) problems.push({ name: 'mail.outbox', code, hint: stuckHint })
        if (isUnwatched && status.mode === 'stored' && status.waiting > 0) problems.push(stranded)
        return problems
      } catch (error) {
        const { code } = describeError(error)
        return [{ name: 'disk', code, hint: 'DATA_DIR cannot be read; look at the disk' }]
      }
    },
  }
}

const stuckHint =
  'a file in DATA_DIR cannot be read or moved, mail.outbox in the log names it: does it belong to the user of the service?'

const stranded: HealthProblem = {
  name: 'mail.waiting',
  hint: 'forms go through EmailJS, those of browsers without JavaScript wait in DATA_DIR/new: set SMTP_URL and MAIL_TO',
}

type MailStatus = {
  mode: string
  dead: number
  waitedMs: number
  isFlood: boolean
}

function problemsOf(
  { mode, dead, waitedMs, isFlood }: MailStatus,
  failure: ReturnType<MailServer['failure']>,
  { awayMs, waitingMs }: Timings,
): HealthProblem[] {
  const problems: HealthProblem[] = []
  // A mail server may be away for a moment; a wrong password does not get better.
  if (failure && (failure.kind === 'denied' || failure.forMs >= awayMs))
    problems.push({
      name: 'mail.failing',
      code: [failure.code, failure.status].filter(Boolean).join(' '),
      hint: 'the mail server takes no mail, check SMTP_URL, MAIL_FROM and the mail server',
    })
  else if (mode === 'smtp' && waitedMs >= waitingMs)
    problems.push({
      name: 'mail.waiting',
      hint: 'a request waits for its mail for more than an hour, look for mail.postponed in the log',
    })
  if (dead > 0)
    problems.push({
      name: 'mail.dead',
      hint: 'the mail server refused a mail for good, see DATA_DIR/dead and deploy/README.md',
    })
  if (mode === 'smtp' && isFlood)
    problems.push({
      name: 'forms.flood',
      hint: 'more requests than usual, they are mailed together each quarter of an hour',
    })
  return problems
}
