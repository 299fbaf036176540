import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'satori'
import sharp from 'sharp'
import { filesBelow } from '../data/files-below'
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

/** What every picture is made of besides its words and its assistant: code, fonts, colours. */
function sourcesOf(logo: string): Hash {
  const hash = createHash('sha256').update(logo).update(readFileSync(tokens))
  for (const file of filesBelow('renderer/social').sort())
    hash.update(readFileSync(join('renderer/social', file)))
  return hash
}

/**
 * Draws the pictures that shared links show: PNG, 1200×630. Same input, same bytes. Reads content/media and renderer from the
 * working directory.
 * @param kept a folder for what was drawn, by all that it is made of, so that the next build draws only what is new
 * @returns what draws one; it rejects when the persona has no drawing or no tint
 */
export async function createSocialImages(
  kept: string,
): Promise<(input: SocialImageInput) => Promise<Buffer>> {
  const fonts = await Promise.all(cuts.map(fontOf))
  const logo = await drawing('logo.svg')
  const sources = sourcesOf(logo)
  await mkdir(kept, { recursive: true })
  return async input => {
    const portrait = await drawing(`personas/${input.persona}.svg`)
    const key = sources.copy().update(portrait).update(JSON.stringify(input)).digest('hex')
    const file = join(kept, `${key}.png`)
    if (existsSync(file)) return readFile(file)
    // Imported on demand: most builds draw nothing.
    const { default: satori } = await import('satori')
    const tint = await tintBehind(input.persona)
    const card = <SocialCard {...input} logo={logo} portrait={portrait} tint={tint} />
    const svg = await satori(card, { ...socialSize, fonts })
    const image = await sharp(Buffer.from(svg)).png().toBuffer()
    await writeFile(file, image)
    return image
  }
}
