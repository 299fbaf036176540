import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { describeError } from '../log'
import { move, unless, writeWhole } from './disk'
import { type FormRequest, wordsOf } from './form'
import { lockFolder } from './lock'

/** new/ waits for delivery, sent/ is delivered, dead/ was refused for good. In this order a file on its way is seen. */
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

const idPattern =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(?:contact|trial)(-spamverdacht)?(?:-sammelmail)?-([0-9a-f]+)$/

/** `2026-11-21T10-00-00Z-contact-<words>`, with `-spamverdacht` where it looks like spam. A copy of the folder keeps it. */
function idOf({ form, suspicion }: FormRequest, receivedAt: Date, words: string): string {
  const time = receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}Z-${form}${suspicion ? '-spamverdacht' : ''}-${words}`
}

/** What an id says; undefined of what somebody else put there. */
function readId(id: string) {
  const [, date, hours, minutes, seconds, mark, words = ''] = idPattern.exec(id) ?? []
  if (!date) return undefined
  const receivedAt = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
  return { receivedAt, isSuspect: mark !== undefined, words }
}

const day = 86_400_000
/** No request is larger: a disk that takes this takes all of them. */
const largest = 'x'.repeat(48 * 1024)

/**
 * Everything the forms received, in DATA_DIR: a JSON file each, in new/ (waits), sent/ (delivered; deleted by its age) or
 * dead/ (refused for good by the mail server, for one recipient at least; never deleted). tmp/ holds what is being written.
 * To have one of dead/ tried again it is moved to new/. All of it throws the system's error when the disk takes nothing.
 */
export class Store {
  /** The requests of the last 24 hours by their words: a post must not read folders with thousands of files. */
  readonly #recent = new Map<string, { id: string; isSafe: Promise<void> }>()
  #opened: ReturnType<typeof lockFolder> | undefined
  #failure: string | undefined

  constructor(
    readonly folder: string,
    readonly now: () => number = Date.now,
    readonly lock = lockFolder,
  ) {}

  /**
   * For the server, before it reads or sends anything: makes the folder its own and tidies it, once, and anew after the folder
   * was gone.
   * @returns why no second server is kept out: the system's code; undefined where it is
   * @throws StartError when another server has it; the system's error
   */
  async open(): Promise<string | undefined> {
    this.#opened ??= this.#open().catch(error => {
      this.#opened = undefined
      throw error
    })
    return (await this.#opened).unguarded
  }

  async #open() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    for (const box of [...boxes, 'tmp'] as const)
      await mkdir(this.#path(box), { mode: 0o700 }).catch(unless('EEXIST'))
    const lock = await this.lock(this.folder)
    await this.#tidyUp().catch(async error => {
      await lock.release()
      throw error
    })
    return lock
  }

  /** Leaves the folder to another server. */
  async close(): Promise<void> {
    const lock = await this.#opened?.catch(() => undefined)
    this.#opened = undefined
    await lock?.release()
  }

  /** Why the last request, or the last probe, could not be stored: the system's code; undefined while the disk takes them. */
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
      // The folder is gone: its next use makes it, and its lock, anew.
      if (code === 'ENOENT') await this.close()
      throw error
    }
  }

  #path(box: Box | 'tmp', id = ''): string {
    return join(this.folder, box, id && `${id}.json`)
  }

  /** Deletes what a killed server left half written and takes over what older versions wrote. */
  async #tidyUp(): Promise<void> {
    for (const name of await readdir(this.#path('tmp'))) await rm(join(this.#path('tmp'), name))
    await this.#readDelivered(join(this.folder, 'delivered'))
    for (const { id } of await this.#files()) {
      const words = readId(id)?.words ?? ''
      if (this.#isRecent(id)) this.#recent.set(words, { id, isSafe: Promise.resolve() })
    }
  }

  /** `delivered/<id>.json` of older versions: the recipients that have a request, a line each. */
  async #readDelivered(folder: string): Promise<void> {
    for (const name of (await readdir(folder).catch(unless('ENOENT'))) ?? []) {
      const request = await this.read('new', name.replace(/\.json$/, ''))
      const delivered = (await readFile(join(folder, name), 'utf8')).match(/.+/g) ?? []
      if (request) await this.#write({ ...request, delivered: [...new Set(delivered)] })
    }
    await rm(folder, { recursive: true, force: true })
  }

  /**
   * Keeps a request; it is safe on disk when this resolves.
   * @returns false when the same words came within 24 hours, whatever happened to them since
   */
  add(request: FormRequest): Promise<boolean> {
    return this.#storing(async () => {
      if (await this.knows(request)) return false
      const words = wordsOf(request)
      const receivedAt = new Date(this.now())
      const id = idOf(request, receivedAt, words)
      const isSafe = this.#write({ ...request, id, box: 'new', receivedAt, delivered: [] })
      this.#recent.set(words, { id, isSafe })
      await isSafe.catch(error => {
        this.#recent.delete(words)
        throw error
      })
      this.#failure = undefined
      return true
    })
  }

  /** Whether the same words came within 24 hours and are still there, safe on disk. */
  async knows(request: FormRequest): Promise<boolean> {
    const recent = this.#recent.get(wordsOf(request))
    if (!recent || !this.#isRecent(recent.id)) return false
    await recent.isSafe
    return this.#isThere(recent.id)
  }

  #isRecent(id: string): boolean {
    return Math.abs(this.now() - (readId(id)?.receivedAt ?? 0)) < day
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

  /** The ids of a box, the oldest first. */
  async ids(box: Box): Promise<string[]> {
    const names = (await readdir(this.#path(box)).catch(unless('ENOENT'))) ?? []
    return names
      .filter(name => name.endsWith('.json'))
      .map(name => name.slice(0, -5))
      .filter(id => readId(id))
      .sort()
  }

  async #files(): Promise<{ box: Box; id: string }[]> {
    const lists = boxes.map(async box => (await this.ids(box)).map(id => ({ box, id })))
    return (await Promise.all(lists)).flat()
  }

  /** Undefined when it is gone, null when the file holds no whole request. */
  async read(box: Box, id: string): Promise<StoredRequest | null | undefined> {
    const text = await readFile(this.#path(box, id), 'utf8').catch(unless('ENOENT'))
    if (text === undefined) return undefined
    try {
      return { ...schema.parse(JSON.parse(text)), id, box }
    } catch {
      return null
    }
  }

  /** All requests, the newest first; null in the place of what is none. */
  async list(): Promise<{ box: Box; id: string; request: StoredRequest | null }[]> {
    const read = async ({ box, id }: { box: Box; id: string }) => {
      const request = await this.read(box, id)
      return request === undefined ? [] : { box, id, request }
    }
    const all = (await Promise.all((await this.#files()).map(read))).flat()
    return all.sort((a, b) => b.id.localeCompare(a.id))
  }

  async counts() {
    const [waiting, dead] = await Promise.all([this.ids('new'), this.ids('dead')])
    const facts = waiting.flatMap(id => readId(id) ?? [])
    const suspected = facts.filter(({ isSuspect }) => isSuspect).length
    return { waiting: waiting.length, dead: dead.length, suspected, oldest: facts[0]?.receivedAt }
  }

  /** Notes who has a request that others have not got yet. Deleted meanwhile: it must not come back. */
  async note(request: StoredRequest): Promise<void> {
    if (await this.#isThere(request.id)) await this.#write(request)
  }

  /** Nothing when it is not there. */
  move(id: string, from: Box, to: Box): Promise<void> {
    return move(this.#path(from, id), this.#path(to, id))
  }

  /** From all boxes: the server may have moved it between reading and now. */
  async remove(id: string): Promise<void> {
    for (const box of boxes) await rm(this.#path(box, id), { force: true })
  }

  /**
   * Deletes what was delivered and is old, suspects sooner. What was never delivered stays: it is the only copy.
   * @returns how many
   */
  expire(keepDays: number, suspectDays: number): Promise<number> {
    return this.#storing(async () => {
      const old = (await this.ids('sent')).filter(id => {
        const { receivedAt = 0, isSuspect = false } = readId(id) ?? {}
        const days = isSuspect ? Math.min(keepDays, suspectDays) : keepDays
        return receivedAt < this.now() - days * day
      })
      for (const id of old) await rm(this.#path('sent', id), { force: true })
      for (const [words, { id }] of this.#recent)
        if (!this.#isRecent(id)) this.#recent.delete(words)
      return old.length
    })
  }

  /** Stores as much as a request may be, and deletes it. */
  probe(): Promise<void> {
    const file = join(this.folder, 'new', '.probe')
    return this.#storing(async () => {
      await writeWhole(file, this.#path('tmp'), largest).finally(() => rm(file, { force: true }))
      this.#failure = undefined
    })
  }
}
