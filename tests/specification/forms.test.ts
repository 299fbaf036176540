import { expect, it } from 'vitest'
import { delivered } from '../support/delivered'
import { wordsOf } from '../support/words'

const person = ['name text', 'email email', 'phone tel', 'company text']

const form = (route: string) => delivered(route).main.querySelector('form')!
/** Fields that visitors fill in, as `name type`. The trap for robots is none. */
const fields = (route: string) =>
  form(route)
    .querySelectorAll('.field input, .field textarea, .field select')
    .map(field => ({
      signature: `${field.getAttribute('name')} ${field.getAttribute('type') ?? field.tagName.toLowerCase()}`,
      required: field.hasAttribute('required'),
      label: wordsOf(form(route).querySelector(`label[for="${field.id}"]`)),
      limits: ['min', 'max', 'minlength', 'maxlength', 'pattern'].filter(name =>
        field.hasAttribute(name),
      ),
    }))

it.each([
  ['/kontaktinformationen', [...person, 'message textarea']],
  ['/trial', [...person, 'website url', 'industry select']],
])('%s asks for its fields alone, all required and labelled', (route, expected) => {
  expect(fields(route).map(({ signature }) => signature)).toEqual(expected)
  expect(
    fields(route).filter(({ required, label, limits }) => !required || !label || limits.length > 0),
  ).toEqual([])
})

it('contact has a message of four rows', () => {
  expect(form('/kontaktinformationen').querySelector('textarea')?.getAttribute('rows')).toBe('4')
})

it('trial offers the six industries', () => {
  const values = form('/trial')
    .querySelectorAll('select option')
    .map(option => option.getAttribute('value'))
  expect(values.filter(Boolean)).toEqual([
    'automotive',
    'medical',
    'gastronomy',
    'hotels',
    'beauty',
    'feedback',
  ])
})
