import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appendLine, ifCode, moveFile, syncFolder, writeOnce } from './durable'
import { readStored, type StoredRequest } from './stored-request'

/** In this order a file on its way from new/ to sent/ is seen. */
const boxes = ['new', 'sent', 'dead'] as const
type Box = (typeof boxes)[number]

/**
 * Everything the forms received, a JSON file each. In `folder` (DATA_DIR):
 *
 *     new/        waits for delivery, or for a person where no SMTP is set
 *     sent/       delivered; deleted after REQUESTS_KEEP_DAYS
 *     dead/       refused for good by the mail server, for one recipient at least; never deleted. Move a file back to new/
 *                 to try again
 *     delivered/  for requests not yet delivered to all recipients: the recipients that have them
 *     tmp/        being written; nothing in it was ever promised to a visitor
 *
 * All of it throws the system's error when the disk is full, read-only or broken.
 */
export function openFolders(folder: string) {
  const path = (box: Box, name = '') => join(folder, box, name)
  const recipients = openRecipients(folder)
  /** A folder's requests, the oldest first. */
  const names = async (box: Box): Promise<string[]> => {
    const files = await readdir(path(box)).catch(ifCode('ENOENT', []))
    return files.filter(name => name.endsWith('.json')).sort()
  }

  return {
    recipientsOf: recipients.of,
    noteRecipient: recipients.note,

    /** Makes the folders. */
    async prepare(): Promise<void> {
      await makeFolder(folder)
      for (const box of [...boxes, 'delivered', 'tmp']) {
        await makeFolder(join(folder, box))
        await access(join(folder, box), constants.W_OK)
      }
      await syncFolder(folder)
    },

    /** Deletes what a killed server left half written. */
    async clearTemporary(): Promise<void> {
      const tmp = join(folder, 'tmp')
      for (const name of await readdir(tmp)) await rm(join(tmp, name), { force: true })
    },

    names,

    /** The requests of all folders, the oldest first. */
    async allNames(): Promise<string[]> {
      return (await Promise.all(boxes.map(names))).flat().sort()
    },

    /** Whether a request lies in one of the folders. */
    async has(name: string): Promise<boolean> {
      for (const box of boxes)
        if (await access(path(box, name)).then(() => true, ifCode('ENOENT', false))) return true
      return false
    },

    /** Puts a request into new/. @returns false when the name is taken */
    add: (name: string, content: Buffer): Promise<boolean> =>
      writeOnce(join(folder, 'tmp', `${randomUUID()}.json`), path('new', name), content),

    /** A request that waits for delivery: undefined when it is gone, null when the file holds none. */
    async readNew(name: string): Promise<StoredRequest | null | undefined> {
      const content = await readFile(path('new', name)).catch(ifCode('ENOENT', undefined))
      return content && (readStored(content) ?? null)
    },

    /** Moves a request out of new/ when there is nothing more to try. */
    async finish(name: string, to: 'sent' | 'dead'): Promise<void> {
      await moveFile(path('new', name), path(to, name))
      if (to === 'sent') await recipients.forget(name)
    },

    async removeSent(name: string): Promise<void> {
      await rm(path('sent', name), { force: true })
      await recipients.forget(name)
    },

    /** Writes a small file as a request is written, to see whether the disk takes one. */
    probe: () => writeProbe(join(folder, 'tmp')),
  }
}

/** The folder delivered/. */
function openRecipients(folder: string) {
  const path = (name: string) => join(folder, 'delivered', name)
  return {
    /** The recipients that already have the request. */
    async of(name: string): Promise<string[]> {
      const list = await readFile(path(name), 'utf8').catch(ifCode('ENOENT', ''))
      return list.split('\n')
    },

    /** Notes a recipient that has the request, so that a restart does not send it again. */
    note: (name: string, to: string) => appendLine(path(name), to),

    forget: (name: string) => rm(path(name), { force: true }),
  }
}

async function writeProbe(folder: string): Promise<void> {
  const file = join(folder, 'probe')
  try {
    await writeOnce(join(folder, randomUUID()), file, Buffer.from('probe'))
  } finally {
    // Not kept until the next one: on a full disk that would find the room of this one.
    await rm(file, { force: true }).catch(() => {})
  }
}

/**
 * Makes a folder and those above it, for this user only. Not Node's own `recursive`: that never ends in /proc, and says
 * ENOENT of a disk that is read-only.
 */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 }).catch(ifCode('EEXIST', undefined))
  try {
    await make()
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isMissing || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  }
}
