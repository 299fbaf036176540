import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takePlace } from '../../tools/build/swap'
import { scratchFolder } from '../support/scratch-folder'

/** A folder with builds in it, by their names. */
function builds(...names: string[]) {
  const root = scratchFolder()
  for (const name of names) {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'index.html'), name)
  }
  const at = (name: string) => join(root, name)
  return { root, at, page: () => readFileSync(at('dist/index.html'), 'utf8') }
}

describe('a finished build', () => {
  it('takes the place of the one before', async () => {
    const { root, at, page } = builds('dist', 'dist.next', 'dist.old')
    await takePlace(at('dist.next'), at('dist'))
    expect([page(), readdirSync(root)]).toEqual(['dist.next', ['dist']])
  })

  it('that cannot take its place leaves the site that was there', async () => {
    const { at, page } = builds('dist')
    await expect(takePlace(at('dist.next'), at('dist'))).rejects.toThrow('ENOENT')
    expect([page(), existsSync(at('dist.old'))]).toEqual(['dist', false])
  })

  it('leaves the only copy alone that a killed build has moved aside', async () => {
    const { at, page } = builds('dist.old')
    await expect(takePlace(at('dist.next'), at('dist'))).rejects.toThrow('ENOENT')
    expect(page()).toBe('dist.old')
  })
})
