import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SocialImageInput } from '../../renderer/social/SocialCard'
import { createSocialImages } from '../../renderer/social/social-image'
import { scratchFolder } from '../support/scratch-folder'

let draw: (input: SocialImageInput) => Promise<Buffer>
beforeAll(async () => {
  draw = await createSocialImages(scratchFolder(afterAll))
})

const sam = {
  title: 'Sam antwortet. Auch um drei Uhr früh.',
  claim: 'KI-Assistenten aus Graz',
  persona: 'sam',
}

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
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  for (const persona of ['sam', 'luigi'])
    expect(tokens).toContain(`"${persona}"] {\n    --tint: #${await corner(persona)};`)
})

it.each([
  ['of three lines', sam.title],
  ['of 250 letters', `${'Termine ausmachen und Fragen beantworten, '.repeat(6)}jeden Tag.`],
])('keeps a headline %s clear of the line under it', async (_what, title) => {
  const image = sharp(await draw({ ...sam, title })).extract({
    left: 64,
    top: 0,
    width: 640,
    height: 630,
  })
  const { data } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: 630 }, (_, y) =>
    data.subarray(y * 640, (y + 1) * 640).some(point => point < 150),
  )
  // From below: paper, the line, paper, the last line of the headline.
  const line = rows.lastIndexOf(true)
  const above = rows.lastIndexOf(true, rows.lastIndexOf(false, line))
  expect(rows.lastIndexOf(false, line) - above).toBeGreaterThanOrEqual(20)
  expect(above).toBeGreaterThan(200)
})
