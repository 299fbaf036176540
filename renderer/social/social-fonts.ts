import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** One static font as satori wants it: TrueType bytes of a single weight. */
export type SocialFont = {
  name: 'Bricolage' | 'Figtree'
  weight: 500 | 800
  style: 'normal'
  data: Buffer
}

const { resolve } = createRequire(import.meta.url)
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

async function instance(name: SocialFont['name'], source: string, weight: SocialFont['weight']): Promise<SocialFont> {
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'sfnt' as const, variationAxes: { wght: weight }, keepAllGlyphs: true }
  return { name, weight, style: 'normal', data: await subsetFont(await readFile(resolve(source)), '', options) }
}

/**
 * The house fonts in the two fixed weights that drawn pictures use, cut from the installed packages: satori reads neither
 * woff2 nor variable fonts.
 */
export function socialFonts(): Promise<SocialFont[]> {
  return Promise.all([instance('Bricolage', bricolage, 800), instance('Figtree', figtree, 500)])
}
