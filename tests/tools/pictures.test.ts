import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureOf } from '../../renderer/content-files'
import { shrinkPictures } from '../../tools/build/pictures'
import { siteData } from '../support/render-box'
import { scratchFolder } from '../support/scratch-folder'
import { smallPage } from '../support/small-page'

it("a camera's picture is built in widths that browsers choose from, turned upright, and itself no wider than those", async () => {
  const client = scratchFolder()
  const noise = {
    width: 3000,
    height: 2000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  }
  const camera = await sharp({ create: noise as never })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  writeFileSync(join(client, 'foto.jpg'), camera)
  await shrinkPictures(client, [smallPage('# Titel\n\n![Ein Foto](/foto.jpg)', siteData)])
  const read = async (name: string) => sharp(join(client, name)).metadata()
  for (const width of [480, 960, 1600])
    expect(await read(`foto.jpg-${width}.webp`)).toMatchObject({
      format: 'webp',
      width,
      height: (width * 3) / 2,
    })
  expect(await read('foto.jpg')).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 })
  expect(statSync(join(client, 'foto.jpg')).size).toBeLessThan(camera.length)
})

it('a picture that no page names is not shipped, the icons of the site are', async () => {
  const client = scratchFolder()
  for (const name of ['icon-192.png', 'karte.png', 'vergessen.jpg'])
    writeFileSync(join(client, name), 'x')
  await shrinkPictures(client, [smallPage('# Titel\n\n[Die Karte](/karte.png)', siteData)])
  expect(readdirSync(client)).toEqual(['icon-192.png', 'karte.png'])
})

it('two pictures that differ in their ending only stay two, in every width', async () => {
  const client = scratchFolder()
  const plain = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
  await plain('#0000ff').jpeg().toFile(join(client, 'team.jpg'))
  await plain('#ff0000').png().toFile(join(client, 'team.png'))
  const page = smallPage('# Titel\n\n![Blau](/team.jpg)\n\n![Rot](/team.png)', siteData)
  await shrinkPictures(client, [page])
  const isBlue = async (name: string) => {
    const { channels } = await sharp(join(client, name)).stats()
    return channels[2]!.mean > channels[0]!.mean
  }
  for (const width of [480, 600]) {
    expect(await isBlue(pictureOf('team.jpg', width))).toBe(true)
    expect(await isBlue(pictureOf('team.png', width))).toBe(false)
  }
})
