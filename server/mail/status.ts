import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../log'
import type { Metrics } from '../watch/metrics'
import type { HealthProblem } from '../watch/watch'
import type { Delivery } from './delivery'
import type { Store } from './store'

type StatusDeps = {
  store: () => Promise<Store>
  /** Undefined where no SMTP is set. */
  delivery: Delivery | undefined
  /** Why the last store or the last try of one failed: the system's code. */
  diskFailure: () => string | undefined
  /** Nobody looks into DATA_DIR: EmailJS brings the requests of all browsers with JavaScript. */
  isUnwatched?: boolean | undefined
  metrics: Metrics
  now: () => number
}

const [minute, hour] = [60_000, 3_600_000]

/** What to do about each problem. */
const hints = {
  disk: 'DATA_DIR takes no request, forms are refused; look at the disk',
  'mail.failing': 'the mail server takes no mail, check SMTP_URL, MAIL_FROM and the mail server',
  'mail.dead':
    'the mail server refused a mail for good: requests list, then requests retry (deploy/README.md)',
  'mail.outbox':
    'a file in DATA_DIR cannot be read or moved, mail.outbox in the log names it: does it belong to the user of the service?',
  'mail.waiting':
    'a request waits for its mail for more than an hour, look for mail.postponed in the log; where forms go through EmailJS, set SMTP_URL and MAIL_TO for browsers without JavaScript',
  'forms.flood': 'more requests than are mailed in an hour, the rest waits: requests list',
} satisfies Partial<Record<HealthProblem['name'], string>>

/** What operators are told of mail. */
export function createStatus(deps: StatusDeps) {
  const { store, delivery, diskFailure, isUnwatched, metrics, now } = deps
  const startedAt = now()

  async function status() {
    const { waiting, dead, suspected, oldest } = await (await store()).counts()
    const failure = delivery?.failure()
    metrics.mailsWaiting.set(waiting)
    metrics.mailsDead.set(dead)
    return {
      mode: delivery ? 'smtp' : 'stored',
      waiting,
      /** When the oldest request that is not delivered yet came in. */
      undeliveredSince: oldest ? new Date(oldest).toISOString() : null,
      /** Null while the mail server takes what it is given. */
      failingSince: failure ? new Date(now() - failure.forMs).toISOString() : null,
      dead,
      suspected,
    }
  }

  /** The problems of now; `mail.waiting` is told where the mail server itself is not to blame. */
  async function look(): Promise<Found[]> {
    const { waiting, dead, undeliveredSince } = await status()
    const failing = failingCode(delivery)
    // What came before the start waited for that.
    const since = Math.max(Date.parse(undeliveredSince ?? '') || now(), startedAt)
    const isLate = delivery !== undefined && failing === undefined && now() - since >= hour
    const isStranded = isUnwatched === true && !delivery && waiting > 0
    const [disk, stuck] = [diskFailure(), delivery?.stuck()]
    return [
      ...when(disk, 'disk', disk),
      ...when(failing, 'mail.failing', failing),
      ...when(isLate || isStranded, 'mail.waiting'),
      ...when(dead > 0, 'mail.dead'),
      ...when(stuck, 'mail.outbox', stuck),
      ...when(delivery?.isFull() && waiting > 0, 'forms.flood'),
    ]
  }

  let looking: Promise<Found[]> | undefined
  return {
    status,
    async problems(): Promise<HealthProblem[]> {
      // A disk that hangs must not hang the answer, nor be asked again meanwhile.
      looking ??= look()
        .catch((error): Found[] => [['disk', diskFailure() ?? describeError(error).code]])
        .finally(() => {
          looking = undefined
        })
      const late: Promise<Found[]> = wait(2_000, [['disk', 'ETIMEDOUT']], { ref: false })
      const found = await Promise.race([looking, late])
      return found.map(([name, code]) => ({ name, hint: hints[name], ...(code && { code }) }))
    },
  }
}

type Found = readonly [name: keyof typeof hints, code?: string | undefined]
const when = (isSo: unknown, ...found: Found): Found[] => (isSo ? [found] : [])

/** Why the mail server takes nothing, once a person has to know: it may be away for a moment. */
function failingCode(delivery: Delivery | undefined): string | undefined {
  const failure = delivery?.failure()
  const isBad = failure && (failure.kind !== 'away' || failure.forMs >= 10 * minute)
  return isBad ? [failure.code, failure.status].filter(Boolean).join(' ') : undefined
}
