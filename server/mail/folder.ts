import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors'
import { describeError, type Log } from '../log'
import { Store } from './store'

type FolderLock = {
  /** Why nothing keeps a second server out, e.g. `ENOTSUP`; undefined where the folder is guarded. */
  unguarded: string | undefined
  release: () => Promise<void>
}

/** @throws where the package has no build for this system, as for musl */
const nativeLock = async () => (await import('fs-native-extensions')).tryLock

/**
 * Makes sure that one server works in a folder: two would send every mail twice. The system frees the lock however the
 * process ends. Where it knows no such lock the folder is used all the same: forms that are refused cost more.
 * @throws StartError when another server has it; the system's error when the folder takes no file
 */
export async function lockFolder(folder: string, load = nativeLock): Promise<FolderLock> {
  const file = await open(join(folder, 'lock'), 'a', 0o600)
  const release = () => file.close()
  try {
    const tryLock = await load()
    if (tryLock(file.fd)) return { unguarded: undefined, release }
  } catch (error) {
    return { unguarded: describeError(error).code ?? 'no build', release }
  }
  await release()
  throw new StartError(
    `DATA_DIR ${folder} is in use by another server. Stop that one or give each a folder of its own.`,
  )
}

/** DATA_DIR: locked and prepared at the first use that the disk allows, and anew after it was gone. */
export class DataFolder {
  #opened: Promise<{ store: Store; lock: FolderLock }> | undefined
  #failure: string | undefined

  constructor(
    readonly path: string,
    readonly log: Log,
    readonly now: () => number,
    readonly lock: typeof lockFolder,
  ) {}

  /** @throws StartError when another server has the folder; the system's error */
  async store(): Promise<Store> {
    this.#opened ??= this.#open().catch(error => {
      this.#opened = undefined
      throw error
    })
    return (await this.#opened).store
  }

  async #open() {
    const store = new Store(this.path, this.now)
    await store.makeFolders()
    const lock = await this.lock(this.path)
    await store.prepare().catch(async error => {
      await lock.release()
      throw error
    })
    return { store, lock }
  }

  /** Notes how the last store ended, whether of a request or to try the disk. */
  async note(error?: unknown): Promise<void> {
    const { code, class: name } = describeError(error)
    const failure = error ? (code ?? name) : undefined
    if (failure && !this.#failure) this.log.error('mail.disk', { code: failure })
    this.#failure = failure
    // The folder is gone: its next use makes it, and its lock, anew.
    if (code === 'ENOENT') await this.release()
  }

  /** Why the last store failed: the system's code. */
  failure(): string | undefined {
    return this.#failure
  }

  /** Why no second server is kept out: the system's code; undefined where it is. */
  async unguarded(): Promise<string | undefined> {
    return (await this.#opened?.catch(() => undefined))?.lock.unguarded
  }

  async release(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined)
    this.#opened = undefined
    await opened?.lock.release()
  }
}
