import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage } from '../../renderer/check/check-page'
import { createLiveCheck } from '../../renderer/check/live-check'
import { withEdits } from '../../renderer/check/repair'
import { type Edit, editOf, type Finding, lineOf } from '../../renderer/data/report'
import { type ContentCopy, copyContent } from '../support/content-copy'
import { patches } from './mistakes/patches'

const CORPUS = 'tests/content/mistakes'

/** What the check says of a text, and the lines that `--fix` makes of it. */
function protocol(name: string, text: string, check: (text: string) => Finding[]): string {
  const found = check(text)
  const told = found.map(one => `  ${lineOf(one).replace(/^[^:]*:/, '')}`)
  let repaired = text
  for (let fixes = fixesIn(found); fixes.length > 0; fixes = fixesIn(check(repaired))) {
    const next = withEdits(repaired, fixes)
    if (next === repaired) throw new Error(`${name}: a repair changes nothing`)
    repaired = next
  }
  const before = new Set(text.split('\n'))
  const lines = repaired.split('\n').filter(line => !before.has(line))
  return [
    name,
    ...(told.length > 0 ? told : ['  ohne Befund']),
    ...lines.map(line => `  --fix: ${line}`),
  ].join('\n')
}

function fixesIn(found: readonly Finding[]): readonly Edit[] {
  return found.flatMap(one => editOf(one) ?? [])
}

/** Each file is a page with a mistake, or with many where they leave each other alone. The .txt beside a folder holds the answers. */
describe('the corpus of mistakes', () => {
  const folders = readdirSync(CORPUS, { withFileTypes: true }).filter(entry => entry.isDirectory())
  it.each(folders.map(({ name }) => name))(
    '%s: told at its place, with its cure, and repaired where that is exact',
    async folder => {
      const check = (text: string) => checkPage('content/probe.mdx', text, 'www.4xdu.example').found
      const told = readdirSync(join(CORPUS, folder)).map(file =>
        protocol(file, readFileSync(join(CORPUS, folder, file), 'utf8'), check),
      )
      await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`mistakes/${folder}.txt`)
    },
  )
})

/** What the check says of the fixture's content with one piece of a file replaced, for every patch. */
function told(copy: ContentCopy, isTold: (file: string) => boolean): string {
  const { content } = createLiveCheck(copy.root)
  const answers = patches.flatMap(([name, from, to]) => {
    if (!isTold(name)) return []
    const file = `content/${name}`
    const before = copy.read(file)
    copy.change(file, from, to)
    const check = (text: string) => {
      copy.write(file, text)
      const { pages, files } = content()
      return [...pages, ...files].flatMap(({ found }) => found.filter(one => one.file === file))
    }
    const answer = protocol(`${name}: ${JSON.stringify(to)}`, copy.read(file), check)
    copy.write(file, before)
    return [answer]
  })
  return `${answers.join('\n\n')}\n`
}

describe('mistakes in one line of the fixture', () => {
  let copy: ContentCopy
  beforeAll(() => {
    copy = copyContent()
  })
  afterAll(() => copy.remove())

  it('in the head of a page', { timeout: 180_000 }, async () => {
    await expect(told(copy, file => file.endsWith('.mdx'))).toMatchFileSnapshot('mistakes/head.txt')
    expect('ran' in globalThis).toBe(false)
  })

  it('in a .yaml file', { timeout: 180_000 }, async () => {
    await expect(told(copy, file => file.endsWith('.yaml'))).toMatchFileSnapshot(
      'mistakes/data.txt',
    )
  })
})
