import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from '../../../../components/islands/ChatWidget/reply/QrCode'

it('draws exactly the dark modules of the code', () => {
  const address = 'https://wa.me/430000000?text=Hallo%204xDU%2C%20ich%20m%C3%B6chte%20einen%20Termin.'
  const code = encode(address, { ecc: 'M', border: 0 })
  const { size, path } = qrPath(code)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) drawn[Number(y)]![Number(x)] = true
  expect(drawn).toEqual(code.data)
})
