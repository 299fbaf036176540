import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/**
 * What German copy needs, with the accents of names and loan words. Not in it: fractions, Spanish characters and
 * control characters (each costs bytes on every page). A letter outside falls back to a font of the system.
 */
const textCharacters = [
  range(0x20, 0x7e),
  'ÄÖÜäöüß',
  'ÀÁÂÇÈÉÊÑÓàáâãåæçèéêëíîïñòóôøùúûý',
  '\u00a0\u2009\u00ad',
  '„“”‚‘’«»‹›–—…·•×−€°§©®™²±´',
].join('')

const textFeatures = ['kern', 'ccmp', 'locl', 'mark', 'tnum']

const cuts: {
  file: string
  source: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
}[] = [
  {
    file: 'bricolage.woff2',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    text: textCharacters,
    axes: { wght: { min: 600, max: 800 } },
    features: textFeatures,
  },
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: textCharacters,
    axes: { wght: { min: 400, max: 700 } },
    features: textFeatures,
  },
]

const write = async (file: string, font: Buffer) => {
  await writeFile(file, font)
  console.log(`${(font.length / 1000).toFixed(1).padStart(7)} kB  ${file}`)
}

// Cuts the web fonts down to German, the weights in use and the features the CSS asks for (`npm run fonts`).
for (const { file, source, text, axes, features } of cuts) {
  // Its types lack keepFeatures, so the object has a name.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  }
  const font = await subsetFont(await readFile(resolve(source)), text, options)
  await write(`renderer/styles/fonts/${file}`, font)
}

// One weight each for the pictures of shared links (renderer/social): satori reads neither woff2 nor variable fonts. Names from
// Croatia, Poland or Hungary need the letters of Latin Extended.
for (const [family, weight] of [
  ['bricolage-grotesque', 800],
  ['figtree', 500],
] as const)
  for (const script of ['latin', 'latin-ext']) {
    const source = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`
    const axes = { variationAxes: { wght: weight }, keepAllGlyphs: true }
    const options = { targetFormat: 'sfnt' as const, ...axes }
    const font = await subsetFont(await readFile(resolve(source)), '', options)
    await write(`renderer/social/fonts/${family}-${script}.ttf`, font)
  }
