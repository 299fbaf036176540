import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { slug } from '../../components/contract/slug'
import { places } from '../../components/facts/places'

it.each(places)(
  'the place %s is drawn in two layers, wide and near, each at most 6 kB of gzip',
  place => {
    for (const layer of ['', '-teil']) {
      const drawing = readFileSync(`content/media/pictures/${slug(place)}${layer}.svg`)
      expect(gzipSync(drawing).length, layer).toBeLessThanOrEqual(6000)
      for (const view of ['weit', 'nah']) expect(drawing.toString()).toContain(`class="${view}"`)
    }
  },
)

// The loops of the page of videos, which stand side by side.
it.each(['produkt', 'text', 'szene'])('the film %s is light, and so is its poster', name => {
  const bytesOf = (ending: string) => statSync(`content/media/videos/${name}${ending}`).size
  for (const ending of ['.mp4', '.webm']) expect(bytesOf(ending), ending).toBeLessThan(300_000)
  expect(bytesOf('-poster.avif')).toBeLessThan(30_000)
})
