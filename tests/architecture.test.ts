import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOMS = ['components', 'renderer', 'server', 'tools'] as const
type Room = (typeof ROOMS)[number]

/** Lines a file may have; above that it holds more than one thing. */
const LONGEST = 200
/** Generated lists of drawings: not written, not read. */
const GENERATED = new Set(['components/frame/icons.ts', 'components/islands/icon-paths.ts'])

type Import = { file: string; target: string; typeOnly: boolean }

function filesOf(room: string, ending: RegExp): string[] {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

/** All imports of a file, relative ones as paths from the root. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...text.matchAll(pattern)].map(([, type, from = '', dynamic]) => {
    const written = dynamic ?? from
    const target = written.startsWith('.') ? normalize(join(dirname(file), written)).replaceAll('\\', '/') : written
    return { file, target, typeOnly: Boolean(type) }
  })
}

const all = ROOMS.flatMap(room => filesOf(room, /\.(ts|tsx|mjs)$/)).flatMap(importsOf)
const inRoom = (room: string) => all.filter(({ file }) => file.startsWith(`${room}/`))
const show = (list: Import[]) => list.map(({ file, target }) => `${file} imports ${target}`)
const into = (target: string, room: Room | 'content') => target.startsWith(`${room}/`)

describe('who may import whom', () => {
  it('components know neither renderer nor content nor Node, and of the server only the types of its messages', () => {
    const wrong = inRoom('components').filter(
      ({ target, typeOnly }) =>
        into(target, 'renderer') ||
        into(target, 'content') ||
        into(target, 'tools') ||
        target.startsWith('node:') ||
        (into(target, 'server') && !(typeOnly && target === 'server/messages')),
    )
    expect(show(wrong)).toEqual([])
  })

  it('contracts know neither React nor CSS: plain Node loads them', () => {
    const wrong = all.filter(
      ({ file, target }) => file.endsWith('.contract.ts') && (/^react/.test(target) || /\.css/.test(target)),
    )
    expect(show(wrong)).toEqual([])
  })

  it('what every page runs knows neither React nor zod nor the rest of the renderer', () => {
    const wrong = inRoom('renderer/browser').filter(
      ({ target }) =>
        /^(react|zod)/.test(target) ||
        target.startsWith('node:') ||
        (into(target, 'renderer') && !target.startsWith('renderer/browser/')) ||
        into(target, 'server'),
    )
    expect(show(wrong)).toEqual([])
  })

  it('the server knows neither renderer nor components nor content', () => {
    const wrong = inRoom('server').filter(
      ({ target }) => into(target, 'renderer') || into(target, 'components') || into(target, 'content'),
    )
    expect(show(wrong)).toEqual([])
  })

  it('the renderer knows of the server only the types of its messages', () => {
    const wrong = inRoom('renderer').filter(
      ({ target, typeOnly }) => into(target, 'server') && !(typeOnly && target === 'server/messages'),
    )
    expect(show(wrong)).toEqual([])
  })

  it('content is read by the renderer only', () => {
    const readers = ['components', 'server'].flatMap(room => filesOf(room, /\.(ts|tsx)$/))
    const wrong = readers.filter(file =>
      /['"`](\.\.\/)*content\//.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')),
    )
    expect(wrong).toEqual([])
  })

  it('settings are read in one place', () => {
    const wrong = filesOf('server', /\.ts$/).filter(
      file => file !== 'server/config.ts' && readFileSync(file, 'utf8').includes('process.env'),
    )
    expect(wrong).toEqual([])
  })

  it('only provider.ts knows the library of the provider', () => {
    const wrong = all.filter(({ file, target }) => /^openai/.test(target) && file !== 'server/chat/provider.ts')
    expect(show(wrong)).toEqual([])
  })

  it('nobody uses aliases or barrels', () => {
    const barrels = ROOMS.flatMap(room => filesOf(room, /^index\.tsx?$/))
    const aliases = all.filter(({ target }) => /^[@~]\//.test(target))
    expect([...barrels, ...show(aliases)]).toEqual([])
  })
})

describe('files', () => {
  it(`hold one thing: none has more than ${LONGEST} lines`, () => {
    const files = [...ROOMS, 'tests']
      .flatMap(room => filesOf(room, /\.(ts|tsx|css|mjs)$/))
      .filter(file => !GENERATED.has(file))
    const long = files
      .map(file => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > LONGEST)
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })

  it('say what they are: no `any`', () => {
    const wrong = ROOMS.flatMap(room => filesOf(room, /\.tsx?$/)).filter(file =>
      /(:\s*any\b|<any>|as any\b)/.test(readFileSync(file, 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})
