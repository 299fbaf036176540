import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cardIcons } from '../../components/FeatureCards/card-icons'
import icons from '../../components/frame/icons.json' with { type: 'json' }
import iconPaths from '../../components/islands/icon-paths.json' with { type: 'json' }
import { filesBelow } from '../../renderer/files-below'
import { colouredIcons, socialIcons } from '../../tools/media/icon-names'
import { personaRecipes } from '../../tools/media/persona-recipes'

const names = ['emilia', 'luigi', 'mathias', 'phonix', 'roberto', 'sabine', 'sam', 'selina']

describe('personas', () => {
  it('has a bust and a head of everybody, and of nobody else', async () => {
    const files = await readdir('content/media/personas')
    expect(files.sort()).toEqual(names.flatMap(name => [`${name}-head.svg`, `${name}.svg`]).sort())
    expect(Object.keys(personaRecipes).sort()).toEqual(names)
  })

  it.each(names)('keeps %s light, transparent and free of scripts', async name => {
    for (const file of [`${name}.svg`, `${name}-head.svg`]) {
      const svg = await readFile(`content/media/personas/${file}`, 'utf8')
      expect(svg.length).toBeLessThan(18_000)
      expect(svg).not.toMatch(/<rect|<script|href=|\son\w+=/)
    }
  })
})

describe('icons', () => {
  it('lie as pictures where pages show them late, in one colour', async () => {
    for (const name of [...cardIcons, ...socialIcons, ...colouredIcons.map(([file]) => file)]) {
      const svg = await readFile(`content/media/icons/${name}.svg`, 'utf8')
      expect(svg.match(/fill="#/g)).toHaveLength(1)
      expect(svg.length).toBeLessThan(2000)
    }
  })

  it('are drawn for a place that shows them: none lies idle', () => {
    const code = ['components', 'renderer', 'tools']
      .flatMap(room => filesBelow(room).map(file => `${room}/${file}`))
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(file, 'utf8'))
      .filter(text => /import .*\b(?:Icon|IslandIcon)\b/.test(text))
      .join('\n')
    const names = [...Object.keys(icons), ...Object.keys(iconPaths)]
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(name => !new RegExp(`['"]${name}['"]`).test(code))).toEqual([])
  })
})
