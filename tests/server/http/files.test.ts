import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadStatic } from '../../../server/http/static'
import { headers, makeDist } from '../fixture'
import { smallApp } from '../small-site'

const { app } = smallApp()

const get = (path: string) =>
  app.request(`http://localhost${path}`, { headers: { host: 'localhost' } })

describe('files', () => {
  it('whose names are written with umlauts and spaces are found', async () => {
    const answer = await get('/dateien/%C3%BCber%20uns.md')
    expect([answer.status, await answer.text()]).toEqual([200, '# Über uns'])
  })

  it('say what they are, also the kinds that few know', async () => {
    for (const [path, type] of Object.entries({
      '/dateien/%C3%BCber%20uns.md': 'text/markdown; charset=utf-8',
      '/videos/hotel.vtt': expect.stringMatching(/^text\/vtt/),
      '/personas/sam.svg': expect.stringMatching(/^image\/svg\+xml/),
    }))
      expect([path, (await get(path)).headers.get('content-type')]).toEqual([path, type])
  })

  it('that a browser shows by loading them from inside carry a policy that lets it', async () => {
    expect((await get('/videos/hotel.mp4')).headers.get('content-security-policy')).toBe(
      "frame-ancestors 'none'",
    )
  })
})

describe('what is read at start', () => {
  it('leaves symbolic links and hidden files alone', async () => {
    const other = await makeDist()
    await writeFile(join(other.folder, 'secret.txt'), 'geheim')
    await mkdir(join(other.folder, 'client/.well-known'))
    for (const name of ['.env', '_headers', '_headers.br', '.well-known/security.txt']) {
      await writeFile(join(other.folder, 'client', name), 'x')
    }
    await symlink(join(other.folder, 'secret.txt'), join(other.folder, 'client/link.txt'))
    await symlink(other.folder, join(other.folder, 'client/up'))
    const site = await loadStatic(join(other.folder, 'client'), headers.csp)
    await other.remove()
    expect(
      [...site.files.keys()].filter(path => /link|secret|env|up\/|_headers|well-known/.test(path)),
    ).toEqual(['/.well-known/security.txt'])
  })
})
