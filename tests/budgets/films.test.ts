import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The loops of the page of videos, which stand side by side. */
describe.each(['produkt', 'text', 'szene'])('the film %s', name => {
  const bytesOf = (ending: string) => statSync(`content/media/videos/${name}${ending}`).size

  it.each(['.mp4', '.webm'])('is light as %s', ending => {
    expect(bytesOf(ending)).toBeLessThan(300_000)
  })

  it('has a poster', () => {
    expect(bytesOf('-poster.avif')).toBeLessThan(30_000)
  })
})
