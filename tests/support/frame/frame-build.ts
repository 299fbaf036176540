import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'
import type * as Pages from './frame-pages'

const root = join(import.meta.dirname, '../../..')
const STYLES = ['tokens', 'fonts', 'reset', 'base', 'button'].map(name => `renderer/styles/${name}.css`)
const FRAME = ['Header', 'Menu', 'MenuWide', 'MenuPhone', 'Footer'].map(name => `components/frame/${name}.css`)
const LENGTHS = '.far { height: 150vh } .tall { height: 1200vh } .half { min-height: 50vh }'

/** The frame's styles as a page without scripts has them, fonts and all, which lie under `/fonts`. */
export function frameCss(): string {
  const css = [...STYLES, ...FRAME].map(file => readFileSync(join(root, file), 'utf8')).join('\n') + LENGTHS
  return css.replace('(scripting: none)', 'all').replaceAll('./fonts/', '/fonts/')
}

/** The script of every page as one file. `islands`: a module to take for island-modules.ts. */
export async function buildEntry(islands: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'files-of-the-test',
        enforce: 'pre',
        resolveId(source) {
          if (source.endsWith('/island-modules')) return join(root, islands)
          return source.endsWith('/later') ? join(root, 'tests/support/frame/frame-later.ts') : undefined
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'renderer/browser/entry.ts'), output: { codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(output =>
    'output' in output ? output.output : [],
  )
  return outputs.flatMap(file => (file.type === 'chunk' ? file.code : [])).join('\n')
}

/** The test's pages; through Vite, because Playwright turns JSX into something of its own. */
export async function loadPages(): Promise<typeof Pages> {
  const { module } = await runnerImport<typeof Pages>(join(import.meta.dirname, 'frame-pages.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}
