import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../renderer/files-below'

const SOURCES = ['components', 'renderer/styles', 'renderer/browser']
/** Only in the preview of `npm run dev`. */
const PREVIEW = /^(?:catalogue|broken)/

function words(folder: string, ending: string): string {
  return filesBelow(folder)
    .filter(file => file.endsWith(ending))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

it('every class with a style is on a page or written out in a script: the build drops the styles of all others', () => {
  const rules = SOURCES.map(folder => words(folder, '.css'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  const classes = new Set([...rules.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
  const pages = words('dist/client', '.html').replace(/<style>[\s\S]*?<\/style>/g, '')
  // A panel's script brings its styles along, as text.
  const scripts = words('dist/client/assets', '.js').replace(/\.-?[a-zA-Z_][\w-]*(?=[^;{}]*\{)/g, '')
  const known = new Set(`${pages}\n${scripts}`.match(/-?[a-zA-Z_][\w-]*/g))
  expect(classes.size).toBeGreaterThan(200)
  expect([...classes].filter(name => !known.has(name) && !PREVIEW.test(name))).toEqual([])
})
