import { expect, it } from 'vitest'
import { boxes } from '../../components/registry'
import names from '../../renderer/preview/editor/box-names.json'

it('every box has a German name by which editors find it', () => {
  const nameless = Object.keys(boxes).filter(tag => !(tag in names))
  expect(nameless, 'write them into renderer/preview/editor/box-names.json').toEqual([])
})
