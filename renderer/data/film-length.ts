import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How long a film is, in seconds, as its header says (ISO 14496-12, „mvhd“, version 0).
 * @param file its address: `/videos/hotel.mp4`
 * @throws Error when it has no such header
 */
export function secondsOf(file: string): number {
  const bytes = readFileSync(join('content/media', file))
  const at = bytes.indexOf('mvhd')
  // After the name and the version come two dates, then units a second and units in all, each in four bytes.
  if (at < 0 || bytes[at + 4] !== 0) throw new Error(`${file} does not say how long it is`)
  return bytes.readUInt32BE(at + 20) / bytes.readUInt32BE(at + 16)
}
