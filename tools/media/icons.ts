import { type Config, optimize } from 'svgo'
import { cardIcons } from '../../components/FeatureCards/card-icons'
import { keep, packageFile } from './files'
import { filledIcons, islandIcons, lineIcons, socialIcons } from './icon-names'

/**
 * Whole numbers on a grid of 256: at the size that pages show them, the error is below a tenth of a pixel, and a page with
 * twenty icons is half a kilobyte lighter. The tone of duotone icons is a path of its own and stays.
 */
const rounded: Config = {
  floatPrecision: 0,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { mergePaths: false, cleanupNumericValues: { floatPrecision: 1 } } },
    },
  ],
}

type Variant = 'regular' | 'duotone' | 'fill'

async function drawing(variant: Variant, name: string): Promise<string> {
  const suffix = variant === 'regular' ? '' : `-${variant}`
  const svg = (
    await packageFile(`@phosphor-icons/core/assets/${variant}/${name}${suffix}.svg`)
  ).toString()
  const inner = optimize(svg, rounded).data.match(/<svg[^>]*>(.*)<\/svg>/s)?.[1]
  if (!inner)
    throw new Error(
      `@phosphor-icons/core: ${name}${suffix}.svg is not the drawing this tool expects.`,
    )
  return inner
}

/** The name of an icon and its inner SVG markup, for a viewBox of 0 0 256 256. */
async function entry(variant: Variant, name: string): Promise<[string, string]> {
  return [variant === 'regular' ? name : `${name}-${variant}`, await drawing(variant, name)]
}

/** Islands draw the one path of an icon as an element: the site's policy allows no markup from scripts. */
async function path(name: string): Promise<[string, string]> {
  const d = (await drawing('regular', name)).match(/^<path d="([^"]*)"\/>$/)?.[1]
  if (!d)
    throw new Error(`@phosphor-icons/core: ${name}.svg is more than one path; islands draw one.`)
  return [name, d]
}

function listed(entries: [string, string][]): string {
  return `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`
}

/** Copies the icons in use out of the package, as strings that the build inlines. */
export async function run(): Promise<void> {
  const all = await Promise.all([
    ...[...lineIcons, ...socialIcons].map(name => entry('regular', name)),
    ...filledIcons.map(name => entry('fill', name)),
  ])
  await keep('components/frame/icons.json', listed(all))
  const paths = await Promise.all(islandIcons.map(path))
  await keep('components/islands/icon-paths.json', listed(paths))
  const cards = await Promise.all(cardIcons.map(name => entry('duotone', name)))
  const drawings = cards.map(([, markup], index): [string, string] => [cardIcons[index]!, markup])
  await keep('components/FeatureCards/card-drawings.json', listed(drawings))
}
