import { describe, expect, it } from 'vitest'
import { StartError } from '../../../server/errors'
import { makeMail } from './fixture'

describe('one server per DATA_DIR', () => {
  it('refuses the start of a second one with a line that says so, until the first has ended', async () => {
    const { dataDir, mail } = await makeMail()
    const second = makeMail({ dataDir })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(/^DATA_DIR .* is in use by another server\./)
    await mail.close()
    await expect(makeMail({ dataDir })).resolves.toBeDefined()
  })
})
