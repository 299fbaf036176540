import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = ['components', 'renderer/styles'].flatMap(room => listCss(room))

function listCss(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
  return files.map(file => `${room}/${file}`)
}

/** All names a pattern finds, with the files they stand in. */
function names(pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of sheets)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(pattern))
      found.set(name, [...(found.get(name) ?? []), file])
  return found
}

describe('the style sheets', () => {
  it('give each movement a name of its own: the chat brings its styles later and would replace it', () => {
    const twice = [...names(/@keyframes ([\w-]+)/g)].filter(([, files]) => files.length > 1)
    expect(names(/@keyframes ([\w-]+)/g).size).toBeGreaterThan(5)
    expect(twice).toEqual([])
  })

  it('stand in layers, so that their order never depends on the page', () => {
    const loose = sheets
      .filter(file => !/fonts\.css$|print\.css$/.test(file))
      .filter(file => !/@layer|^@import/m.test(readFileSync(file, 'utf8')))
    expect(sheets.length).toBeGreaterThan(30)
    expect(loose).toEqual([])
  })

  it('use only tokens that exist', () => {
    const defined = new Set(names(/(--[\w-]+)\s*:/g).keys())
    const unknown = [...names(/var\((--[\w-]+)\)/g)].filter(([name]) => !defined.has(name))
    expect(defined.size).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  })

  it('measure nothing by a font that is still on its way: the width would change when it comes', () => {
    expect(names(/[\d.](ch|ex|cap|ic|lh|rch|rex|rcap|ric|rlh)\b/g)).toEqual(new Map())
    expect(names(/[\d.](em)\b/g).size).toBe(1)
  })
})
