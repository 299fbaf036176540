import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../log'
import type { Metrics } from '../watch/metrics'
import type { HealthProblem } from '../watch/watch'
import type { Delivery } from './delivery'
import type { Store } from './store'

type StatusDeps = {
  store: Store
  /** Undefined where no SMTP is set. */
  delivery: Delivery | undefined
  /** Visitors were invited, and are thanked as if somebody read: a request that nobody is mailed is a problem. */
  isPublic: boolean
  metrics: Metrics
  now: () => number
}

const hour = 3_600_000

/** What to do about each problem. */
const hints = {
  disk: 'DATA_DIR takes no request, forms are refused; look at the disk',
  'mail.failing': 'the mail server takes no mail, check SMTP_URL, MAIL_FROM and the mail server',
  'mail.dead':
    'the mail server refused a mail for good: requests list, then requests retry (deploy/README.md)',
  'mail.outbox':
    'a file in DATA_DIR cannot be read or moved, mail.outbox in the log names it: does it belong to the user of the service?',
  'mail.foreign':
    'DATA_DIR/new holds files that are no request, nobody gets them: look into them, then move them away',
  'mail.waiting':
    'a request waits and nobody was mailed: set SMTP_URL and MAIL_TO; where they are set it waits for more than an hour, look for mail.postponed in the log',
  'forms.flood': 'more requests than are mailed in an hour, the rest waits: requests list',
} satisfies Partial<Record<HealthProblem['name'], string>>

const problem = (name: keyof typeof hints, code?: string): HealthProblem => ({
  name,
  hint: hints[name],
  ...(code && { code }),
})

/** What operators learn of mail. */
export function createStatus({ store, delivery, isPublic, metrics, now }: StatusDeps) {
  const startedAt = now()
  /** As of the last look, for who asks from outside: nothing is read for that. */
  let details: object = { mode: delivery ? 'smtp' : 'stored' }

  async function look(): Promise<HealthProblem[]> {
    const { waiting, dead, oldest, foreign } = await store.counts()
    metrics.mailsWaiting.set(waiting)
    metrics.mailsDead.set(dead)
    // When the oldest request that is not delivered yet came in; files in new/ that are no request.
    const undeliveredSince = oldest ? new Date(oldest).toISOString() : null
    details = { ...details, waiting, undeliveredSince, dead, foreign }
    const failure = delivery?.failure()
    // What came before the start waited for that.
    const since = Math.max(oldest ?? now(), startedAt)
    const isLate = delivery && !failure && now() - since >= hour
    const isStranded = !delivery && isPublic && waiting > 0
    const [disk, stuck] = [store.failure(), delivery?.stuckCode()]
    const code = [failure?.code, failure?.status].filter(Boolean).join(' ')
    return [
      disk && problem('disk', disk),
      failure && problem('mail.failing', code),
      (isLate || isStranded) && problem('mail.waiting'),
      dead > 0 && problem('mail.dead'),
      stuck && problem('mail.outbox', stuck),
      foreign > 0 && problem('mail.foreign'),
      delivery?.isFull() && waiting > 0 && problem('forms.flood'),
    ].filter(entry => typeof entry === 'object')
  }

  let looking: Promise<HealthProblem[]> | undefined
  return {
    details: () => details,
    /** A disk that hangs must not hang an answer, nor be asked again meanwhile. */
    problems(): Promise<HealthProblem[]> {
      looking ??= look()
        .catch(error => [problem('disk', store.failure() ?? describeError(error).code)])
        .finally(() => {
          looking = undefined
        })
      return Promise.race([looking, wait(2_000, [problem('disk', 'ETIMEDOUT')], { ref: false })])
    },
  }
}
