import { expect, it } from 'vitest'
import { checkContent, errorsIn } from '../../renderer/check/check-content'
import { lineOf } from '../../renderer/data/report'

it('the content of the site has no mistake', () => {
  expect(errorsIn(checkContent()).map(lineOf)).toEqual([])
})
