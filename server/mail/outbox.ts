import { fileNameOf } from './file-name'
import { openFolders } from './folders'
import { createFolderLock } from './lock'
import type { Suspicion } from './post'
import { createRecent } from './recent'
import type { FormRequest } from './request'
import { writeStored } from './stored-request'
import type { Clock } from './timings'

type NewRequest = {
  request: FormRequest
  /** The same for the same words: see requestId. */
  id: string
  suspicion: Suspicion | undefined
  /** Whether it is mailed with others: it came past the site's hourly number. */
  inDigest: boolean
}

export type Outbox = ReturnType<typeof openOutbox>

/** The folders of DATA_DIR, and how a request gets into them: once, and safe on disk before anybody is thanked. */
export function openOutbox(folder: string, clock: Clock) {
  const folders = openFolders(folder)
  const recent = createRecent(clock)
  const underWay = new Map<string, Promise<'stored' | 'known'>>()
  const lock = createFolderLock(folder)
  let ready: Promise<void> | undefined

  async function prepare(): Promise<void> {
    await folders.prepare()
    await lock.take()
    for (const name of await folders.allNames()) recent.add(name)
  }

  /**
   * Makes the folders and locks them against a second server, once; again after a failure, as a disk may be read-only now
   * and writable later.
   * @throws StartError when another server works in the folder; the system's error where it cannot be written
   */
  function open(): Promise<void> {
    ready ??= prepare().catch(error => {
      ready = undefined
      throw error
    })
    return ready
  }

  /** Whether the same words came within 24 hours and are still there. */
  async function isKept(id: string): Promise<boolean> {
    await open()
    const name = recent.get(id)
    return name !== undefined && folders.has(name)
  }

  async function write(incoming: NewRequest): Promise<'stored' | 'known'> {
    const { id, request, suspicion, inDigest } = incoming
    if (await isKept(id)) return 'known'
    const receivedAt = new Date(clock.now())
    const isSuspect = suspicion !== undefined
    const name = fileNameOf({ receivedAt, form: request.form, isSuspect, inDigest, id })
    const isNew = await folders.add(name, writeStored({ ...request, receivedAt, suspicion }))
    recent.add(name)
    return isNew ? 'stored' : 'known'
  }

  return {
    ...forDelivery(folders),
    open,
    /** Lets another server work in the folder. */
    unlock: lock.release,

    /**
     * Keeps a request; it is safe on disk when this resolves. The same words within 24 hours are kept once, whatever
     * happened to them since.
     * @throws the system's error when the disk is full, read-only or broken: then nothing was promised
     */
    store(incoming: NewRequest): Promise<'stored' | 'known'> {
      const running = underWay.get(incoming.id)
      if (running) return running.then(() => 'known')
      const writing = write(incoming)
        .catch(error => {
          // The disk may be another one when it is back.
          ready = undefined
          recent.clear()
          throw error
        })
        .finally(() => underWay.delete(incoming.id))
      underWay.set(incoming.id, writing)
      return writing
    },

    /**
     * Whether `store` would keep nothing new, because the same words are safe on disk.
     * @throws the system's error
     */
    async knows(id: string): Promise<boolean> {
      await underWay.get(id)?.catch(() => {})
      return isKept(id)
    },
  }
}

/** What delivery, retention and health use of the folders; `add` is not among it: requests come in through `store`. */
function forDelivery(folders: ReturnType<typeof openFolders>) {
  const { names, readNew, recipientsOf, noteRecipient, finish, removeSent, clearTemporary, probe } =
    folders
  return { names, readNew, recipientsOf, noteRecipient, finish, removeSent, clearTemporary, probe }
}
