import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}

/** Whether a package that `from` needs is in the lockfile, nearest folder first, as Node would find it. */
function isLocked(from: string, name: string): boolean {
  const folders = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...folders.map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    path => path in packages,
  )
}

describe('the lockfile', () => {
  it('holds the optional parts of every package for all platforms, or `npm ci` fails on a fresh machine', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(name => !isLocked(path, name))
        .map(
          name =>
            `${path || 'package.json'} lacks ${name}: make the lockfile anew (npm install --package-lock-only in an empty folder)`,
        ),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual(
      [],
    )
  })
})
