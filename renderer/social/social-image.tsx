import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { SocialCard, type SocialImageInput, socialSize } from './SocialCard'

const tokens = 'renderer/styles/tokens.css'

/** The house fonts in one weight (tools/fonts.ts); satori looks for a letter in all of them, by their order. */
const cuts = [
  { name: 'Bricolage', file: 'bricolage-grotesque-latin', weight: 800 },
  { name: 'Bricolage Extended', file: 'bricolage-grotesque-latin-ext', weight: 800 },
  { name: 'Figtree', file: 'figtree-latin', weight: 500 },
  { name: 'Figtree Extended', file: 'figtree-latin-ext', weight: 500 },
] as const

async function fontOf({ name, file, weight }: (typeof cuts)[number]): Promise<Font> {
  const data = await readFile(`renderer/social/fonts/${file}.ttf`)
  return { name, weight, style: 'normal', data }
}

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

/**
 * Draws the pictures that shared links show: PNG, 1200×630. Same input, same bytes. Reads content/media and renderer from the
 * working directory.
 * @returns what draws one; it rejects when the persona has no drawing or no tint
 */
export async function createSocialImages(): Promise<(input: SocialImageInput) => Promise<Buffer>> {
  const fonts = await Promise.all(cuts.map(fontOf))
  const logo = await drawing('logo.svg')
  return async input => {
    const portrait = await drawing(`personas/${input.persona}.svg`)
    const tint = await tintBehind(input.persona)
    const card = <SocialCard {...input} logo={logo} portrait={portrait} tint={tint} />
    const svg = await satori(card, { ...socialSize, fonts })
    return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  }
}
