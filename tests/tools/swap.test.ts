import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../renderer/data/files-below'
import { carryAssets, takePlace } from '../../tools/build/swap'
import { scratchFolder } from '../support/scratch-folder'

it('assets of the build before stay for one release, each as it was', async () => {
  const root = scratchFolder()
  const [next, current] = [join(root, 'dist.next'), join(root, 'dist')]
  const assets = () => filesBelow(join(current, 'client/assets')).sort()
  async function release(files: string[], words: string): Promise<void> {
    for (const file of [...files.map(name => `client/assets/${name}`), 'server/main.js']) {
      mkdirSync(dirname(join(next, file)), { recursive: true })
      writeFileSync(join(next, file), words)
    }
    await carryAssets(current, next)
    await takePlace(next, current)
  }
  await release(['chunks/chat.1.js', 'font.woff2'], 'first')
  await release(['chunks/chat.2.js', 'font.woff2'], 'second')
  expect(assets()).toEqual(['chunks/chat.1.js', 'chunks/chat.2.js', 'font.woff2'])
  expect(readFileSync(join(current, 'client/assets/chunks/chat.1.js'), 'utf8')).toBe('first')
  expect(readFileSync(join(current, 'client/assets/font.woff2'), 'utf8')).toBe('second')
  await release(['chunks/chat.3.js', 'font.woff2'], 'third')
  expect(assets()).toEqual(['chunks/chat.2.js', 'chunks/chat.3.js', 'font.woff2'])
})
