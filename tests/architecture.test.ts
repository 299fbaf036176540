import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { contracts } from '../components/boxes/registry'

const ROOMS = ['shared', 'components', 'renderer', 'server', 'tools'] as const

type Import = { file: string; target: string }

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
    /(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...(texts.get(file) ?? '').matchAll(pattern)].map(([, from = '', dynamic]) => {
    const written = dynamic ?? from
    const target = written.startsWith('.')
      ? normalize(join(dirname(file), written)).replaceAll('\\', '/')
      : written
    return { file, target }
  })
}

const withoutComments = (file: string) =>
  (texts.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What the files of a place never import. */
const rules: [what: string, of: RegExp, never: RegExp][] = [
  ['shared knows no other room and no Node', /^shared\//, /^(?!shared\/)/],
  [
    'components know neither renderer, server, content nor Node',
    /^components\//,
    /^(renderer|server|content|tools)\/|^node:/,
  ],
  [
    'facts and contracts know neither React nor CSS: plain Node loads them',
    /\.contract\.ts$|^components\/(contract|facts)\//,
    /^react|\.css/,
  ],
  [
    'what every page runs knows neither React nor zod nor the rest of the renderer',
    /^renderer\/browser\//,
    /^(react|zod|node:)|^server\/|^renderer\/(?!browser\/|.*\?url$)/,
  ],
  [
    'what visitors get does not know what editors get',
    /^renderer\/(?!editing\/)/,
    /^renderer\/editing\//,
  ],
  ['the renderer does not know the server', /^renderer\//, /^server\//],
  ['the server knows what the build wrote alone', /^server\//, /^(renderer|components|content)\//],
  [
    'one file knows the library of the provider',
    /^(?!server\/chat\/model\/provider\.ts)/,
    /^openai/,
  ],
  ['no room knows the tests', /./, /^tests\//],
]

const inAnyOf = (...folders: string[]) => new RegExp(`^(?:${folders.join('|')})/`)

/** Rooms that know only those before them. */
const floors = [
  ['facts', 'contract', 'ui', 'frame', 'islands', 'boxes'].map(room => `components/${room}`),
  ['data', 'page', 'styles', 'social', 'document', 'output'].map(room => `renderer/${room}`),
]
for (const rooms of floors)
  for (const [floor, room] of rooms.slice(0, -1).entries())
    rules.push([
      `${room} knows no room above it`,
      inAnyOf(room),
      inAnyOf(...rooms.slice(floor + 1)),
    ])

/** Folders that do not know each other, nor the preview that shows all. */
const strangers = [
  ['renderer/editing/check', 'renderer/document', 'renderer/output'],
  ['renderer/editing/check', 'renderer/editing/catalogue'],
  ['server/http', 'server/mail', 'server/chat'],
  ['server/chat/pages', 'server/chat/model'],
]
for (const folders of strangers)
  for (const folder of folders) {
    const others = [...folders, 'renderer/editing/preview'].filter(other => other !== folder)
    rules.push([
      `${folder} does not know ${others.join(', ')}`,
      inAnyOf(folder),
      inAnyOf(...others),
    ])
  }

it.each(rules)('%s', (_what, of, never) => {
  const wrong = imports.filter(({ file, target }) => of.test(file) && never.test(target))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

const tags = Object.keys(contracts).join('|')

it.each<[what: string, of: RegExp, forbidden: RegExp]>([
  [
    'content is read by the renderer and by tools only',
    /^(components|server)\//,
    /['"`](\.\.\/)*content\//,
  ],
  ['settings are read in one place', /^server\/(?!config\.ts)/, /process\.env/],
  [
    'the renderer names no box: what is special about one stands in its contract',
    /^renderer\//,
    // schema.org has an Offer too.
    new RegExp(`(?<!'@type': )(?:['"\`]|(?<!\\w)<)(?:${tags})\\b`),
  ],
  ['nobody uses `globalThis`', /./, /globalThis/],
  [
    'modules keep no state',
    /^(components|renderer|server)\//,
    /^(export )?let |^(export )?const \w+[^=\n]* = new (Map|WeakMap|Set|WeakSet)(<[^>]*>+)?\(\)/m,
  ],
])('%s', (_what, of, forbidden) => {
  expect(product.filter(file => of.test(file) && forbidden.test(withoutComments(file)))).toEqual([])
})

it('nothing lies loose in components, and nobody uses barrels', () => {
  expect(product.filter(file => /^components\/[^/]+$|\/index\.tsx?$/.test(file))).toEqual([])
})

it('what the table of tests/specification names is there', () => {
  const table = readFileSync('tests/specification/README.md', 'utf8')
  const named = [...table.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => `tests/${file}`,
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(file => !code.includes(file))).toEqual([])
})
