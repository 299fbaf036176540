import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from './files-below'

const TOKENS = ['renderer/styles/tokens.css', 'renderer/styles/fonts.css']
const DEFINITION = /(--[\w-]+):\s*([^;{}]+);/g
const USE = /var\((--[\w-]+)\)/g

/** A `font` as a whole, or the use of a token. */
const FOLDED = /(?<![\w-])font\s*:[^;{}]*|var\((--[\w-]+)\)/g

/**
 * A Vite plugin for the build: writes the value of a token where its name stands, so that pages carry neither the list
 * of all tokens nor `var(--…)` at every turn. Only tokens that keep one value everywhere: those with a second definition,
 * like `--tint`, stay what they are. In the preview all stay, to be seen and tried in the browser's tools.
 * Sheets that come by `@import` are not seen: import them from a script instead.
 * @param root folder of the project
 */
export function foldTokens(root = process.cwd()): Plugin {
  let values = new Map<string, string>()
  return {
    name: 'fold-tokens',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      values = constants(root)
    },
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      // Lightning CSS moves a `font` that it understands behind the `font-variant-*` after it, and so resets that.
      handler: code => code.replace(FOLDED, (found, name?: string) => (name && values.get(name)) || found),
    },
  }
}

function constants(root: string): Map<string, string> {
  const sheets = ['components', 'renderer'].flatMap(room =>
    filesBelow(join(root, room))
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
