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
const isIn = (path: string, ...folders: string[]) =>
  folders.some(folder => path.startsWith(`${folder}/`))
const inside = (folder: string) => (file: string) => isIn(file, folder)

type Rule = { what: string; of: (file: string) => boolean; forbids: (target: string) => boolean }

const rules: Rule[] = [
  {
    what: 'shared knows no other room and no Node',
    of: inside('shared'),
    forbids: target => !isIn(target, 'shared'),
  },
  {
    what: 'components know neither renderer, server, content nor Node',
    of: inside('components'),
    forbids: target =>
      isIn(target, 'renderer', 'server', 'content', 'tools') || target.startsWith('node:'),
  },
  {
    what: 'facts and contracts know neither React nor CSS: plain Node loads them',
    of: file =>
      file.endsWith('.contract.ts') || isIn(file, 'components/contract', 'components/facts'),
    forbids: target => /^react|\.css/.test(target),
  },
  {
    what: 'what every page runs knows neither React nor zod nor the rest of the renderer',
    of: inside('renderer/browser'),
    forbids: target =>
      /^(react|zod|node:)/.test(target) ||
      isIn(target, 'server') ||
      (isIn(target, 'renderer') && !isIn(target, 'renderer/browser') && !target.endsWith('?url')),
  },
  {
    what: 'what visitors get does not know what editors get',
    of: file => isIn(file, 'renderer') && !isIn(file, 'renderer/editing'),
    forbids: inside('renderer/editing'),
  },
  {
    what: 'the renderer does not know the server',
    of: inside('renderer'),
    forbids: inside('server'),
  },
  {
    what: 'the server knows neither renderer nor components nor content',
    of: inside('server'),
    forbids: target => isIn(target, 'renderer', 'components', 'content'),
  },
  {
    what: 'only provider.ts knows the library of the provider',
    of: file => file !== 'server/chat/model/provider.ts',
    forbids: target => /^openai/.test(target),
  },
  { what: 'no room knows the tests', of: () => true, forbids: inside('tests') },
]

/** Rooms that know only those before them. */
const floors = [
  ['facts', 'contract', 'ui', 'frame', 'islands', 'boxes'].map(room => `components/${room}`),
  ['data', 'page', 'styles', 'social', 'document', 'output'].map(room => `renderer/${room}`),
]
for (const rooms of floors)
  rules.push(
    ...rooms.slice(0, -1).map((room, floor) => ({
      what: `${room} knows no room above it`,
      of: inside(room),
      forbids: (target: string) => isIn(target, ...rooms.slice(floor + 1)),
    })),
  )

/** Folders that do not know each other, nor the preview that shows all. */
const strangers = [
  ['renderer/editing/check', 'renderer/document', 'renderer/output'],
  ['renderer/editing/check', 'renderer/editing/catalogue'],
  ['server/http', 'server/mail', 'server/chat'],
  ['server/chat/pages', 'server/chat/model'],
]
for (const folders of strangers)
  rules.push(
    ...folders.map(folder => {
      const others = [...folders, 'renderer/editing/preview'].filter(other => other !== folder)
      return {
        what: `${folder} does not know ${others.join(', ')}`,
        of: inside(folder),
        forbids: (target: string) => isIn(target, ...others),
      }
    }),
  )

it.each(rules.map(rule => [rule.what, rule] as const))('%s', (_what, { of, forbids }) => {
  const wrong = imports.filter(({ file, target }) => of(file) && forbids(target))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

const tags = Object.keys(contracts).join('|')

it.each<[what: string, of: (file: string) => boolean, forbidden: RegExp]>([
  [
    'content is read by the renderer and by tools only',
    file => isIn(file, 'components', 'server'),
    /['"`](\.\.\/)*content\//,
  ],
  [
    'settings are read in one place',
    file => isIn(file, 'server') && file !== 'server/config.ts',
    /process\.env/,
  ],
  [
    'the renderer names no box: what is special about one stands in its contract',
    inside('renderer'),
    // schema.org has an Offer too.
    new RegExp(`(?<!'@type': )(?:['"\`]|(?<!\\w)<)(?:${tags})\\b`),
  ],
  ['nobody uses `globalThis`', () => true, /globalThis/],
  [
    'modules keep no state',
    file => isIn(file, 'components', 'renderer', 'server'),
    /^(export )?let |^(export )?const \w+[^=\n]* = new (Map|WeakMap|Set|WeakSet)(<[^>]*>+)?\(\)/m,
  ],
])('%s', (_what, of, forbidden) => {
  expect(product.filter(file => of(file) && forbidden.test(withoutComments(file)))).toEqual([])
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
