import { describe, expect, it } from 'vitest'
import { StartError } from '../../../server/errors'
import { lockFolder } from '../../../server/mail/lock'
import { makeMail, tempFolder } from './fixture'

describe('one server per DATA_DIR', () => {
  it('refuses the start of a second one with a line that says so, until the first has ended', async () => {
    const { dataDir, mail } = await makeMail()
    const second = makeMail({ dataDir })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(/^DATA_DIR .* is in use by another server\./)
    await mail.close()
    await expect(makeMail({ dataDir })).resolves.toBeDefined()
  })

  it('says so where the path is longer than the system takes', async () => {
    await expect(lockFolder(`${await tempFolder()}/${'x'.repeat(120)}`)).rejects.toThrow(/too long a path/)
  })
})
