import { access, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { describeError, type Log } from '../log'
import { move, sync, unless, writeWhole } from './disk'
import { type FormRequest, fingerprintOf } from './form'
import { lockFolder } from './lock'

/**
 * new/ waits for delivery, sent/ is delivered, dead/ was refused for good. Files are moved in this order, so whoever looks in this
 * order misses none that is just being moved.
 */
const boxes = ['new', 'sent', 'dead'] as const
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

// An older version marked some with `-sammelmail`.
const idPattern =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(?:contact|trial)(-spamverdacht)?(?:-sammelmail)?-[0-9a-f]+$/

/** `2026-11-21T10-00-00Z-contact-<fingerprint>`, with `-spamverdacht` where it looks like spam. A copy of the folder keeps it. */
function idOf({ form, suspicion }: FormRequest, receivedAt: Date, fingerprint: string): string {
  const time = receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}Z-${form}${suspicion ? '-spamverdacht' : ''}-${fingerprint}`
}

/** The parts of an id; undefined for a file that is no request of ours. */
function readId(id: string) {
  const [, date, hours, minutes, seconds, mark] = idPattern.exec(id) ?? []
  if (!date) return undefined
  const receivedAt = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
  return { receivedAt, isSuspect: mark !== undefined }
}

const day = 86_400_000
/** As large as the largest request. A disk that has room for this has room for any. */
const largest = 'x'.repeat(48 * 1024)

/**
 * Everything the forms received, in DATA_DIR: a JSON file each, in new/ (waits), sent/ (delivered; deleted by its age) or
 * dead/ (refused for good by the mail server, for one recipient at least; never deleted). tmp/ holds what is being written.
 * To have a request of dead/ tried again, move its file to new/. All methods throw the system's error when the disk takes nothing.
 */
export class Store {
  /** The request that is being added. The next one waits for it. */
  #adding: Promise<unknown> = Promise.resolve()
  #opened: ReturnType<typeof lockFolder> | undefined
  #failure: string | undefined
  readonly #now: () => number
  readonly #log: Log | undefined

  /**
   * @param folder DATA_DIR
   * @param now milliseconds since 1970
   * @param log told where the folder cannot be locked against a second server
   */
  constructor(
    readonly folder: string,
    { now = Date.now, log }: { now?: () => number; log?: Log } = {},
  ) {
    this.#now = now
    this.#log = log
  }

  /**
   * Makes the folder, locks it and tidies it up, once; and again if it was deleted meanwhile. The server calls this before it
   * reads or sends anything.
   * @throws StartError when another server has it; the system's error
   */
  async open(): Promise<void> {
    this.#opened ??= this.#open().catch(error => {
      this.#opened = undefined
      throw error
    })
    await this.#opened
  }

  async #open() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    for (const box of [...boxes, 'tmp'] as const)
      await mkdir(this.#path(box), { mode: 0o700 }).catch(unless('EEXIST'))
    const lock = await lockFolder(this.folder, this.#log)
    await this.#tidyUp().catch(async error => {
      await lock.close()
      throw error
    })
    return lock
  }

  /** Unlocks the folder: another server may have it. */
  async close(): Promise<void> {
    const lock = await this.#opened?.catch(() => undefined)
    this.#opened = undefined
    await lock?.close()
  }

  /** The system's code of why the last request or probe could not be stored; undefined if it was stored. */
  failure(): string | undefined {
    return this.#failure
  }

  async #storing<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.open()
      return await work()
    } catch (error) {
      const { code, class: name } = describeError(error)
      this.#failure = code ?? name
      // The folder was deleted: the next use makes it and locks it again.
      if (code === 'ENOENT') await this.close()
      throw error
    }
  }

  #path(box: Box | 'tmp', id = ''): string {
    return join(this.folder, box, id && `${id}.json`)
  }

  /** Deletes what a killed server left half written. */
  async #tidyUp(): Promise<void> {
    for (const name of await readdir(this.#path('tmp'))) await rm(join(this.#path('tmp'), name))
  }

  /**
   * Keeps a request; it is safe on disk when this resolves.
   * @returns its id; undefined when the same words came within 24 hours, whatever happened to them since
   * @throws ENOSPC while nothing but the machine's reserve is free
   */
  add(request: FormRequest): Promise<string | undefined> {
    // One after the other: two clicks may arrive at the same moment.
    const adding = this.#adding.then(() => this.#storing(() => this.#add(request)))
    this.#adding = adding.catch(() => {})
    return adding
  }

  async #add(request: FormRequest): Promise<string | undefined> {
    const fingerprint = fingerprintOf(request)
    if (await this.#isKept(fingerprint)) return undefined
    const receivedAt = new Date(this.#now())
    const id = idOf(request, receivedAt, fingerprint)
    await this.#checkRoom()
    await this.#write({ ...request, id, box: 'new', receivedAt, delivered: [] })
    this.#failure = undefined
    return id
  }

  /** Whether the same words came within 24 hours and are still there, safe on disk: the names of the files tell. */
  async #isKept(fingerprint: string): Promise<boolean> {
    // A folder that cannot be read refuses no request: at worst one comes twice.
    const files = await this.#files().catch(() => [])
    const same = files.find(({ id }) => id.endsWith(`-${fingerprint}`) && this.#isRecent(id))
    // Perhaps the first post was refused because its name could not be flushed.
    if (same) await sync(this.#path(same.box))
    return same !== undefined
  }

  /**
   * Keeps a reserve free: a twentieth of the disk, but at most 64 MB and at least one request. Some file systems report no size.
   * @throws ENOSPC
   */
  async #checkRoom(): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(this.folder)
    const reserve = Math.min(64 * 1024 ** 2, (blocks * bsize) / 20)
    if (blocks > 0 && bavail * bsize < Math.max(largest.length, reserve))
      throw Object.assign(new Error('nothing but the reserve is free'), { code: 'ENOSPC' })
  }

  #isRecent(id: string): boolean {
    return Math.abs(this.#now() - (readId(id)?.receivedAt ?? 0)) < day
  }

  async #isThere(id: string): Promise<boolean> {
    for (const box of boxes)
      if (await access(this.#path(box, id)).then(() => true, unless('ENOENT'))) return true
    return false
  }

  #write({ id, box, ...request }: StoredRequest): Promise<void> {
    const text = `${JSON.stringify(request, null, 2)}\n`
    return writeWhole(this.#path(box, id), this.#path('tmp'), text)
  }

  /** All file names of a box, also of files that are no request. Hidden ones are left out: tools that copy or sync make them. */
  async #names(box: Box): Promise<string[]> {
    const names = (await readdir(this.#path(box)).catch(unless('ENOENT'))) ?? []
    return names.filter(name => !name.startsWith('.')).sort()
  }

  /** The ids of a box, the oldest first. */
  async ids(box: Box): Promise<string[]> {
    return (await this.#names(box)).flatMap(name => idIn(name) ?? [])
  }

  async #files(): Promise<{ box: Box; id: string }[]> {
    const files: { box: Box; id: string }[] = []
    for (const box of boxes) for (const id of await this.ids(box)) files.push({ box, id })
    return files
  }

  /** A request; undefined when its file is gone, null when the file holds no whole request. */
  async read(box: Box, id: string): Promise<StoredRequest | null | undefined> {
    const text = await readFile(this.#path(box, id), 'utf8').catch(unless('ENOENT'))
    if (text === undefined) return undefined
    try {
      return { ...schema.parse(JSON.parse(text)), id, box }
    } catch {
      return null
    }
  }

  /** All requests, the newest first, with null for a file that is no request. One file is open at a time. */
  async list(): Promise<{ box: Box; id: string; request: StoredRequest | null }[]> {
    const all: { box: Box; id: string; request: StoredRequest | null }[] = []
    for (const { box, id } of await this.#files()) {
      const request = await this.read(box, id)
      if (request !== undefined) all.push({ box, id, request })
    }
    return all.sort((a, b) => b.id.localeCompare(a.id))
  }

  /** How many files lie in new/ and dead/, and when the oldest came in (milliseconds since 1970); `foreign` files are no requests. */
  async counts() {
    const [names, dead] = [await this.#names('new'), await this.ids('dead')]
    const facts = names.flatMap(name => readId(idIn(name) ?? '') ?? [])
    return {
      waiting: facts.length,
      dead: dead.length,
      oldest: facts[0]?.receivedAt,
      foreign: names.length - facts.length,
    }
  }

  /** Notes the recipients that have a request already. A request that was deleted meanwhile must not come back. */
  async note(request: StoredRequest): Promise<void> {
    if (await this.#isThere(request.id)) await this.#write(request)
  }

  /** Moves a request to another box; does nothing when it is gone. */
  move(id: string, from: Box, to: Box): Promise<void> {
    return move(this.#path(from, id), this.#path(to, id))
  }

  /** Deletes a request in whichever box it is: the server may have moved it since it was read. */
  async remove(id: string): Promise<void> {
    for (const box of boxes) await rm(this.#path(box, id), { force: true })
  }

  /**
   * Deletes delivered requests that are old, suspected spam sooner. What was never delivered stays: it is the only copy.
   * @returns how many
   */
  expire(keepDays: number, suspectDays: number): Promise<number> {
    return this.#storing(async () => {
      const old = (await this.ids('sent')).filter(id => {
        const { receivedAt = 0, isSuspect = false } = readId(id) ?? {}
        const days = isSuspect ? Math.min(keepDays, suspectDays) : keepDays
        return receivedAt < this.#now() - days * day
      })
      for (const id of old) await rm(this.#path('sent', id), { force: true })
      return old.length
    })
  }

  /**
   * Checks whether a request could be stored. After a failure it writes a file of the largest size, to find out when the disk is
   * well again.
   */
  probe(): Promise<void> {
    const file = join(this.folder, 'tmp', '.probe')
    return this.#storing(async () => {
      await this.#checkRoom()
      const text = this.#failure === undefined ? '' : largest
      await writeFile(file, text, { flush: text !== '' }).finally(() => rm(file, { force: true }))
      this.#failure = undefined
    })
  }
}

/** The id in a file's name; undefined where the file is no request. */
function idIn(name: string): string | undefined {
  const id = name.replace(/\.json$/, '')
  return id !== name && readId(id) ? id : undefined
}
