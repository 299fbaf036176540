import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOMS = ['components', 'renderer', 'server', 'tools'] as const
/**
 * Most lines of TypeScript that a room may have; they only go down. The preview counts by itself: the editor in it has a limit
 * of its own.
 */
const SIZES = {
  renderer: 5_200,
  'renderer/preview': 1_500,
  server: 4_800,
  components: 6_500,
  tools: 3_400,
  tests: 13_000,
} as const
const LONGEST_FILE = 300
const LARGEST_FOLDER = 20

type Import = { file: string; target: string; typeOnly: boolean }

const code = [...ROOMS, 'tests'].flatMap(room => filesOf(room, /\.(ts|tsx|mjs)$/))
const texts = new Map(code.map(file => [file, readFileSync(file, 'utf8')]))
const product = code.filter(file => !file.startsWith('tests/'))
const imports = product.flatMap(importsOf)

function filesOf(room: string, ending: RegExp): string[] {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

/** All imports of a file, relative ones as paths from the root without an ending. */
function importsOf(file: string): Import[] {
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...(texts.get(file) ?? '').matchAll(pattern)].map(([, type, from = '', dynamic]) => {
    const written = dynamic ?? from
    const target = written.startsWith('.') ? normalize(join(dirname(file), written)).replaceAll('\\', '/') : written
    return { file, target, typeOnly: Boolean(type) }
  })
}

const linesOf = (file: string) => (texts.get(file) ?? '').split('\n').length - 1
const isIn = (path: string, ...folders: string[]) => folders.some(folder => path.startsWith(`${folder}/`))
const show = (list: readonly Import[]) => list.map(({ file, target }) => `${file} imports ${target}`)
/** Imports of some files that a rule forbids. */
const forbidden = (from: (file: string) => boolean, rule: (one: Import) => boolean) =>
  show(imports.filter(one => from(one.file) && rule(one)))
const isMessages = ({ target, typeOnly }: Import) => target === 'server/messages' && typeOnly

describe('who may import whom', () => {
  it('components know neither renderer nor content nor Node, and of the server only the types of its messages', () => {
    const wrong = forbidden(
      file => isIn(file, 'components'),
      one =>
        isIn(one.target, 'renderer', 'content', 'tools') ||
        one.target.startsWith('node:') ||
        (isIn(one.target, 'server') && !isMessages(one)),
    )
    expect(wrong).toEqual([])
  })

  it('contracts know neither React nor CSS: plain Node loads them', () => {
    const wrong = forbidden(
      file => file.endsWith('.contract.ts'),
      ({ target }) => /^react|\.css/.test(target),
    )
    expect(wrong).toEqual([])
  })

  it('what every page runs knows neither React nor zod nor the rest of the renderer', () => {
    const wrong = forbidden(
      file => isIn(file, 'renderer/browser'),
      ({ target }) =>
        /^(react|zod|node:)/.test(target) ||
        isIn(target, 'server') ||
        (isIn(target, 'renderer') && !isIn(target, 'renderer/browser')),
    )
    expect(wrong).toEqual([])
  })

  it('check, document, output, preview and catalogue know only the page, not each other', () => {
    const parts = ['check', 'document', 'output', 'preview', 'catalogue'].map(name => `renderer/${name}`)
    const wrong = parts.flatMap(part =>
      forbidden(
        file => isIn(file, part),
        ({ target }) => parts.some(other => other !== part && isIn(target, other)),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('the renderer knows of the server only the types of its messages', () => {
    const wrong = forbidden(
      file => isIn(file, 'renderer'),
      one => isIn(one.target, 'server') && !isMessages(one),
    )
    expect(wrong).toEqual([])
  })

  it('the server knows neither renderer nor components nor content', () => {
    const wrong = forbidden(
      file => isIn(file, 'server'),
      ({ target }) => isIn(target, 'renderer', 'components', 'content'),
    )
    expect(wrong).toEqual([])
  })

  it('the rooms of the server do not know each other, and Emilia without a model knows nothing of the proxy', () => {
    const rooms = ['server/http', 'server/mail', 'server/chat']
    const wrong = rooms.flatMap(room =>
      forbidden(
        file => isIn(file, room),
        ({ target }) => rooms.some(other => other !== room && isIn(target, other)),
      ),
    )
    const offline = forbidden(
      file => isIn(file, 'server/chat/offline'),
      ({ target }) => isIn(target, 'server/chat') && !isIn(target, 'server/chat/offline'),
    )
    expect([...wrong, ...offline]).toEqual([])
  })

  it('content is read by the renderer and by tools only', () => {
    const readers = product.filter(file => isIn(file, 'components', 'server'))
    const withoutComments = (file: string) => (texts.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    expect(readers.filter(file => /['"`](\.\.\/)*content\//.test(withoutComments(file)))).toEqual([])
  })

  it('settings are read in one place', () => {
    const wrong = product.filter(
      file => isIn(file, 'server') && file !== 'server/config.ts' && texts.get(file)?.includes('process.env'),
    )
    expect(wrong).toEqual([])
  })

  it('only provider.ts knows the library of the provider', () => {
    const wrong = imports.filter(({ file, target }) => /^openai/.test(target) && file !== 'server/chat/provider.ts')
    expect(show(wrong)).toEqual([])
  })

  it('nothing imports itself in a circle', () => {
    const files = new Set(product)
    const fileOf = (target: string) => [`${target}.ts`, `${target}.tsx`, target].find(file => files.has(file))
    const next = new Map(
      product.map(file => [
        file,
        importsOf(file)
          .filter(({ typeOnly }) => !typeOnly)
          .flatMap(({ target }) => fileOf(target) ?? []),
      ]),
    )
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      if (path.includes(file) || done.has(file)) return
      for (const other of next.get(file) ?? []) visit(other, [...path, file])
      done.add(file)
    }
    for (const file of product) visit(file, [])
    expect(circles).toEqual([])
  })

  it('nobody uses aliases or barrels', () => {
    const barrels = product.filter(file => /\/index\.tsx?$/.test(file))
    expect([...barrels, ...show(imports.filter(({ target }) => /^[@~]\//.test(target)))]).toEqual([])
  })
})

describe('sizes', () => {
  it.each(Object.entries(SIZES))('%s has at most %i lines of code', (room, most) => {
    const smaller = Object.keys(SIZES).filter(other => isIn(other, room))
    const files = code.filter(file => isIn(file, room) && !isIn(file, ...smaller) && /\.(tsx?|mjs)$/.test(file))
    expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(most)
  })

  it('the check with its sentences has at most 1 800', () => {
    const files = code.filter(file => isIn(file, 'renderer/check', 'renderer/sentences'))
    expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(1_800)
  })

  it(`no file has more than ${LONGEST_FILE} lines`, () => {
    const styles = ROOMS.flatMap(room => filesOf(room, /\.css$/))
    for (const file of styles) texts.set(file, readFileSync(file, 'utf8'))
    const long = [...code, ...styles].filter(file => linesOf(file) > LONGEST_FILE)
    expect(long.map(file => `${file}: ${linesOf(file)}`)).toEqual([])
  })

  it(`no folder holds more than ${LARGEST_FOLDER} files of its own`, () => {
    const counts = new Map<string, number>()
    for (const file of code) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > LARGEST_FOLDER)).toEqual([])
  })
})

describe('code', () => {
  it('has no `any` and no `globalThis`', () => {
    const wrong = product.filter(file => /(:\s*any\b|<any>|as any\b|\bglobalThis\b)/.test(texts.get(file) ?? ''))
    expect(wrong).toEqual([])
  })

  it('exports only what another file uses', () => {
    // Vike, Vite's globs and the loader of islands ask for these by the names of their files.
    const byName = /\/\+|^components\/[A-Z]\w*\/[A-Z]\w*\.tsx$|\.island\.ts$|\.config\.ts$/
    const settings = ['vite.config.ts', 'vite.dev.config.ts']
    const users = [...code, ...settings]
    for (const file of settings) texts.set(file, readFileSync(file, 'utf8'))
    const words = new Map(users.map(file => [file, new Set(texts.get(file)?.match(/\w+/g))]))
    const unused = code.flatMap(file => {
      const exported = [
        ...(texts.get(file) ?? '').matchAll(/^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm),
      ]
      const isUsed = (name: string) => users.some(other => other !== file && words.get(other)?.has(name))
      return byName.test(file) ? [] : exported.flatMap(([, name = '']) => (isUsed(name) ? [] : `${file}: ${name}`))
    })
    expect(unused).toEqual([])
  })

  it('has no package that nothing names', () => {
    const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const sheets = ['vite.config.ts', 'tsconfig.json', 'tools/cspell.json'].map(file => readFileSync(file, 'utf8'))
    const all = [...texts.values(), ...sheets, ...Object.values(scripts)].join('\n')
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter(
      name => !/^@types\/|^@biomejs\/biome$|^typescript$/.test(name),
    )
    expect(names.filter(name => !new RegExp(`['" /]${name}['"/ ]`).test(all))).toEqual([])
  })

  it('keeps no state in modules', () => {
    const state = /^(export )?let |^(export )?const \w+[^=\n]* = new (Map|WeakMap|Set|WeakSet)(<[^>]*>+)?\(\)/m
    const wrong = product.filter(
      file => isIn(file, 'components', 'renderer', 'server') && state.test(texts.get(file) ?? ''),
    )
    expect(wrong).toEqual([])
  })
})
