import { join } from 'node:path'
import type { Hono } from 'hono'
import { StartError } from '../errors'
import { describeError } from '../log'
import { type Clock, systemClock } from './clock'
import { type Delivery, startDelivery } from './delivery'
import { createLease } from './lease'
import { senderAddress } from './message'
import { openOutbox } from './outbox'
import { startRetention } from './retention'
import { type MailRouteDeps, mailRoute } from './route'
import { type Timings, timings as usualTimings } from './timings'
import { smtpTransport } from './transport'

type MailDeps = Omit<MailRouteDeps, 'outbox' | 'addresses' | 'onStored'> & {
  dataDir: string
  keepDays: number
  /** Both or none: without them mails wait as readable files in DATA_DIR/new. */
  smtpUrl: string | undefined
  mailTo: string | undefined
  /** From content/site.yaml; `email` stands in where MAIL_TO is not set. */
  site: { brand: string; email: string }
  clock?: Clock
  timings?: Partial<Timings>
}

export type MailStatus = {
  mode: 'smtp' | 'stored'
  waiting: number
  /** Of the oldest request that is not delivered yet. */
  oldestUndeliveredSeconds: number | null
  /** ISO time; null while all is well, or another server delivers. */
  failingSince: string | null
  /** Refused for good; somebody should look into DATA_DIR/dead. */
  dead: number
}

export type Mail = {
  route: Hono
  status(): Promise<MailStatus>
  /** Delivers what is new, for a few seconds at most. */
  close(): Promise<void>
}

// A folder that cannot be one is a wrong setting. A disk that is full, broken or read-only is not: the pages are served all the same.
const wrongFolder = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM'])

/**
 * The whole mail room: endpoint, outbox, delivery, deletion.
 * @throws StartError when DATA_DIR is no folder that may be written; a disk that takes nothing is only logged
 */
export async function openMail(deps: MailDeps): Promise<Mail> {
  const { dataDir, smtpUrl, mailTo, keepDays, site, log, clock = systemClock } = deps
  const timings = { ...usualTimings, ...deps.timings }
  const outbox = openOutbox(dataDir, clock)
  await outbox.prepare().catch(error => {
    const { code } = describeError(error)
    if (code !== undefined && wrongFolder.has(code))
      throw new StartError(
        `DATA_DIR ${dataDir} cannot be written (${code}). Name a folder that the service may write to.`,
      )
    log.error('mail.disk', describeError(error))
  })

  let delivery: Delivery | undefined
  if (smtpUrl && mailTo) {
    const lease = createLease({ folder: join(dataDir, 'lease'), clock, staleMs: timings.leaseStaleMs })
    const send = await smtpTransport({ smtpUrl, mailTo, longestMs: timings.silenceMs })
    delivery = startDelivery({ outbox, lease, send, clock, timings, log })
  }
  const retention = startRetention({ outbox, clock, log, keepDays, everyMs: timings.retentionMs })

  // A placeholder of content/site.yaml is no address yet.
  const to = mailTo ?? site.email.replace(/[[\]]/g, '')
  const addresses = { brand: site.brand, from: senderAddress(smtpUrl, to), to }
  return {
    route: mailRoute({ ...deps, outbox, addresses, onStored: () => delivery?.nudge() }),
    async status() {
      const [waiting, oldest, dead] = await Promise.all([
        outbox.names('new'),
        outbox.oldest('new'),
        outbox.names('dead'),
      ])
      return {
        mode: delivery ? 'smtp' : 'stored',
        waiting: waiting.length,
        oldestUndeliveredSeconds: oldest ? Math.max(0, Math.round((clock.now() - oldest.getTime()) / 1000)) : null,
        failingSince: delivery?.failingSince()?.toISOString() ?? null,
        dead: dead.length,
      }
    },
    async close() {
      retention.stop()
      await delivery?.close()
    },
  }
}
