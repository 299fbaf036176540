import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSocialImages, type SocialImageInput } from '../../renderer/social/social-image'

const brand = 'KI-Assistenten aus Graz'
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'))
})
afterAll(() => rm(folder, { recursive: true }))

const socialImage = async (input: SocialImageInput, folder: string) => (await createSocialImages(folder))(input)

describe('social images', () => {
  const sam = { title: 'Sam antwortet. Auch um drei Uhr früh.', brand, persona: 'sam' }

  it('draws 1200×630 below 60 kB, the same bytes each time', async () => {
    const image = await socialImage(sam, join(folder, 'first'))
    const { width, height } = await sharp(image).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(image.length).toBeLessThan(60_000)
    expect(image.equals(await socialImage(sam, join(folder, 'second')))).toBe(true)
  })

  it('takes a picture it has drawn before from its folder, and draws a changed title anew', async () => {
    const cache = join(folder, 'cache')
    await socialImage(sam, cache)
    const [kept] = await readdir(cache)
    await writeFile(join(cache, kept ?? ''), 'kept')
    expect((await socialImage(sam, cache)).toString()).toBe('kept')
    expect((await socialImage({ ...sam, title: 'Sam' }, cache)).toString()).not.toBe('kept')
  })

  it('sets an assistant on the tint that is theirs on the site', async () => {
    const corner = async (persona: string) => {
      const picture = sharp(await socialImage({ ...sam, persona }, folder))
      const data = await picture.ensureAlpha().raw().toBuffer()
      // Right of the portrait's head, inside the panel.
      return data
        .subarray((320 * 1200 + 1140) * 4)
        .subarray(0, 3)
        .toString('hex')
    }
    expect([await corner('sam'), await corner('luigi')]).toEqual(['ffedb8', 'ffd9c2'])
  })

  it('draws a page without an assistant, and refuses one nobody drew', async () => {
    const image = await socialImage({ title: 'Impressum', brand }, folder)
    expect((await sharp(image).metadata()).width).toBe(1200)
    await expect(socialImage({ title: 'Impressum', brand, persona: 'niemand' }, folder)).rejects.toThrow(/niemand/)
  })
})
