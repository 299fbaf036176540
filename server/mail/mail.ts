import { SUSPECT_DAYS } from '../../shared/days'
import { isEmail } from '../email'
import { StartError } from '../errors'
import { describeError } from '../log'
import { startDelivery, type Timings, usualTimings } from './delivery'
import { lockFolder } from './lock'
import { createRounds } from './rounds'
import { type FormsDeps, formEndpoint } from './route'
import { openSmtp } from './smtp'
import { createStatus } from './status'
import { openStore, type Store } from './store'

type MailDeps = Omit<FormsDeps, 'store' | 'onStored'> & {
  dataDir: string
  keepDays: number
  /** Both or none: without them requests wait in DATA_DIR. */
  smtpUrl: string | undefined
  mailTo: string | undefined
  mailFrom: string | undefined
  /** Nobody looks into DATA_DIR: EmailJS brings the requests of all browsers with JavaScript. */
  isUnwatched?: boolean
  /** The site's name, which the sender carries. */
  brand: string
  mailsPerHour?: number
  timings?: Partial<Timings>
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
  const { dataDir, keepDays, log, now = Date.now } = deps
  const timings = { ...usualTimings, ...deps.timings }
  const folder = createFolder(deps, now)
  let failure: string | undefined
  /** Hears of each store, whether of a request or to try the disk. */
  const onStored = (error?: unknown) => {
    const { code, class: name } = describeError(error)
    if (error && !failure) log.error('mail.disk', { code: code ?? name })
    failure = error ? (code ?? name) : undefined
  }
  /** Tries the disk, and deletes what is old. */
  const tidyUp = async () => {
    const store = await folder.store()
    await store.probe()
    onStored()
    const count = await store.expire(keepDays, SUSPECT_DAYS)
    if (count > 0) log.info('requests.expired', { count })
  }
  await tidyUp().catch(error => {
    if (error instanceof StartError) throw error
    const { code = '' } = describeError(error)
    if (wrongFolder.has(code))
      throw new StartError(
        `DATA_DIR ${dataDir} cannot be written (${code}). Name a folder that the service may write to.`,
      )
    onStored(error)
  })

  const delivery = openDelivery(deps, folder.store, timings)
  const chores = createRounds(() => tidyUp().catch(onStored), timings.choresMs)
  chores.wait()
  const endpoint = formEndpoint({
    ...deps,
    store: folder.store,
    onStored(error) {
      onStored(error)
      delivery?.nudge()
    },
  })
  return {
    ...createStatus({ ...deps, now, store: folder.store, delivery, diskFailure: () => failure }),
    endpoint,
    /** Why no second server is kept out of DATA_DIR: the system's code; undefined where it is. */
    unguarded: folder.unguarded,
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

/** DATA_DIR, locked and prepared at the first use that the disk allows, and anew where somebody has put another in its place. */
function createFolder({ dataDir, lock = lockFolder }: MailDeps, now: () => number) {
  let opened: Promise<{ store: Store; lock: Awaited<ReturnType<typeof lockFolder>> }> | undefined
  async function open() {
    const store = openStore(dataDir, now)
    await store.makeFolders()
    const held = await lock(dataDir)
    await store.prepare().catch(async error => {
      await held.release()
      throw error
    })
    return { store, lock: held }
  }
  return {
    /** @throws StartError when another server has the folder; the system's error */
    async store(): Promise<Store> {
      opened ??= open().catch(error => {
        opened = undefined
        throw error
      })
      const { store, lock: held } = await opened
      if (await held.isCurrent()) return store
      opened = undefined
      await held.release()
      throw Object.assign(new Error('The folder is gone.'), { code: 'ENOENT' })
    },
    unguarded: async () => (await opened?.catch(() => undefined))?.lock.unguarded,
    async release(): Promise<void> {
      const held = await opened?.catch(() => undefined)
      opened = undefined
      await held?.lock.release()
    },
  }
}

/** Delivery by SMTP, where it is set. */
function openDelivery(deps: MailDeps, store: () => Promise<Store>, timings: Timings) {
  const { smtpUrl, mailTo, brand, log, metrics, mailsPerHour: perHour = 1_000 } = deps
  if (!smtpUrl || !mailTo) return undefined
  const to = [...new Set(mailTo.split(',').map(address => address.trim()))]
  const user = decodeURIComponent(new URL(smtpUrl).username)
  const from = deps.mailFrom ?? (isEmail(user) ? user : (to[0] ?? ''))
  const steady = deps.steady ?? (() => performance.now())
  const [addresses, smtp] = [{ brand, from, to }, openSmtp(smtpUrl, from)]
  return startDelivery({ store, smtp, addresses, perHour, timings, steady, metrics, log })
}
