import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { lineOf } from '../../../../renderer/data/report'
import { checkPictures, mendPictures } from '../../../../renderer/editing/check/pictures'
import { copyContent } from '../../../support/content-copy'

const copy = copyContent(afterAll)
beforeEach(copy.reset)

const fileOf = (name: string) => join(copy.root, 'content/media', name)
const findings = async () => (await checkPictures(copy.root)).map(lineOf)

/** A picture with as much in it as a camera sees. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

it('a picture that cannot be read to its end is told by its name', async () => {
  const whole = await photo(300, 200).jpeg().toBuffer()
  writeFileSync(fileOf('halb.jpg'), whole.subarray(0, whole.length / 2))
  writeFileSync(fileOf('umbenannt.jpg'), 'kein Bild')
  const sentence =
    'Diese Datei lässt sich nicht als Bild lesen. Öffnen Sie das Bild und speichern Sie es neu als JPG oder PNG; Umbenennen allein genügt nicht.'
  expect(await findings()).toEqual([
    `content/media/halb.jpg:1:1  ${sentence}`,
    `content/media/umbenannt.jpg:1:1  ${sentence}`,
  ])
})

it("a camera's picture is told of, and mended: upright, no wider than 1600 px, light, and without the camera's notes", async () => {
  await photo(200, 1800).jpeg().withMetadata({ orientation: 6 }).toFile(fileOf('foto.jpg'))
  await photo(2000, 20).png().toFile(fileOf('breit.png'))
  expect(await findings()).toEqual([
    expect.stringMatching(/^content\/media\/breit\.png:1:1 {2}Hinweis: .*1600 Pixel.*--fix/),
    expect.stringMatching(/^content\/media\/foto\.jpg:1:1 {2}In diesem Bild stehen Angaben.*--fix/),
  ])
  expect(await mendPictures(copy.root)).toEqual([
    'content/media/breit.png',
    'content/media/foto.jpg',
  ])
  const { width, height, exif, orientation } = await sharp(
    readFileSync(fileOf('foto.jpg')),
  ).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1600, height: 178 })
  expect(statSync(fileOf('foto.jpg')).size).toBeLessThan(300_000)
  expect((await findings()).filter(line => !line.includes('Hinweis'))).toEqual([])
  expect(await mendPictures(copy.root)).not.toContain('content/media/breit.png')
})
