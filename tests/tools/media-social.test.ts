import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSocialImages, type SocialImageInput } from '../../renderer/social/social-image'

let draw: (input: SocialImageInput) => Promise<Buffer>
beforeAll(async () => {
  draw = await createSocialImages()
})

describe('social images', () => {
  const sam = { title: 'Sam antwortet. Auch um drei Uhr früh.', brand: 'KI-Assistenten aus Graz', persona: 'sam' }

  it('draws 1200×630 below 60 kB, the same bytes each time', async () => {
    const image = await draw(sam)
    const { width, height } = await sharp(image).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(image.length).toBeLessThan(60_000)
    expect(image.equals(await draw(sam))).toBe(true)
  })

  it('sets an assistant on the tint that is theirs on the site', async () => {
    const corner = async (persona: string) => {
      const data = await sharp(await draw({ ...sam, persona }))
        .ensureAlpha()
        .raw()
        .toBuffer()
      // Right of the portrait's head, inside the panel.
      return data
        .subarray((320 * 1200 + 1140) * 4)
        .subarray(0, 3)
        .toString('hex')
    }
    expect([await corner('sam'), await corner('luigi')]).toEqual(['ffedb8', 'ffd9c2'])
  })

  it('refuses an assistant nobody drew', async () => {
    await expect(draw({ ...sam, persona: 'niemand' })).rejects.toThrow(/niemand/)
  })
})
