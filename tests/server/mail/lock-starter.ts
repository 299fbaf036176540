import { lockFolder } from '../../../server/mail/lock'

/** A lock that nobody refers to any more would be closed with the garbage. */
const kept: unknown[] = []

// One of several processes that try to lock the same folders in the same instant: tells which it got, and keeps them.
process.on('message', async (folders: string[]) => {
  const locks = await Promise.allSettled(folders.map(folder => lockFolder(folder)))
  kept.push(locks)
  process.send?.(locks.map(({ status }) => status === 'fulfilled'))
})
process.send?.('ready')
