import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Box, boxes, openFiles, readDelivered, readId, type StoredRequest } from './files'
import { openIntake } from './intake'

export type Store = ReturnType<typeof openStore>

const day = 86_400_000

/**
 * Everything the forms received, in DATA_DIR: a JSON file each, in new/ (waits), sent/ (delivered; deleted by its age) or
 * dead/ (refused for good by the mail server, for one recipient at least; never deleted). tmp/ holds what is being written.
 * To have one of dead/ tried again it is moved to new/. All of it throws the system's error when the disk takes nothing.
 */
export function openStore(folder: string, now: () => number = Date.now) {
  const files = openFiles(folder)
  const intake = openIntake(files, now)
  const inAll = async () =>
    (
      await Promise.all(boxes.map(async box => (await files.ids(box)).map(id => ({ box, id }))))
    ).flat()

  return {
    makeFolders: files.make,
    /** Deletes what a killed server left half written and takes over what older versions wrote. For the server alone. */
    async prepare(): Promise<void> {
      await files.clearTemporary()
      await readDelivered(join(folder, 'delivered'), async (id, delivered) => {
        const request = await files.read('new', id)
        if (request) await files.write({ ...request, delivered })
      })
      intake.remember((await inAll()).map(({ id }) => id))
    },
    add: intake.add,
    knows: intake.knows,
    /** The ids of what is to be delivered, the oldest first. */
    waiting: () => files.ids('new'),
    read: files.read,
    /** Notes who has a request that others have not got yet. Deleted meanwhile: it must not come back. */
    async note(request: StoredRequest): Promise<void> {
      if (await files.isThere(request.id)) await files.write(request)
    },
    /** There is nothing more to try. */
    finish: (id: string, box: 'sent' | 'dead') => files.move(id, 'new', box),
    /** Has what the mail server refused for good tried again. */
    retry: (id: string) => files.move(id, 'dead', 'new'),
    /** Deletes what was delivered and is old, suspects sooner. What was never delivered stays: it is the only copy. */
    async expire(keepDays: number, suspectDays: number): Promise<number> {
      const old = (await files.ids('sent')).filter(id => {
        const { receivedAt, isSuspect } = readId(id) ?? { receivedAt: now(), isSuspect: false }
        return receivedAt < now() - (isSuspect ? Math.min(keepDays, suspectDays) : keepDays) * day
      })
      for (const id of old) await rm(files.path('sent', id), { force: true })
      intake.remember([])
      return old.length
    },
    async counts() {
      const [waiting, dead] = await Promise.all([files.ids('new'), files.ids('dead')])
      const known = waiting.flatMap(id => readId(id) ?? [])
      const suspected = known.filter(({ isSuspect }) => isSuspect).length
      return { waiting: waiting.length, dead: dead.length, suspected, oldest: known[0]?.receivedAt }
    },
    /** All requests, the newest first; null in the place of what is none. */
    async list(): Promise<{ box: Box; id: string; request: StoredRequest | null }[]> {
      const found = await Promise.all(
        (await inAll()).map(async file => ({
          ...file,
          request: await files.read(file.box, file.id),
        })),
      )
      return found
        .flatMap(({ request, ...file }) => (request === undefined ? [] : { ...file, request }))
        .sort((a, b) => b.id.localeCompare(a.id))
    },
    /** From all boxes: the server may have moved it between reading and now. */
    async remove(id: string): Promise<void> {
      for (const box of boxes) await rm(files.path(box, id), { force: true })
    },
    probe: files.probe,
  }
}
