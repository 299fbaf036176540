import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import { SocialCard, socialSize } from './SocialCard'
import { socialFonts } from './social-fonts'

export interface SocialImageInput {
  /** Headline of the page; anything over 180 characters is cut at a word. */
  title: string
  /** The line under the headline, e.g. „KI-Assistenten aus Graz“. */
  brand: string
  /** Lower-case name of the assistant the page belongs to; without it the picture shows a conversation. */
  persona?: string | undefined
  /** Colour behind the assistant, as CSS hex. */
  tint?: string | undefined
}

const cacheFolder = 'node_modules/.cache/social-images'

async function drawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await readFile(join('content/media', file))).toString('base64')}`
}

async function layOut({ title, brand, persona, tint = '#e2f5ea' }: SocialImageInput): Promise<string> {
  const bust = persona && {
    image: await drawing(`personas/${persona}.svg`),
    label: `${persona[0]?.toUpperCase()}${persona.slice(1)} · KI`,
    tint,
  }
  const card = <SocialCard title={title} brand={brand} logo={await drawing('logo.svg')} bust={bust || undefined} />
  return satori(card, { ...socialSize, fonts: await socialFonts() })
}

/** Draws in full colour, then keeps the few colours that matter: about a quarter of the bytes. */
function rasterise(svg: string): Promise<Buffer> {
  const png = new Resvg(svg, { fitTo: { mode: 'original' } }).render().asPng()
  return sharp(png).png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}

/**
 * The picture a shared link shows: PNG, 1200×630. Same input, same bytes. The finished picture is kept under the hash
 * of its layout in `folder`, so a changed title, font, persona or design draws anew and nothing else does.
 * Reads content/media from the working directory; throws when the persona has no drawing.
 */
export async function socialImage(input: SocialImageInput, folder = cacheFolder): Promise<Buffer> {
  const svg = await layOut(input)
  const file = join(folder, `${createHash('sha256').update(svg).digest('hex')}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const png = await rasterise(svg)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, png)
  await rename(`${file}.${process.pid}`, file)
  return png
}
