import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { mendPosters } from '../../../../renderer/editing/check/films'
import { copyContent } from '../../../support/content-copy'

const copy = copyContent(afterAll)
const videos = () => join(copy.root, 'content/media/videos')
beforeEach(() => {
  copy.reset()
  mkdirSync(videos(), { recursive: true })
  copy.page(
    '/q',
    '<VideoInView name="rundgang" caption="Ein Rundgang.">\n\nMan sieht das Haus.\n\n</VideoInView>',
  )
})
const add = (name: string, bytes: string | Buffer = 'x') =>
  writeFileSync(join(videos(), name), bytes)
const told = () => copy.findings().filter(line => line.startsWith('content/q.mdx'))

it('a film of an editor is told what it lacks, file by file, until nothing is', async () => {
  expect(told()).toEqual([
    expect.stringMatching(
      /^content\/q\.mdx:9:1 {2}Den Film „rundgang“ gibt es nicht\. Er braucht .*rundgang\.mp4 .*rundgang-poster\.jpg .*rundgang\.vtt\.$/,
    ),
  ])
  add('rundgang.mp4')
  copy.change(
    'content/site.yaml',
    'films: {}\n',
    'films:\n  /videos/rundgang.mp4: "2026-12-01T07:00:00+01:00"\n',
  )
  expect(told()).toEqual([expect.stringContaining('fehlt das Standbild')])
  add(
    'rundgang-poster.jpg',
    await sharp({ create: { width: 160, height: 90, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  )
  expect(told()).toEqual([expect.stringMatching(/rundgang-poster\.avif.*--fix/)])
  expect(await mendPosters(copy.root)).toEqual(['content/media/videos/rundgang-poster.avif'])
  expect(readdirSync(videos()).sort()).toEqual(['rundgang-poster.avif', 'rundgang.mp4'])
  expect(told()).toEqual([])
  add('rundgang.vtt', '1\n00:00:01,800 --> 00:00:04,400\nHallo')
  expect(told()).toEqual([expect.stringContaining('Die erste Zeile heißt WEBVTT')])
})
