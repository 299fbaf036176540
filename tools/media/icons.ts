import { type Config, optimize } from 'svgo'
import { keep, packageFile } from './files'
import { duotoneIcons, filledIcons, islandIcons, lineIcons } from './icon-names'

const note =
  '// Written by `npm run media -- icons` from @phosphor-icons/core (MIT). The list is tools/media/icon-names.ts.'

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

async function markup(variant: 'regular' | 'duotone' | 'fill', name: string): Promise<string> {
  const suffix = variant === 'regular' ? '' : `-${variant}`
  const svg = (await packageFile(`@phosphor-icons/core/assets/${variant}/${name}${suffix}.svg`)).toString()
  const inner = optimize(svg, rounded).data.match(/<svg[^>]*>(.*)<\/svg>/s)?.[1]
  if (!inner) throw new Error(`@phosphor-icons/core: ${name}${suffix}.svg is not the drawing this tool expects.`)
  return `  '${name}${suffix}': '${inner}',`
}

function source(constant: string, type: string, lines: string[]): string {
  return [
    note,
    '// biome-ignore format: generated',
    '/** Inner SVG markup by name, for a viewBox of 0 0 256 256. */',
    `export const ${constant} = {`,
    ...lines.sort(),
    '} as const',
    '',
    `export type ${type} = keyof typeof ${constant}`,
    '',
  ].join('\n')
}

/** Copies the icons in use out of the package, as strings that the build inlines. */
export async function run(): Promise<void> {
  const all = await Promise.all([
    ...lineIcons.map(name => markup('regular', name)),
    ...duotoneIcons.map(name => markup('duotone', name)),
    ...filledIcons.map(name => markup('fill', name)),
  ])
  await keep('components/frame/icons.ts', source('icons', 'IconName', all))
  const island = await Promise.all(islandIcons.map(name => markup('regular', name)))
  await keep('components/frame/island-icons.ts', source('islandIcons', 'IslandIconName', island))
}
