import { expect, it } from 'vitest'
import { draftOf, readDraft } from '../../../../components/islands/form/form-draft'
import { completeAddress } from '../../../../components/islands/form/use-request-form'

it('keeps what was typed, but never the trap', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Maria',
    email: '',
    rueckfrage: 'x',
  }))
    form.set(name, value)
  form.set('file', new Blob(['x']))
  expect(draftOf(form)).toEqual({ name: 'Maria' })
})

it('reads only text from a kept draft', () => {
  expect(readDraft('{"name":"Maria","phone":1,"x":null}')).toEqual({ name: 'Maria' })
  for (const odd of [null, '', '{', 'null', '7']) expect(readDraft(odd)).toEqual({})
})

it.each([
  ['www.firma.at', 'https://www.firma.at'],
  [' firma.at/kontakt ', 'https://firma.at/kontakt'],
  ['müller-söhne.at', 'https://müller-söhne.at'],
  ['http://firma.at', 'http://firma.at'],
  ['haben wir nicht', 'haben wir nicht'],
])('completes %j to %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
