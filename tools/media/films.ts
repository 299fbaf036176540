import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { keep } from './files'
import { encode, filmPictures } from './films/record'

/** The loops, each an HTML file in films/, and the picture of its best moment. */
const loops = [
  { name: 'produkt', bestPicture: 174 },
  { name: 'text', bestPicture: 150 },
  { name: 'szene', bestPicture: 124 },
]

/** Smaller than filmed: the page shows three in a row, and each has to stay under 300 kB. */
const colours = ['-vf', 'scale=640:800:out_color_matrix=bt709:out_range=tv,format=yuv420p']
const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-movflags', '+faststart'],
  webm: ['-c:v', 'libsvtav1', '-preset', '7', '-crf', '43', '-g', '90'],
}

/** Films the loops of the page on product videos in a browser. Needs Chromium, and ffmpeg with x264 and SVT-AV1. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'films-'))
  try {
    for (const { name, bestPicture } of loops) {
      const path = `content/media/videos/${name}`
      const pictures = await filmPictures(name)
      for (const [ending, codec] of Object.entries(codecs)) {
        const file = join(folder, `${name}.${ending}`)
        await encode(pictures, [...colours, ...codec, file])
        await keep(`${path}.${ending}`, await readFile(file))
      }
      const best = pictures[bestPicture]
      if (!best) throw new Error(`${name}: there is no picture ${bestPicture}.`)
      await keep(
        `${path}-poster.avif`,
        await sharp(best).avif({ quality: 45, effort: 9 }).toBuffer(),
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
