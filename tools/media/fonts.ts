import subsetFont from 'subset-font'
import { symbolCharacters, textCharacters } from './charset'
import { keep, packageFile } from './files'

type FontCut = {
  file: string
  source: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
}

const cuts: FontCut[] = [
  {
    file: 'bricolage.woff2',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    text: textCharacters,
    axes: { wght: { min: 600, max: 800 } },
    features: ['kern', 'ccmp', 'locl', 'mark', 'tnum'],
  },
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: textCharacters,
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'ccmp', 'locl', 'mark', 'tnum'],
  },
  {
    file: 'symbols.woff2',
    source: 'inter-ui/variable/InterVariable.woff2',
    text: symbolCharacters,
    axes: { wght: { min: 400, max: 800 }, opsz: 14 },
    features: [],
  },
]

/** Cuts the web fonts down to German, the weights in use and the features the CSS asks for. */
export async function run(): Promise<void> {
  for (const cut of cuts) {
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: cut.axes,
      keepFeatures: cut.features,
      noHinting: true,
    }
    await keep(
      `renderer/styles/fonts/${cut.file}`,
      await subsetFont(await packageFile(cut.source), cut.text, options),
    )
  }
}
