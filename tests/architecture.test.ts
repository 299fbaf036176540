import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contracts } from '../components/registry'

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
const show = (list: readonly Import[]) =>
  list.map(({ file, target }) => `${file} imports ${target}`)
/** Imports of some files that a rule forbids. */
const forbidden = (from: (file: string) => boolean, rule: (one: Import) => boolean) =>
  show(imports.filter(one => from(one.file) && rule(one)))

describe('who may import whom', () => {
  it('shared knows no other room and no Node', () => {
    const wrong = forbidden(
      file => isIn(file, 'shared'),
      ({ target }) => !isIn(target, 'shared'),
    )
    expect(wrong).toEqual([])
  })

  it('components know neither renderer, server, content nor Node', () => {
    const wrong = forbidden(
      file => isIn(file, 'components'),
      ({ target }) =>
        isIn(target, 'renderer', 'server', 'content', 'tools') || target.startsWith('node:'),
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
        (isIn(target, 'renderer') && !isIn(target, 'renderer/browser') && !target.endsWith('?url')),
    )
    expect(wrong).toEqual([])
  })

  it('check, document, output and catalogue know only the page, not each other; the preview shows all of them', () => {
    const parts = ['check', 'document', 'output', 'catalogue'].map(name => `renderer/${name}`)
    const wrong = parts.flatMap(part =>
      forbidden(
        file => isIn(file, part),
        ({ target }) =>
          [...parts, 'renderer/preview'].some(other => other !== part && isIn(target, other)),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('the renderer does not know the server', () => {
    const wrong = forbidden(
      file => isIn(file, 'renderer'),
      ({ target }) => isIn(target, 'server'),
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

  it('no room knows the tests', () => {
    expect(
      forbidden(
        () => true,
        ({ target }) => isIn(target, 'tests'),
      ),
    ).toEqual([])
  })

  it('the rooms of the server do not know each other, and answers from the pages and the model neither', () => {
    const rooms = ['server/http', 'server/mail', 'server/chat']
    const wrong = rooms.flatMap(room =>
      forbidden(
        file => isIn(file, room),
        ({ target }) => rooms.some(other => other !== room && isIn(target, other)),
      ),
    )
    const pages = forbidden(
      file => isIn(file, 'server/chat/pages'),
      ({ target }) => isIn(target, 'server/chat/model'),
    )
    const model = forbidden(
      file => isIn(file, 'server/chat/model'),
      ({ target }) => isIn(target, 'server/chat/pages'),
    )
    expect([...wrong, ...pages, ...model]).toEqual([])
  })

  it('content is read by the renderer and by tools only', () => {
    const readers = product.filter(file => isIn(file, 'components', 'server'))
    expect(readers.filter(file => /['"`](\.\.\/)*content\//.test(withoutComments(file)))).toEqual(
      [],
    )
  })

  it('settings are read in one place', () => {
    const wrong = product.filter(
      file =>
        isIn(file, 'server') &&
        file !== 'server/config.ts' &&
        texts.get(file)?.includes('process.env'),
    )
    expect(wrong).toEqual([])
  })

  it('only provider.ts knows the library of the provider', () => {
    const wrong = imports.filter(
      ({ file, target }) => /^openai/.test(target) && file !== 'server/chat/model/provider.ts',
    )
    expect(show(wrong)).toEqual([])
  })

  it('the renderer names no box: what is special about one stands in its contract', () => {
    const tags = Object.keys(contracts).join('|')
    // schema.org has an Offer too.
    const named = new RegExp(`(?<!'@type': )(?:['"\`]|(?<!\\w)<)(?:${tags})\\b`)
    const files = product.filter(file => isIn(file, 'renderer'))
    expect(files.filter(file => named.test(withoutComments(file)))).toEqual([])
  })

  it('nobody uses aliases or barrels', () => {
    const barrels = product.filter(file => /\/index\.tsx?$/.test(file))
    expect([...barrels, ...show(imports.filter(({ target }) => /^[@~]\//.test(target)))]).toEqual(
      [],
    )
  })
})

describe('code', () => {
  it('has no `globalThis`', () => {
    expect(product.filter(file => texts.get(file)?.includes('globalThis'))).toEqual([])
  })

  it('keeps no state in modules', () => {
    const state =
      /^(export )?let |^(export )?const \w+[^=\n]* = new (Map|WeakMap|Set|WeakSet)(<[^>]*>+)?\(\)/m
    const wrong = product.filter(
      file => isIn(file, 'components', 'renderer', 'server') && state.test(texts.get(file) ?? ''),
    )
    expect(wrong).toEqual([])
  })
})
