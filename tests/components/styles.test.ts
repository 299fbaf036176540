import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../renderer/files-below'

/** The selectors of a sheet's rules, without rules within rules and the steps of animations. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = []
  const around: string[] = []
  for (const [, before = '', sign] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const words = before.trim().replace(/\s+/g, ' ')
    const isWithin = around.some(outer => !/^@(layer|media|container|supports)/.test(outer))
    if (sign === '{' && !isWithin && !words.startsWith('@')) selectors.push(words)
    if (sign === '{') around.push(words)
    if (sign === '}') around.pop()
  }
  return selectors
}

/** The parts of a list of selectors, apart from commas within brackets. */
const partsOf = (list: string) => list.split(/,\s*(?![^(]*\))/)

describe('the style sheet of a component', () => {
  it.each(filesBelow('components').filter(file => file.endsWith('.css')))(
    '%s reaches nothing but elements of its classes',
    file => {
      const selectors = selectorsOf(readFileSync(`components/${file}`, 'utf8')).flatMap(partsOf)
      // A name alone (`table`) would change whatever stands beside the box, on every page that has it.
      expect(selectors.filter(selector => !/\.[\w-]|^html\[/.test(selector))).toEqual([])
      expect(selectors.length).toBeGreaterThan(0)
    },
  )
})
