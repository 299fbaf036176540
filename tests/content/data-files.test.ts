import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent, rememberedCheck } from '../../renderer/check/check-content'
import { checkDataFiles } from '../../renderer/check/data-files'
import { repairContent } from '../../renderer/check/repair'
import { finding } from '../../renderer/explain'
import { type ContentCopy, copyContent } from '../support/content-copy'
import { facts } from './mistakes/data-facts'
import { rows } from './mistakes/data-rows'
import { signs } from './mistakes/data-signs'
import { files } from './mistakes/data-whole'

let copy: ContentCopy
beforeAll(() => {
  copy = copyContent()
})
afterAll(() => copy.remove())

/** What is told while `file` reads otherwise; it is put back afterwards. */
function during(file: string, change: () => void, told: () => string[]): string[] {
  const before = copy.read(file)
  try {
    change()
    return told()
  } finally {
    copy.write(file, before)
  }
}

const alone = () => checkDataFiles(copy.root).flatMap(lines)
const together = () => {
  const { files, pages } = checkContent(copy.root, rememberedCheck)
  return [...files, ...pages].flatMap(lines)
}
const lines = ({ file, problems }: { file: string; problems: Parameters<typeof finding>[1][] }) =>
  problems.map(problem => finding(file, problem))

describe('a mistake in a .yaml file', () => {
  it.each([...rows, ...facts, ...signs])('%s: %s -> %s', (name, from, to, findings) => {
    const file = `content/${name}`
    const told = during(file, () => copy.change(file, from, to), alone)
    expect(told).toEqual(findings.map(line => `${file}:${line}`))
  })

  it('is repaired where the row says how', () => {
    const file = 'content/navigation.yaml'
    const told = during(
      file,
      () => {
        copy.change(file, '- { label: Autohaus', '- label: Autohaus')
        copy.change(file, '/ki-loesungen-gastronomie }', '/ki-loesungen-gastronomie')
        copy.change(file, 'label: Mathias, path', 'label: Mathias path')
        copy.change(file, 'demo: {', 'demo {')
        copy.change(file, 'label: AGB,', 'label: 24,')
        repairContent(copy.root)
      },
      alone,
    )
    expect(told).toEqual([])
  })
})

describe('a file of content/', () => {
  it.each(files)('%s that reads %j', (name, text, findings) => {
    const file = `content/${name}`
    const write = () => (text === undefined ? rmSync(join(copy.root, file)) : copy.write(file, text))
    expect(during(file, write, alone)).toEqual(findings.map(line => `${file}:${line}`))
  })
})

describe('redirects', () => {
  const file = 'content/redirects.yaml'
  const kept = '/ki-beauty-wellness: /ki-beauty-wellnes\n'
  it.each([
    ['/a: /b\n/b: /a\n', ['2:1  Diese Weiterleitungen drehen sich im Kreis: /a → /b → /a.']],
    ['/x: /a\n/a: /b\n/b: /a\n', ['2:1  Diese Weiterleitungen drehen sich im Kreis: /x → /a → /b → /a.']],
    ['/c: /c\n', ['2:1  /c leitet auf sich selbst weiter']],
    [
      '/d: /e\n/e: /trial\n',
      ['2:1  Hinweis: Besucher gehen hier einen Umweg (/d → /e → /trial). Schreiben Sie gleich /d: /trial.'],
    ],
    ['/api/chat: /trial\n', ['2:1  /api/chat gehört der Technik der Website']],
    ['/logo.svg: /trial\n', ['2:1  /logo.svg gibt es (content/media/logo.svg)']],
    ['/alt/: /trial\n', ['2:1  Unter „/alt/“ fragt niemand an.']],
    [
      'https://firma.at/alt: /trial\n',
      ['2:1  Unter „https://firma.at/alt“ fragt niemand an. Links steht nur der Pfad'],
    ],
    ['/alt: trial\n', ['2:7  Die Seite trial gibt es nicht. Meinten Sie /trial?']],
    ['/alt: https://firma.at\n', ['2:7  Die Angabe „https://firma.at“ bei „/alt“ passt so nicht.']],
    ['/alt.html: /trial\n/Alt: /trial\n', []],
  ])('%j', (text, findings) => {
    const told = during(file, () => copy.write(file, kept + text), together)
    expect(told).toEqual(findings.map(line => expect.stringContaining(`${file}:${line}`)))
  })

  it('in a chain are shortened by --fix', () => {
    during(
      file,
      () => copy.write(file, `${kept}/d: /e\n/e: /trial\n`),
      () => {
        repairContent(copy.root)
        expect(copy.read(file)).toBe(`${kept}/d: /trial\n/e: /trial\n`)
        return []
      },
    )
  })
})

describe('a place that a topic names', () => {
  const file = 'content/emilia/topics.yaml'
  it.each([
    ['/trail Wie lange dauert die Einrichtung?', 'Die Seite /trail gibt es nicht. Meinten Sie /trial?'],
    [
      '/trial Wie lang dauert die Einrichtung',
      'Auf /trial gibt es die Überschrift „Wie lang dauert die Einrichtung“ nicht. Meinten Sie „Wie lange dauert die Einrichtung?“? Schreiben Sie sie genau so wie auf der Seite.',
    ],
  ])('%s', (place, sentence) => {
    const told = during(file, () => copy.change(file, '/trial Wie lange dauert die Einrichtung?', place), together)
    expect(told).toEqual([`${file}:12:12  ${sentence}`])
  })
})
