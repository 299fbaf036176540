import { expect, it } from 'vitest'
import { readDraft } from '../../../../components/islands/form/form-draft'

it('reads only text from a kept draft', () => {
  expect(readDraft('[["name","Maria"],["phone",1],"x"]')).toEqual([['name', 'Maria']])
  for (const odd of [null, '', '{', 'null', '7', '{"name":"Maria"}'])
    expect(readDraft(odd)).toEqual([])
})
