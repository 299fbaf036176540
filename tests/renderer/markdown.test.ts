import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkExactly, checkPage } from '../../renderer/check/check-page'
import { splitPage } from '../../renderer/check/split-page'
import { pageFiles } from '../../renderer/content-files'
import { type ReadMarkdown, readExactly, readQuickly } from '../../renderer/markdown'
import { createRandom, type Random } from '../../tools/soak/random'

const pages = pageFiles().map(file => ({ file, text: readFileSync(file, 'utf8') }))
/** What editors mistype, and what Markdown and MDX could take for a sign. */
// biome-ignore format: a list to read through, not 40 lines
const slips = [
  '<', '{', '}', '*', '**', '_', '`', '\n', '\n\n', '    ', '#', '- ', '1. ', '> ', '|', '[', '](', '![', '&', '\\',
  '~~', '<b>', '</b>', '<Hero>', '</Steps>', '<br>', 'www.x.at', '---', '[^1]', '[x]: /y', '- [ ] ', '"', '/>', '<!--',
]

describe('The quick reader of Markdown', () => {
  test.each(pages)('reads $file into the tree of the exact one', ({ file, text }) => {
    const { body } = splitPage(file, text)
    expect(treeOf(readQuickly, body)).toEqual(treeOf(readExactly, body))
  })

  test('passes no page that the exact one has something to say of', () => {
    const random = createRandom(20261121)
    const missed = Array.from({ length: 150 }, () => random.of(pages)).flatMap(page => {
      const text = withSlips(page.text, random)
      const quick = checkPage(page.file, text).problems.map(({ kind, line, column }) => `${kind} ${line}:${column}`)
      const exact = checkExactly(page.file, text).problems.map(({ kind, line, column }) => `${kind} ${line}:${column}`)
      return quick.join() === exact.join() ? [] : [{ text, quick, exact }]
    })
    expect(missed).toEqual([])
  })
})

/** A tree without what only one of the readers gives: places of attributes, and data about how tags were written. */
function treeOf(read: ReadMarkdown, body: string): unknown {
  const text = JSON.stringify(read(body), (key, value) => {
    if (key === 'data') return undefined
    return key === 'attributes' ? value.map(({ position, ...attribute }: { position: unknown }) => attribute) : value
  })
  return JSON.parse(text)
}

/** Up to three slips somewhere in the body. */
function withSlips(text: string, random: Random): string {
  const head = text.indexOf('\n---', 3) + 5
  let result = text
  for (let slip = random.between(1, 3); slip > 0; slip--) {
    const at = random.between(head, result.length - 1)
    const gone = random.between(1, 3) === 1 ? random.between(0, 7) : 0
    result = result.slice(0, at) + (random.between(1, 4) === 1 ? '' : random.of(slips)) + result.slice(at + gone)
  }
  return result
}
