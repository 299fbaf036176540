import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFolder } from '../../../renderer/output/compress'
import { scratchFolder } from '../../support/scratch-folder'

it('puts both encodings beside each text, at any depth, and none beside pictures, films and fonts', async () => {
  const folder = scratchFolder()
  const endings = ['css', 'js', 'json', 'svg', 'txt', 'xml', 'vtt', 'md']
  const texts = ['index.html', ...endings.map(ending => `assets/a.${ending}`)]
  const others = ['a.avif', 'a.mp4', 'a.woff2', 'a.png', '_headers']
  mkdirSync(join(folder, 'assets'))
  for (const file of [...texts, ...others])
    writeFileSync(join(folder, file), `Grüß Gott in ${file}. `.repeat(20))
  await compressFolder(folder)
  for (const file of texts) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(text)
  }
  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(br|gz)$/.test(file),
  )
  expect(made).toHaveLength(2 * texts.length)
})
