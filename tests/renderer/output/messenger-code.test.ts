import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { messengerCode } from '../../../renderer/output/messenger-code'
import { MESSENGER_CODE } from '../../../shared/addresses'
import { delivered, deliveredFile } from '../../support/delivered'

it('draws exactly the dark modules of the code', () => {
  const address =
    'https://wa.me/430000000?text=Hallo%204xDU%2C%20ich%20m%C3%B6chte%20einen%20Termin.'
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of messengerCode(address).matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    drawn[Number(y)]![Number(x)] = true
  expect(drawn).toEqual(data)
})

it('is delivered for the address that the button beside it opens', () => {
  const chat = delivered('/').document.querySelector('[data-island=ChatWidget]')
  const { ways } = JSON.parse(chat?.getAttribute('data-props') ?? '{}')
  expect(ways.messengerUrl).toContain('https://wa.me/')
  expect(deliveredFile(MESSENGER_CODE.slice(1))).toBe(messengerCode(ways.messengerUrl))
})
