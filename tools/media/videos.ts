import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { keep } from './files'
import { captionsOf } from './videos/captions'
import { startEncoder } from './videos/encoder'
import { type Cut, cuts, type Film } from './videos/film'
import { hotel } from './videos/hotel'
import { recordFilm } from './videos/record'
import { trial } from './videos/trial'

/** Films one cut of a screenplay and keeps it as MP4, WebM and poster. `folder` holds what is not kept. */
async function make(film: Film, cut: Cut, folder: string): Promise<void> {
  const name = `${film.name}${cut.ending}`
  const path = `content/media/videos/${name}`
  const encoder = startEncoder(join(folder, name))
  let poster: Buffer | undefined
  await recordFilm(film, cut, async (picture, second) => {
    if (!poster && second >= film.posterAt) poster = picture
    await encoder.add(picture)
  })
  for (const [ending, file] of Object.entries(await encoder.finish())) {
    await keep(`${path}.${ending}`, await readFile(file))
  }
  if (!poster) throw new Error(`${film.name}: posterAt ${film.posterAt} lies after the end of the film.`)
  await keep(`${path}-poster.avif`, await sharp(poster).avif({ quality: 62, effort: 7 }).toBuffer())
}

/** Films the product videos in a browser, out of the site's own components. Needs Chromium and ffmpeg with SVT-AV1. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'videos-'))
  try {
    for (const film of [hotel, trial]) {
      for (const cut of cuts) await make(film, cut, folder)
      await keep(`content/media/videos/${film.name}.vtt`, captionsOf(film))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
