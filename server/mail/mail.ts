import { StartError } from '../errors'
import { describeError } from '../log'
import { withoutBrackets } from '../placeholder'
import { type Delivery, startDelivery } from './delivery'
import { lockFolder } from './lock'
import { senderAddress } from './message'
import { isSuspect, openOutbox, receivedAt } from './outbox'
import { startRetention } from './retention'
import { formEndpoint, type MailRouteDeps } from './route'
import { type Clock, systemClock, type Timings, timings as usualTimings } from './timings'
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

// These mean a wrong setting. Others mean a disk that is full, broken or read-only: then the pages are still served.
const wrongFolder = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM'])

/**
 * Opens everything about mail: endpoint, outbox, delivery, deletion. A disk that cannot be written is only logged.
 * @throws StartError when DATA_DIR is no folder that may be written, or is in use by another server
 */
export async function openMail(deps: MailDeps) {
  const { dataDir, smtpUrl, mailTo, keepDays, site, log, clock = systemClock } = deps
  const timings = { ...usualTimings, ...deps.timings }
  const outbox = openOutbox(dataDir, clock)
  let unlock: (() => Promise<void>) | undefined
  try {
    await outbox.prepare()
    unlock = await lockFolder(dataDir)
    await outbox.clearTemporary()
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code } = describeError(error)
    if (code !== undefined && wrongFolder.has(code))
      throw new StartError(
        `DATA_DIR ${dataDir} cannot be written (${code}). Name a folder that the service may write to.`,
      )
    log.error('mail.disk', describeError(error))
  }

  let delivery: Delivery | undefined
  if (smtpUrl && mailTo) {
    const send = smtpTransport({ smtpUrl, mailTo, longestMs: timings.silenceMs })
    const recipients = [...new Set(mailTo.split(',').map(one => one.trim()))]
    delivery = startDelivery({ outbox, send, recipients, clock, timings, log })
  }
  const retention = startRetention({ outbox, dataDir, clock, log, keepDays, everyMs: timings.retentionMs })

  const to = mailTo ?? withoutBrackets(site.email)
  const addresses = { brand: site.brand, from: senderAddress(smtpUrl, to), to }
  return {
    endpoint: formEndpoint({ ...deps, outbox, addresses, onStored: () => delivery?.nudge() }),
    /** Writes to the disk as a request would. @throws the system's error */
    probe: () => outbox.probe(),
    async status() {
      const [waiting, sent, dead] = await Promise.all([outbox.names('new'), outbox.names('sent'), outbox.names('dead')])
      const oldest = waiting.map(receivedAt).find(at => at !== undefined)
      return {
        mode: delivery ? 'smtp' : 'stored',
        waiting: waiting.length,
        /** When the oldest request that is not delivered yet came in (ISO time), and how long ago. */
        undeliveredSince: oldest?.toISOString() ?? null,
        oldestUndeliveredSeconds: oldest ? Math.max(0, Math.round((clock.now() - oldest.getTime()) / 1000)) : null,
        /** ISO time; null while the mail server takes what it is given. */
        failingSince: delivery?.failingSince()?.toISOString() ?? null,
        /** Refused for good; somebody should look into DATA_DIR/dead. */
        dead: dead.length,
        /** Of all that is kept: what looked like spam. It is delivered like the rest, marked. */
        suspected: [...waiting, ...sent, ...dead].filter(isSuspect).length,
      }
    },
    /** Delivers new mails, for a few seconds at most, and frees DATA_DIR. */
    async close() {
      retention.stop()
      await delivery?.close()
      await unlock?.()
    },
  }
}
