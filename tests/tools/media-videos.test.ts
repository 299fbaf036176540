import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

/** Each film is cut twice: for wide windows and for phones. */
const cuts = [
  { ending: '', width: 1280, height: 720 },
  { ending: '-phone', width: 720, height: 900 },
]
const LARGEST = 1_500_000

describe.each(['hotel', 'trial'])('the video %s', name => {
  const file = (ending: string) => readFile(`content/media/videos/${name}${ending}`)

  it.each(cuts)('is light, and its index comes first, so that it starts before it is loaded$ending', async cut => {
    const [mp4, webm] = [await file(`${cut.ending}.mp4`), await file(`${cut.ending}.webm`)]
    expect(Math.max(mp4.length, webm.length)).toBeLessThan(LARGEST)
    expect(mp4.indexOf('moov')).toBeGreaterThan(0)
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    expect(mp4.includes('avc1')).toBe(true)
    expect(webm.includes('V_AV1')).toBe(true)
  })

  it.each(cuts)('has a poster of its own size, $width x $height', async ({ ending, width, height }) => {
    expect(await sharp(await file(`${ending}-poster.avif`)).metadata()).toMatchObject({ format: 'heif', width, height })
  })

  it('has captions that can be read, once the controls of the browser have gone', async () => {
    const cues = [...(await file('.vtt')).toString().matchAll(/^00:00:(\S+) --> 00:00:(\S+) .*\n(.+)$/gm)]
    expect(Number(cues[0]?.[1])).toBeGreaterThanOrEqual(1.5)
    for (const [, from, to, text = ''] of cues)
      expect(text.length / (Number(to) - Number(from)), `letters a second: ${text}`).toBeLessThan(25)
  })
})
