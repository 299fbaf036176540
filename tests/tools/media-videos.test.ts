import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { captionsOf } from '../../tools/media/videos/captions'
import { frame } from '../../tools/media/videos/film'
import { hotel } from '../../tools/media/videos/hotel'
import { trial } from '../../tools/media/videos/trial'

const LARGEST = 1_500_000

describe.each([hotel, trial])('the video $name', film => {
  const file = (ending: string) => readFile(`content/media/videos/${film.name}${ending}`)

  it('is light, and its index comes first, so that it starts before it is loaded', async () => {
    const [mp4, webm] = [await file('.mp4'), await file('.webm')]
    expect(Math.max(mp4.length, webm.length)).toBeLessThan(LARGEST)
    expect(mp4.indexOf('moov')).toBeGreaterThan(0)
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    expect(mp4.includes('avc1')).toBe(true)
    expect(webm.includes('V_AV1')).toBe(true)
  })

  it('has a poster of its own size', async () => {
    const { format, width, height } = await sharp(await file('-poster.avif')).metadata()
    expect({ format, width, height }).toEqual({ format: 'heif', width: frame.width, height: frame.height })
  })

  it('says nothing while the browser still shows its controls, which would push the words into the picture', () => {
    expect(film.captions[0]?.from).toBeGreaterThanOrEqual(1.5)
  })

  it('tells in captions what happens, from beginning to end', async () => {
    expect((await file('.vtt')).toString()).toBe(captionsOf(film))
    const { captions, seconds } = film
    captions.forEach(({ from, to, text }, index) => {
      expect(from, text).toBeGreaterThanOrEqual(captions[index - 1]?.to ?? 0)
      expect(text.length / (to - from), `letters a second: ${text}`).toBeLessThan(25)
    })
    expect(captions.at(-1)?.to).toBe(seconds)
  })
})
