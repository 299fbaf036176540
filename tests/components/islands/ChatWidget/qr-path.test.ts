import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from '../../../../components/islands/ChatWidget/reply/qr-path'

it('draws exactly the dark modules of the code', () => {
  const address = 'https://wa.me/430000000?text=Hallo%204xDU%2C%20ich%20m%C3%B6chte%20einen%20Termin.'
  const { size, path } = qrPath(address)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 0 }).data)
})
