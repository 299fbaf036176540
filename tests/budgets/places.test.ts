import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { slug } from '../../components/contract/slug'
import { places } from '../../components/facts/places'

/** Bytes of gzip that a drawing may have. */
const DRAWING = 6000

describe.each(places)('%s', place => {
  it.each(['', '-teil'])('is drawn, and small: %s', layer => {
    const drawing = readFileSync(`content/media/pictures/${slug(place)}${layer}.svg`)
    expect(gzipSync(drawing).length).toBeLessThanOrEqual(DRAWING)
  })
})
