import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { SocialCard, type SocialImageInput, socialSize } from './SocialCard'

const tokens = 'renderer/styles/tokens.css'

async function drawing(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(join('content/media', file), 'base64')}`
}

/** The colour behind an assistant, as CSS hex: the same as on the site. */
async function tintBehind(persona: string): Promise<string> {
  const tint = new RegExp(`"${persona}"\\] {\\s+--tint: (#\\w+);`).exec(
    await readFile(tokens, 'utf8'),
  )?.[1]
  if (!tint) throw new Error(`${tokens} has no --tint of ${persona}.`)
  return tint
}

const { resolve } = createRequire(import.meta.url)
const houseFonts = [
  { name: 'Bricolage', file: 'bricolage-grotesque', weight: 800 },
  { name: 'Figtree', file: 'figtree', weight: 500 },
] as const

/**
 * The house fonts in the two fixed weights that drawn pictures use, cut from the installed packages, because satori reads neither
 * woff2 nor variable fonts. Names from Croatia, Poland or Hungary need the letters of Latin Extended.
 */
function socialFonts(): Promise<Font[]> {
  const cuts = houseFonts.flatMap(font =>
    (['latin', 'latin-ext'] as const).map(letters => ({ ...font, letters })),
  )
  return Promise.all(
    cuts.map(async ({ name, file, weight, letters }): Promise<Font> => {
      const source = resolve(
        `@fontsource-variable/${file}/files/${file}-${letters}-wght-normal.woff2`,
      )
      const options = {
        targetFormat: 'sfnt' as const,
        variationAxes: { wght: weight },
        keepAllGlyphs: true,
      }
      const data = await subsetFont(await readFile(source), '', options)
      // Satori looks for a letter in all fonts, by their order.
      return {
        name: letters === 'latin' ? name : `${name} Extended`,
        weight,
        style: 'normal',
        data,
      }
    }),
  )
}

async function layOut(
  { topic, title, claim, persona }: SocialImageInput,
  fonts: Font[],
): Promise<string> {
  const card = (
    <SocialCard
      topic={topic}
      title={title}
      claim={claim}
      logo={await drawing('logo.svg')}
      portrait={await drawing(`personas/${persona}.svg`)}
      label={`${persona[0]?.toUpperCase()}${persona.slice(1)} · KI`}
      tint={await tintBehind(persona)}
    />
  )
  return satori(card, { ...socialSize, fonts })
}

/** All letters come as outlines, so the system's fonts need not be looked for. */
async function rasterise(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/**
 * Draws the pictures that shared links show: PNG, 1200×630. Same input, same bytes. Reads content/media and renderer from the
 * working directory.
 * @returns what draws one; it rejects when the persona has no drawing or no tint
 */
export async function createSocialImages(): Promise<(input: SocialImageInput) => Promise<Buffer>> {
  const fonts = await socialFonts()
  return async input => rasterise(await layOut(input, fonts))
}
