import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkExactly, checkPage } from '../../renderer/check/check-page'
import { splitPage } from '../../renderer/check/split-page'
import { pageFiles } from '../../renderer/content-files'
import { type ReadMarkdown, readExactly, readQuickly } from '../../renderer/markdown'

const pages = pageFiles().map(file => ({ file, text: readFileSync(file, 'utf8') }))
/** What editors mistype, and what Markdown and MDX could take for a sign. */
const slips = [
  '<',
  '{',
  '}',
  '*',
  '**',
  '_',
  '`',
  '\n',
  '\n\n',
  '    ',
  '#',
  '- ',
  '1. ',
  '> ',
  '|',
  '[',
  '](',
  '![',
  '&',
  '\\',
]
const more = [
  '~~',
  '<b>',
  '</b>',
  '<Hero>',
  '</Steps>',
  '<br>',
  'www.x.at',
  '---',
  '[^1]',
  '[x]: /y',
  '- [ ] ',
  '"',
  '/>',
  '<!--',
]

describe('The quick reader of Markdown', () => {
  test.each(pages)('reads $file into the tree of the exact one', ({ file, text }) => {
    const { body } = splitPage(file, text)
    expect(treeOf(readQuickly, body)).toEqual(treeOf(readExactly, body))
  })

  test('passes no page that the exact one has something to say of', () => {
    const next = randoms(20261121)
    const missed = Array.from({ length: 150 }, () => pages[next(pages.length)] ?? pages[0]).flatMap(page => {
      if (!page) return []
      const text = withSlips(page.text, next)
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
function withSlips(text: string, next: (below: number) => number): string {
  const head = text.indexOf('\n---', 3) + 5
  const all = [...slips, ...more]
  let result = text
  for (let slip = 0; slip <= next(3); slip++) {
    const at = head + next(result.length - head)
    const gone = next(3) === 0 ? next(8) : 0
    result = result.slice(0, at) + (next(4) === 0 ? '' : all[next(all.length)]) + result.slice(at + gone)
  }
  return result
}

/** Numbers that are the same on each run, so that a failing page can be found again. Source: mulberry32 by Tommy Ettinger. */
function randoms(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
