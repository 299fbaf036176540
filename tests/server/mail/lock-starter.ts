import { lockFolder } from '../../../server/mail/lock'

// One of several processes that try to lock the same folders in the same instant: tells which it got, and keeps them.
process.on('message', async (folders: string[]) => {
  const taken = await Promise.all(
    folders.map(folder =>
      lockFolder(folder).then(
        () => true,
        () => false,
      ),
    ),
  )
  process.send?.(taken)
})
process.send?.('ready')
