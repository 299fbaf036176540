import { SUSPECT_DAYS } from '../../shared/days'
import { isEmail } from '../email'
import { StartError } from '../errors'
import { describeError } from '../log'
import { Delivery, usualTimings } from './delivery'
import { DataFolder, lockFolder } from './folder'
import { createRounds } from './rounds'
import { type FormsDeps, formEndpoint } from './route'
import { openSmtp } from './smtp'
import { createStatus } from './status'

type MailDeps = Omit<FormsDeps, 'folder' | 'onStored'> & {
  /** The site's name, which the sender carries. */
  brand: string
  /** Nobody looks into DATA_DIR: EmailJS brings the requests of all browsers with JavaScript. */
  isUnwatched: boolean
  mailsPerHour?: number
  timings?: Partial<typeof usualTimings>
  /** Milliseconds since 1970, and milliseconds that only ever go forward. */
  now?: () => number
  steady?: () => number
  lock?: typeof lockFolder
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
  const folder = new DataFolder(DATA_DIR, log, now, deps.lock ?? lockFolder)
  /** Tries the disk, and deletes what is old. */
  const tidyUp = async () => {
    const store = await folder.store()
    await store.probe()
    await folder.note()
    const count = await store.expire(REQUESTS_KEEP_DAYS, SUSPECT_DAYS)
    if (count > 0) log.info('requests.expired', { count })
  }
  await tidyUp().catch(async error => {
    if (error instanceof StartError) throw error
    const { code = '' } = describeError(error)
    if (wrongFolder.has(code))
      throw new StartError(
        `DATA_DIR ${DATA_DIR} cannot be written (${code}). Name a folder that the service may write to.`,
      )
    await folder.note(error)
  })

  const delivery = openDelivery(deps, folder, timings)
  const chores = createRounds(() => tidyUp().catch(error => folder.note(error)), timings.choresMs)
  return {
    ...createStatus({ ...deps, now, folder, delivery }),
    endpoint: formEndpoint({ ...deps, folder, onStored: () => delivery?.nudge() }),
    /** Why no second server is kept out of DATA_DIR: the system's code; undefined where it is. */
    unguarded: await folder.unguarded(),
    /** Whether the mail server, where there is one, is known to take mails or to be a problem. */
    isSure: () => delivery?.isSure() ?? true,
    /** Delivers new mails, for a few seconds at most, and frees DATA_DIR. */
    async close() {
      await chores.end()
      await delivery?.close()
      await folder.release()
    },
  }
}

/** Delivery by SMTP, where it is set. */
function openDelivery(deps: MailDeps, folder: DataFolder, timings: typeof usualTimings) {
  const { brand, log, metrics, mailsPerHour: perHour = 1_000 } = deps
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = deps.config
  if (!SMTP_URL || !MAIL_TO) return undefined
  const to = [...new Set(MAIL_TO.split(',').map(address => address.trim()))]
  const user = decodeURIComponent(new URL(SMTP_URL).username)
  const from = MAIL_FROM ?? (isEmail(user) ? user : (to[0] ?? ''))
  const smtp = openSmtp(SMTP_URL, from)
  const steady = deps.steady ?? (() => performance.now())
  const addresses = { brand, from, to }
  return new Delivery({ folder, smtp, addresses, perHour, timings, steady, metrics, log })
}
