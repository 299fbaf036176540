import { type Config, optimize } from 'svgo'
import { cardIcons } from '../../components/FeatureCards/card-icons'
import { keep, packageFile, projectFile } from './files'
import { colouredIcons, filledIcons, islandIcons, lineIcons, socialIcons } from './icon-names'

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
  const svg = (await packageFile(`@phosphor-icons/core/assets/${variant}/${name}${suffix}.svg`)).toString()
  const inner = optimize(svg, rounded).data.match(/<svg[^>]*>(.*)<\/svg>/s)?.[1]
  if (!inner) throw new Error(`@phosphor-icons/core: ${name}${suffix}.svg is not the drawing this tool expects.`)
  return inner
}

/** The name of an icon and its inner SVG markup, for a viewBox of 0 0 256 256. */
async function entry(variant: Variant, name: string): Promise<[string, string]> {
  return [variant === 'regular' ? name : `${name}-${variant}`, await drawing(variant, name)]
}

/** A file in the colour of a token: pictures do not take the colour of the text around them. */
async function picture(file: string, variant: Variant, name: string, token: string): Promise<void> {
  const tokens = (await projectFile('renderer/styles/tokens.css')).toString()
  const colour = tokens.match(new RegExp(`--${token}: (#\\w+);`))?.[1]
  if (!colour) throw new Error(`renderer/styles/tokens.css has no colour --${token}.`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="${colour}">`
  await keep(`content/media/icons/${file}.svg`, `${svg}${await drawing(variant, name)}</svg>`)
}

/** Islands draw the one path of an icon as an element: the site's policy allows no markup from scripts. */
async function path(name: string): Promise<[string, string]> {
  const d = (await drawing('regular', name)).match(/^<path d="([^"]*)"\/>$/)?.[1]
  if (!d) throw new Error(`@phosphor-icons/core: ${name}.svg is more than one path; islands draw one.`)
  return [name, d]
}

function listed(entries: [string, string][]): string {
  return `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`
}

/** Copies the icons in use out of the package: strings that the build inlines, and pictures that are loaded late. */
export async function run(): Promise<void> {
  const all = await Promise.all([
    ...lineIcons.map(name => entry('regular', name)),
    ...filledIcons.map(name => entry('fill', name)),
  ])
  await keep('components/frame/icons.json', listed(all))
  const paths = await Promise.all(islandIcons.map(path))
  await keep('components/islands/icon-paths.json', listed(paths))
  for (const name of cardIcons) await picture(name, 'duotone', name, 'pine')
  for (const name of socialIcons) await picture(name, 'regular', name, 'on-dark')
  for (const [file, name, token] of colouredIcons) await picture(file, 'regular', name, token)
}
