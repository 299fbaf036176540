import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { FormRequest } from './form'

/** new/ waits for delivery, sent/ is delivered, dead/ was refused for good. In this order a file on its way is seen. */
export const boxes = ['new', 'sent', 'dead'] as const
export type Box = (typeof boxes)[number]

/** A request as it lies on the disk. */
export type StoredRequest = FormRequest & {
  /** The file's name without its ending. */
  id: string
  box: Box
  receivedAt: Date
  /** The recipients that have it already, where others have not. */
  delivered: readonly string[]
}

const schema = z.object({
  form: z.enum(['contact', 'trial']),
  receivedAt: z.iso.datetime().transform(text => new Date(text)),
  suspicion: z.literal('trap-field').optional(),
  fields: z.record(z.string(), z.string()),
  delivered: z.array(z.string()).default([]),
})

const pattern =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(?:contact|trial)(-spamverdacht)?(?:-sammelmail)?-([0-9a-f]+)$/

/** `2026-11-21T10-00-00Z-contact-<words>`, with `-spamverdacht` where it looks like spam. A copy of the folder keeps it. */
export function idOf({ form, suspicion }: FormRequest, receivedAt: Date, words: string): string {
  const time = receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}Z-${form}${suspicion ? '-spamverdacht' : ''}-${words}`
}

/** What an id says; undefined of what somebody else put there. */
export function readId(id: string) {
  const [, day, hours, minutes, seconds, mark, words = ''] = pattern.exec(id) ?? []
  if (!day) return undefined
  const receivedAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return { receivedAt, isSuspect: mark !== undefined, words }
}

/** No request is larger: a disk that takes this takes all of them. */
const largest = { probe: 'x'.repeat(48 * 1024) }

/** The files of DATA_DIR. All of it throws the system's error when the disk is full, read-only or broken. */
export function openFiles(folder: string) {
  const path = (box: Box | 'tmp', id = '') => join(folder, box, id && `${id}.json`)

  /** Safe on disk under its final name when it resolves; never a half file. */
  async function write(to: string, content: object): Promise<void> {
    const temporary = path('tmp', randomUUID())
    try {
      const text = `${JSON.stringify(content, null, 2)}\n`
      await writeFile(temporary, text, { mode: 0o600, flush: true })
      await rename(temporary, to)
      await sync(dirname(to))
    } finally {
      await rm(temporary, { force: true }).catch(() => {})
    }
  }

  return {
    path,
    async make(): Promise<void> {
      for (const box of [...boxes, 'tmp']) await makeFolder(join(folder, box))
    },
    async clearTemporary(): Promise<void> {
      for (const name of await readdir(path('tmp'))) await rm(join(path('tmp'), name))
    },
    /** The ids of a box, the oldest first. */
    async ids(box: Box): Promise<string[]> {
      const names = await readdir(path(box)).catch(unless('ENOENT'))
      return (names ?? [])
        .flatMap(name => /^(.*)\.json$/.exec(name)?.[1] ?? [])
        .filter(id => readId(id))
        .sort()
    },
    /** Undefined when it is gone, null when the file holds no whole request. */
    async read(box: Box, id: string): Promise<StoredRequest | null | undefined> {
      const content = await readFile(path(box, id), 'utf8').catch(unless('ENOENT'))
      if (content === undefined) return undefined
      try {
        return { ...schema.parse(JSON.parse(content)), id, box }
      } catch {
        return null
      }
    },
    async isThere(id: string): Promise<boolean> {
      for (const box of boxes)
        if (await access(path(box, id)).then(() => true, unless('ENOENT'))) return true
      return false
    },
    write: ({ id, box, ...request }: StoredRequest) => write(path(box, id), request),
    /** After a power cut it is in one box or the other, never in none. Does nothing when it is not there. */
    async move(id: string, from: Box, to: Box): Promise<void> {
      await rename(path(from, id), path(to, id)).catch(unless('ENOENT'))
      await sync(path(to))
      await sync(path(from))
    },
    /** Stores as much as a request may be, and deletes it. */
    async probe(): Promise<void> {
      const file = join(folder, 'new', '.probe')
      await write(file, largest).finally(() => rm(file, { force: true }))
    },
  }
}

/**
 * Makes a folder and those above it, for this user only. Not Node's own `recursive`: that never ends in /proc, and says
 * ENOENT of a disk that is read-only.
 */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 }).catch(unless('EEXIST'))
  await make().catch(async error => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  })
}

/** Reads and deletes `delivered/<name>.json` of older versions: the recipients that have a request, a line each. */
export async function readDelivered(
  folder: string,
  take: (id: string, delivered: string[]) => Promise<void>,
): Promise<void> {
  for (const name of (await readdir(folder).catch(unless('ENOENT'))) ?? []) {
    const lines = (await readFile(join(folder, name), 'utf8')).match(/.+/g) ?? []
    await take(name.replace(/\.json$/, ''), [...new Set(lines)])
    await rm(join(folder, name))
  }
  await rm(folder, { recursive: true, force: true })
}

/** Makes a new name survive a power cut. Windows opens no folder for that: its file system keeps a journal of names. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** For `.catch()`: undefined for a system error of this code; every other error is thrown again. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}
