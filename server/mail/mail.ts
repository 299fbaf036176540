import { SUSPECT_DAYS } from '../../shared/days'
import { isEmail } from '../email'
import { StartError } from '../errors'
import { describeError } from '../log'
import { createRounds } from '../rounds'
import { Delivery, usualTimings } from './delivery'
import { type FormsDeps, formEndpoint } from './route'
import { openSmtp } from './smtp'
import { createStatus } from './status'
import { Store } from './store'

type MailDeps = Omit<FormsDeps, 'store' | 'onStored'> & {
  /** The site's name, which the sender carries. */
  brand: string
  /** Visitors were invited, and are thanked as if somebody read: a request that nobody is mailed is a problem. */
  isPublic: boolean
  mailsPerHour?: number
  timings?: Partial<typeof usualTimings>
  /** Milliseconds since 1970, and milliseconds that only ever go forward. */
  now?: () => number
  steady?: () => number
}

// These mean a wrong setting. Others mean a disk that is full, broken or read-only: then the pages are still served.
const wrongFolder = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM'])

/**
 * Opens everything about mail: endpoint, store, delivery, deletion.
 * @throws StartError when DATA_DIR is no folder that may be written, or is in use by another server
 */
export async function openMail(deps: MailDeps) {
  const { config, log, now = Date.now } = deps
  const { DATA_DIR, REQUESTS_KEEP_DAYS } = config
  const timings = { ...usualTimings, ...deps.timings }
  const store = new Store(DATA_DIR, { now, log })
  /** Deletes what is old, and tries the disk. */
  const tidyUp = async () => {
    const count = await store.expire(REQUESTS_KEEP_DAYS, SUSPECT_DAYS)
    if (count > 0) log.info('requests.expired', { count })
    await store.probe()
  }
  await tidyUp().catch(error => {
    if (error instanceof StartError) throw error
    const { code = '' } = describeError(error)
    if (wrongFolder.has(code))
      throw new StartError(
        `DATA_DIR ${DATA_DIR} cannot be written (${code}). Name a folder that the service may write to.`,
      )
  })

  const delivery = openDelivery(deps, store, timings)
  // What fails is a problem of the store, which status tells.
  const chores = createRounds(() => tidyUp().catch(() => {}), timings.choresMs)
  return {
    ...createStatus({ ...deps, now, store, delivery }),
    endpoint: formEndpoint({ ...deps, store, onStored: () => delivery?.nudge() }),
    /** Delivers new mails, for a few seconds at most, and frees DATA_DIR. */
    async close() {
      await chores.end()
      await delivery?.close()
      await store.close()
    },
  }
}

/** Delivery by SMTP, where it is set. */
function openDelivery(deps: MailDeps, store: Store, timings: typeof usualTimings) {
  const { brand, log, metrics, mailsPerHour: perHour = 1_000 } = deps
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = deps.config
  if (!SMTP_URL || !MAIL_TO) return undefined
  const to = [...new Set(MAIL_TO.split(',').map(address => address.trim()))]
  const user = decodeURIComponent(new URL(SMTP_URL).username)
  const from = MAIL_FROM ?? (isEmail(user) ? user : (to[0] ?? ''))
  const smtp = openSmtp(SMTP_URL, from)
  const steady = deps.steady ?? (() => performance.now())
  const addresses = { brand, from, to }
  return new Delivery({ store, smtp, addresses, perHour, timings, steady, metrics, log })
}
