import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TOKENS = ['renderer/styles/tokens.css', 'renderer/styles/fonts.css']
const DEFINITION = /(--[\w-]+):\s*([^;{}]+);/g
const USE = /var\((--[\w-]+)\)/g

/**
 * A PostCSS plugin for the build: writes the value of a token where its name stands, so that pages carry neither the list
 * of all tokens nor `var(--…)` at every turn. Only tokens that keep one value everywhere: those with a second definition,
 * like `--tint`, stay what they are. In the preview all stay, to be seen and tried in the browser's tools.
 * @param root folder of the project
 */
export function foldTokens(root: string) {
  const values = constants(root)
  const fold = (text: string) => text.replace(USE, (use, name: string) => values.get(name) ?? use)
  return {
    postcssPlugin: 'fold-tokens',
    Declaration(declaration: { prop: string; value: string }) {
      // Lightning CSS moves a `font` that it understands behind the `font-variant-*` after it, and so resets that.
      if (declaration.prop === 'font') return
      const folded = fold(declaration.value)
      if (folded !== declaration.value) declaration.value = folded
    },
  }
}

function constants(root: string): Map<string, string> {
  const sheets = ['components', 'renderer'].flatMap(room =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .map(file => readFileSync(join(root, room, file), 'utf8')),
  )
  const definitions = [...sheets.join('\n').matchAll(DEFINITION)].map(([, name = '']) => name)
  const isSingle = (name: string) => definitions.indexOf(name) === definitions.lastIndexOf(name)
  const values = new Map<string, string>()
  for (const file of TOKENS)
    for (const [, name = '', value = ''] of readFileSync(join(root, file), 'utf8').matchAll(DEFINITION))
      if (isSingle(name)) values.set(name, value)
  const resolve = (value: string): string =>
    value.replace(USE, (use, name: string) => (values.has(name) ? resolve(values.get(name) ?? '') : use))
  const resolved = [...values].map(([name, value]) => [name, resolve(value)] as const)
  return new Map(resolved.filter(([, value]) => !value.includes('var(')))
}
