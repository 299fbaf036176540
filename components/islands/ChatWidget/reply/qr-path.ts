import { encode } from 'uqr'

/** A QR code as one SVG path of unit squares in a `size` x `size` box, without the quiet zone around it. */
export function qrPath(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const runs: string[] = []
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`)
    }
  })
  return { size, path: runs.join('') }
}
