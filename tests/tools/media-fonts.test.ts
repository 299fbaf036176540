import { readFile, stat } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'

const folder = 'renderer/styles/fonts'
const german = 'ÄÖÜäöüßéèAZaz09„“‚‘’–—…€×·•§%&/()«»\u00a0'

/** Cuts the font to one character: when it has none for it, only the „not defined“ box is left. */
async function draws(font: Buffer, character: string): Promise<boolean> {
  const cut = await subsetFont(font, character, { targetFormat: 'sfnt', noLayoutClosure: true })
  const tables = Array.from({ length: cut.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const maxp = tables.find(offset => cut.toString('latin1', offset, offset + 4) === 'maxp')
  if (maxp === undefined) throw new Error('The font has no maxp table.')
  return cut.readUInt16BE(cut.readUInt32BE(maxp + 8) + 4) > 1
}

async function missing(file: string, characters: string): Promise<string[]> {
  const font = await readFile(`${folder}/${file}`)
  const found = await Promise.all(
    [...characters].map(async character => ((await draws(font, character)) ? '' : character)),
  )
  return found.filter(Boolean)
}

describe('web fonts', () => {
  it.each(['bricolage.woff2', 'figtree.woff2'])('%s draws every character of German text', async file => {
    expect(await missing(file, german)).toEqual([])
  })

  it('leaves arrow, tick and star to the symbols file, which draws them', async () => {
    expect(await missing('figtree.woff2', '→✓★')).toEqual(['→', '✓', '★'])
    expect(await missing('symbols.woff2', '→✓★')).toEqual([])
  })

  it('stays inside the 45 kB of type that design.md allows a page', async () => {
    const sizes = await Promise.all(['bricolage', 'figtree', 'symbols'].map(name => stat(`${folder}/${name}.woff2`)))
    expect(sizes.reduce((sum, file) => sum + file.size, 0)).toBeLessThan(45_000)
  })
})
