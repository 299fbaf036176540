import { isEmail } from '../email'
import { StartError } from '../errors'
import { describeError } from '../log'
import { createMailStatus } from './mail-status'
import { type Outbox, openOutbox } from './outbox'
import { startRetention } from './retention'
import { formEndpoint, type MailRouteDeps } from './route'
import { startDelivery } from './sending/delivery'
import { createMailServer } from './sending/mail-server'
import { smtpTransport } from './sending/transport'
import { type Clock, systemClock, type Timings, timings as usualTimings } from './timings'

type MailDeps = Omit<MailRouteDeps, 'outbox' | 'onStored'> & {
  dataDir: string
  keepDays: number
  /** Both or none: without them requests wait as readable files in DATA_DIR/new. */
  smtpUrl: string | undefined
  mailTo: string | undefined
  mailFrom: string | undefined
  /** Nobody looks into DATA_DIR: EmailJS brings the requests of all browsers with JavaScript. */
  isUnwatched?: boolean
  /** The site's name, which the sender carries. */
  brand: string
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
  const { dataDir, keepDays, log, metrics, clock = systemClock } = deps
  const timings = { ...usualTimings, ...deps.timings }
  const outbox = openOutbox(dataDir, clock)
  try {
    await outbox.open()
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

  const sending = openSending(deps, { outbox, clock, timings })
  const retention = startRetention({
    outbox,
    clock,
    log,
    keepDays,
    everyMs: timings.retentionMs,
  })

  const mailStatus = createMailStatus({
    outbox,
    sending,
    clock,
    metrics,
    timings,
    isUnwatched: deps.isUnwatched ?? false,
  })

  return {
    endpoint: formEndpoint({ ...deps, outbox, onStored: () => sending?.delivery.nudge() }),
    /** Writes to the disk as a request would. @throws the system's error */
    probe: () => outbox.probe(),
    /** What waits for delivery. @throws the system's error */
    status: mailStatus.look,
    problems: mailStatus.problems,
    /** Whether the mail server, where there is one, is known to take mails or to be a problem. */
    isSure: () => sending?.server.isSure() ?? true,
    /** Delivers new mails, for a few seconds at most, and frees DATA_DIR. */
    async close() {
      retention.stop()
      await sending?.delivery.close()
      await outbox.unlock()
    },
  }
}

/** Delivery by SMTP, where it is set. */
function openSending(
  { smtpUrl, mailTo, mailFrom, brand, metrics, log }: MailDeps,
  { outbox, clock, timings }: { outbox: Outbox; clock: Clock; timings: Timings },
) {
  if (!smtpUrl || !mailTo) return undefined
  const to = [...new Set(mailTo.split(',').map(address => address.trim()))]
  const from = mailFrom ?? senderAddress(smtpUrl, to)
  const transport = smtpTransport({ smtpUrl, from, longestMs: timings.silenceMs })
  const server = createMailServer(transport, { clock, timings, log })
  const addresses = { brand, from, to }
  const delivery = startDelivery({ outbox, server, addresses, clock, timings, metrics, log })
  return { server, delivery }
}

/** The account of the mail server where that is an address, else the first recipient. */
function senderAddress(smtpUrl: string, [first = '']: readonly string[]): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return isEmail(user) ? user : first
}
