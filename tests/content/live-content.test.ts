import { expect, it } from 'vitest'
import { checkContent, errorsIn } from '../../renderer/check/check-content'
import { lineOf } from '../../renderer/data/report'

it('the content of the site has no mistake, and checking it takes less than two seconds', () => {
  expect(errorsIn(checkContent()).map(lineOf)).toEqual([])
  // Computing time of a second run, because others work on this machine at the same time.
  const from = process.cpuUsage()
  checkContent()
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1e6).toBeLessThan(2)
})
