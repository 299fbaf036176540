import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormName } from '../messages'
import { appendLine, ifCode, moveFile, syncFolder, writeOnce } from './durable'
import type { Clock } from './timings'

const folders = ['new', 'sent', 'dead'] as const
type Folder = (typeof folders)[number]

type NewMail = {
  form: FormName
  /** The same for the same words: see requestId. */
  id: string
  isSuspect: boolean
  /** Makes the mail; `key` is unique to it and stays the same for good. */
  write: (key: string, at: Date) => Promise<Buffer>
}

export type Outbox = ReturnType<typeof openOutbox>

const day = 24 * 60 * 60 * 1000

/** When a mail came in, by its name: a copy of the folder keeps it. Undefined for what somebody else put there. */
export function receivedAt(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-/.exec(name) ?? []
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/** Whether a mail looked like spam when it came in. */
export const isSuspect = (name: string) => name.includes('-spamverdacht-')

/**
 * Everything the forms received, as mails that any mail program opens. In `folder` (DATA_DIR):
 *
 *     new/        waits for delivery, or for a person where no SMTP is set
 *     sent/       delivered; deleted after REQUESTS_KEEP_DAYS
 *     dead/       refused for good by the mail server, for one recipient at least; never deleted. Move a file back to new/
 *                 to try again
 *     delivered/  for mails not yet delivered to all recipients: the recipients that have them
 *     tmp/        being written; nothing in it was ever promised to a visitor
 *
 * A file is named `2026-11-21T10-00-00Z-contact-<id>.eml`; with `-spamverdacht` where it looked like spam.
 */
export function openOutbox(folder: string, clock: Clock) {
  const path = (box: Folder, name = '') => join(folder, box, name)
  const deliveredPath = (name: string) => join(folder, 'delivered', name)
  const underWay = new Map<string, Promise<'stored' | 'known'>>()
  let ready: Promise<void> | undefined

  /** Makes the folders; throws the system's error where they cannot be written. */
  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const box of [...folders, 'delivered', 'tmp']) {
      // Not `recursive`: that says ENOENT of a disk that is read-only.
      await mkdir(join(folder, box), { mode: 0o700 }).catch(ifCode('EEXIST', undefined))
      await access(join(folder, box), constants.W_OK)
    }
    await syncFolder(folder)
  }

  /** A folder's mails, the oldest first. */
  async function names(box: Folder): Promise<string[]> {
    const all = await readdir(path(box)).catch(ifCode('ENOENT', []))
    return all.filter(name => name.endsWith('.eml')).sort()
  }

  /** Whether the same words came within 24 hours. In this order a mail on its way from new/ to sent/ is seen. */
  async function isKept(id: string): Promise<boolean> {
    for (const box of folders) {
      const same = (await names(box)).filter(name => name.endsWith(`-${id}.eml`))
      if (same.some(name => Math.abs(clock.now() - (receivedAt(name)?.getTime() ?? 0)) < day)) return true
    }
    return false
  }

  async function write({ form, id, isSuspect, write }: NewMail): Promise<'stored' | 'known'> {
    ready ??= prepare()
    await ready
    if (await isKept(id)) return 'known'
    const at = new Date(clock.now())
    const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
    const key = `${time}Z-${form}${isSuspect ? '-spamverdacht' : ''}-${id}`
    const temporary = join(folder, 'tmp', `${randomUUID()}.eml`)
    return (await writeOnce(temporary, path('new', `${key}.eml`), await write(key, at))) ? 'stored' : 'known'
  }

  return {
    prepare,
    names,

    /** Deletes what a killed server left half written. */
    async clearTemporary(): Promise<void> {
      const tmp = join(folder, 'tmp')
      for (const name of await readdir(tmp)) await rm(join(tmp, name), { force: true })
    },

    /**
     * Keeps a request; it is safe on disk when this resolves. The same words within 24 hours are kept once, whatever
     * happened to them since.
     * @throws the system's error when the disk is full, read-only or broken: then nothing was promised
     */
    store(mail: NewMail): Promise<'stored' | 'known'> {
      const running = underWay.get(mail.id)
      if (running) return running.then(() => 'known')
      const writing = write(mail)
        .catch(error => {
          // The disk may be another one when it is back.
          ready = undefined
          throw error
        })
        .finally(() => underWay.delete(mail.id))
      underWay.set(mail.id, writing)
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

    /** A mail that waits for delivery, or undefined when it is gone. */
    async readNew(name: string): Promise<Buffer | undefined> {
      return readFile(path('new', name)).catch(ifCode('ENOENT', undefined))
    },

    /** The recipients that already have the mail. */
    async recipientsOf(name: string): Promise<string[]> {
      const list = await readFile(deliveredPath(name), 'utf8').catch(ifCode('ENOENT', ''))
      return list.split('\n')
    },

    /** Notes a recipient that has the mail, so that a restart does not send it again. */
    noteRecipient: (name: string, recipient: string) => appendLine(deliveredPath(name), recipient),

    /** Moves a mail out of new/ when there is nothing more to try. */
    async finish(name: string, to: 'sent' | 'dead'): Promise<void> {
      await moveFile(path('new', name), path(to, name))
      if (to === 'sent') await rm(deliveredPath(name), { force: true })
    },

    async removeSent(name: string): Promise<void> {
      await rm(path('sent', name), { force: true })
      await rm(deliveredPath(name), { force: true })
    },

    /**
     * Writes a small file as a request is written, to see whether the disk takes one.
     * @throws the system's error
     */
    async probe(): Promise<void> {
      const file = join(folder, 'tmp', 'probe')
      await rm(file, { force: true })
      await appendLine(file, 'probe')
    },
  }
}
