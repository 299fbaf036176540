import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Font } from 'satori'
import { filesBelow } from '../files-below'
import { SocialCard, socialSize } from './SocialCard'

export type SocialImageInput = {
  /** Headline of the page; anything over 180 characters is cut at a word. */
  title: string
  /** The line under the headline, e.g. „KI-Assistenten aus Graz“. */
  brand: string
  /** Lower-case name of the assistant the page belongs to, on the tint of that name; without it there is a conversation. */
  persona?: string | undefined
}

const tokens = 'renderer/styles/tokens.css'
const cacheFolder = 'node_modules/.cache/social-images'

/** What decides about a picture besides its words: a change in one of them draws all anew. */
const makers = ['package-lock.json', ...filesBelow('renderer/social').map(file => `renderer/social/${file}`)]
const picture = (file: string) => readFile(join('content/media', file))

async function drawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await picture(file)).toString('base64')}`
}

/** The colour behind an assistant, as CSS hex: the same as on the site. */
async function tintBehind(persona: string): Promise<string> {
  const tint = new RegExp(`--tint-${persona}: (#\\w+);`).exec(await readFile(tokens, 'utf8'))?.[1]
  if (!tint) throw new Error(`${tokens} has no colour --tint-${persona}.`)
  return tint
}

const { resolve } = createRequire(import.meta.url)
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

async function instance(name: string, source: string, weight: 500 | 800): Promise<Font> {
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'sfnt' as const, variationAxes: { wght: weight }, keepAllGlyphs: true }
  return { name, weight, style: 'normal', data: await subsetFont(await readFile(resolve(source)), '', options) }
}

/**
 * The house fonts in the two fixed weights that drawn pictures use, cut from the installed packages: satori reads neither
 * woff2 nor variable fonts.
 */
function socialFonts(): Promise<Font[]> {
  return Promise.all([instance('Bricolage', bricolage, 800), instance('Figtree', figtree, 500)])
}

// The packages are loaded only when there is something to draw: that takes longer than the check of all pages.
async function layOut({ title, brand, persona }: SocialImageInput, fonts: Font[]): Promise<string> {
  const { default: satori } = await import('satori')
  const bust = persona && {
    image: await drawing(`personas/${persona}.svg`),
    label: `${persona[0]?.toUpperCase()}${persona.slice(1)} · KI`,
    tint: await tintBehind(persona),
  }
  const card = <SocialCard title={title} brand={brand} logo={await drawing('logo.svg')} bust={bust || undefined} />
  return satori(card, { ...socialSize, fonts })
}

/** Draws in full colour, then keeps the few colours that matter: about a quarter of the bytes. */
async function rasterise(svg: string): Promise<Buffer> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  const png = new Resvg(svg, { fitTo: { mode: 'original' } }).render().asPng()
  return sharp(png).png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}

/**
 * Draws the pictures that shared links show: PNG, 1200×630. Same input, same bytes. A finished picture is kept in `folder`
 * under the hash of all it is made of, so a changed title, font, persona or design draws anew and nothing else does.
 * Reads content/media and renderer from the working directory.
 * @returns what draws one; it rejects when the persona has no drawing or no tint
 */
export async function createSocialImages(folder = cacheFolder): Promise<(input: SocialImageInput) => Promise<Buffer>> {
  const made = await Promise.all([...makers.map(file => readFile(file)), picture('logo.svg')])
  let fonts: Promise<Font[]> | undefined

  /** A name for the picture that this input gives, as things are. */
  async function keyOf(input: SocialImageInput): Promise<string> {
    const hash = createHash('sha256').update(JSON.stringify(input))
    for (const bytes of made) hash.update(bytes)
    if (input.persona)
      hash.update(await picture(`personas/${input.persona}.svg`)).update(await tintBehind(input.persona))
    return hash.digest('hex')
  }

  return async input => {
    const file = join(folder, `${await keyOf(input)}.png`)
    const known = await readFile(file).catch(() => undefined)
    if (known) return known
    fonts ??= socialFonts()
    const png = await rasterise(await layOut(input, await fonts))
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.${process.pid}`, png)
    await rename(`${file}.${process.pid}`, file)
    return png
  }
}
