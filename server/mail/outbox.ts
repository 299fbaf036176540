import { randomUUID } from 'node:crypto'
import { access, constants, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormName } from '../messages'
import type { Clock } from './clock'
import { isMissing, makeFolder, moveFile, syncFolder, writeOnce } from './durable'

const folders = ['new', 'sent', 'dead', 'quarantine'] as const
export type Folder = (typeof folders)[number]

export type Entry = { folder: Folder; name: string; receivedAt: Date }

type Words = {
  /** The same for the same words: see requestId. */
  id: string
  folder: 'new' | 'quarantine'
}

type Draft = Words & {
  form: FormName
  /** Makes the mail; `key` is unique to it and stays the same for good. */
  write: (key: string, at: Date) => Promise<Buffer>
}

export type Outbox = ReturnType<typeof openOutbox>

const keyOf = ({ id, folder }: Words) => `${folder}/${id}`

const day = 24 * 60 * 60 * 1000

/**
 * Everything the forms received, as mails that any mail program opens. In `folder` (DATA_DIR):
 *
 *     new/         waits for delivery, or for a person where no SMTP is set
 *     sent/        delivered; deleted after REQUESTS_KEEP_DAYS
 *     dead/        refused for good by the mail server; never deleted. Move a file back to new/ to try again
 *     quarantine/  looked like a robot (header `X-Quarantine`); kept 30 days. Move a file to new/ to deliver it
 *     tmp/         being written; nothing in it was ever promised to a visitor
 *     lease/       which server delivers at the moment
 *
 * A file is named `2026-11-21-contact-<id>.eml`, its time is when the request came in. Several servers may share a disk.
 */
export function openOutbox(folder: string, clock: Clock) {
  const path = (box: Folder, name = '') => join(folder, box, name)
  const underWay = new Map<string, Promise<'stored' | 'known'>>()
  let ready: Promise<void> | undefined

  /** Makes the folders; throws the system's error where they cannot be written. */
  async function prepare(): Promise<void> {
    for (const box of [...folders, 'tmp', 'lease']) {
      await makeFolder(join(folder, box))
      await access(join(folder, box), constants.W_OK)
    }
    await syncFolder(folder)
  }

  async function names(box: Folder): Promise<string[]> {
    const all = await readdir(path(box)).catch(error => {
      if (isMissing(error)) return []
      throw error
    })
    return all.filter(name => name.endsWith('.eml')).sort()
  }

  async function entry(box: Folder, name: string): Promise<Entry | undefined> {
    try {
      return { folder: box, name, receivedAt: (await stat(path(box, name))).mtime }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  /** Where the same words lie that came within 24 hours. In this order a mail on its way from new/ to sent/ is seen. */
  async function find(id: string, boxes: readonly Folder[]): Promise<Folder | undefined> {
    for (const box of boxes) {
      for (const name of (await names(box)).filter(one => one.endsWith(`-${id}.eml`))) {
        const found = await entry(box, name)
        if (found && Math.abs(clock.now() - found.receivedAt.getTime()) < day) return box
      }
    }
    return undefined
  }

  async function isKept({ id, folder: box }: Words): Promise<boolean> {
    // What a robot's look once sent to quarantine must not hold back the visitor's second try.
    const before = await find(id, box === 'new' ? ['new', 'sent', 'dead'] : folders)
    // Perhaps another server wrote it a moment ago and the disk does not have it yet.
    if (before) await syncFolder(path(before))
    return before !== undefined
  }

  async function write(draft: Draft): Promise<'stored' | 'known'> {
    ready ??= prepare()
    await ready
    if (await isKept(draft)) return 'known'
    const at = new Date(clock.now())
    const key = `${at.toISOString().slice(0, 10)}-${draft.form}-${draft.id}`
    const content = await draft.write(key, at)
    const target = path(draft.folder, `${key}.eml`)
    const temporary = join(folder, 'tmp', `${randomUUID()}.eml`)
    return (await writeOnce(temporary, target, content, at)) ? 'stored' : 'known'
  }

  return {
    prepare,
    names,

    /**
     * Keeps a request; it is safe on disk when this resolves. The same words within 24 hours are kept once, whatever
     * happened to them since.
     * @throws the system's error when the disk is full, read-only or broken: then nothing was promised
     */
    store(draft: Draft): Promise<'stored' | 'known'> {
      const key = keyOf(draft)
      const running = underWay.get(key)
      if (running) return running.then(() => 'known')
      const writing = write(draft)
        .catch(error => {
          // The disk may be another one when it is back.
          ready = undefined
          throw error
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, writing)
      return writing
    },

    /**
     * Whether `store` would keep nothing new, because the same words are safe on disk.
     * @throws the system's error
     */
    async knows(words: Words): Promise<boolean> {
      await underWay.get(keyOf(words))?.catch(() => {})
      return isKept(words)
    },

    /** A folder's mails, the oldest day first. */
    async list(box: Folder): Promise<Entry[]> {
      const entries = await Promise.all((await names(box)).map(name => entry(box, name)))
      return entries.filter(one => one !== undefined)
    },

    /** When the oldest mail of a folder came in; looks closely at the first day only. */
    async oldest(box: Folder): Promise<Date | undefined> {
      const all = await names(box)
      const first = all.filter(name => name.slice(0, 10) === all[0]?.slice(0, 10))
      const times = (await Promise.all(first.map(name => entry(box, name)))).flatMap(one => one?.receivedAt ?? [])
      return times.sort((a, b) => a.getTime() - b.getTime())[0]
    },

    /** The mail, or undefined when it is gone. */
    async read(box: Folder, name: string): Promise<Buffer | undefined> {
      try {
        return await readFile(path(box, name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    /** Clears what a killed server left half written more than a day ago. */
    async tidy(): Promise<void> {
      for (const name of await readdir(join(folder, 'tmp'))) {
        const file = join(folder, 'tmp', name)
        const found = await stat(file).catch(() => undefined)
        if (found && clock.now() - found.mtimeMs > day) await rm(file, { force: true })
      }
    },

    has: async (box: Folder, name: string) => (await entry(box, name)) !== undefined,
    move: (name: string, from: Folder, to: Folder) => moveFile(path(from, name), path(to, name)),
    remove: (box: Folder, name: string) => rm(path(box, name), { force: true }),
  }
}
