import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexPage } from '../../../renderer/output/page-index'
import { needsOf } from '../../../renderer/output/selector-needs'
import { scriptWords, styleSlimmer } from '../../../renderer/output/slim-styles'
import { scratchFolder } from '../../support/scratch-folder'

const scripted = (name: string) => ['js', 'playing', 'ul'].includes(name)

describe('what a selector asks of a page', () => {
  it.each([
    ['.a', ['a'], null],
    ['p:hover', ['p'], null],
    ['[aria-current=page]', [], null],
    ['.a .b', ['a', 'b'], '.a .b'],
    ['.a>:first-child', ['a'], '.a > :first-child'],
    ['[data-tint=sam] .a:before', ['sam', 'a'], '[data-tint="sam"] .a'],
    ['.js [data-play].playing>.a:nth-child(6)', ['js', 'playing', 'a'], '* * > .a:nth-child(6)'],
    ['.a:not(.b)+.c', ['a', 'c'], '.a + .c'],
    ['.a:has(>.b>.c)', ['a'], '.a:has(> .b > .c)'],
    ['.a:has(.playing>.c)', ['a'], '.a:has(* > .c)'],
    ['.a[open] ul', ['a', 'ul'], '.a *'],
    ['[open].a>.b', ['a', 'b'], '.a > .b'],
    ['.a:is(.b,.c) .d', ['a', 'd'], '.a:is(.b, .c) .d'],
    [':first-child', [], ':first-child'],
  ])('%s', (selector, names, place) => {
    expect(needsOf(selector, scripted)).toEqual({ names, place })
  })
})

describe('the style sheet of a page', () => {
  const slim = styleSlimmer(new Set(['html', 'body', 'js', 'playing']))
  const css = (sheet: string, body: string) => slim(sheet, indexPage(`<html><body>${body}</body></html>`).index)

  it('keeps what matches, or may match once a script has done its part', () => {
    const sheet = '.a>.b{top:0}.js .a.playing{left:0}a[href]:hover{right:0}'
    expect(css(sheet, '<div class="a"><i class="b"></i><a href="/">x</a></div>')).toBe(sheet)
  })

  it('drops what stands nowhere, and not where the selector says', () => {
    expect(css('.a>.b,.c{color:red}.b{top:0}.a:nth-child(2){left:0}', '<div class="b"><i class="a"></i></div>')).toBe(
      '.b{top:0}',
    )
  })

  it('says each layer once, in the order in which they are named', () => {
    const sheet =
      '@layer one;@layer two{p{top:0}}@media print{p{top:1px}}@layer three,two;@layer one{p{top:2px}}@layer two{i{top:0}}'
    const slimmed = '@layer one{p{top:2px}}@layer two{p{top:0}i{top:0}}@media print{p{top:1px}}'
    expect(css(sheet, '<p><i>x</i></p>')).toBe(slimmed)
  })

  it('drops what holds nothing any more, and what held only that', () => {
    expect(css('@media print{@supports (top:0){.x{top:0}}}@media screen{p{top:0}.x{left:0}}', '<p>x</p>')).toBe(
      '@media screen{p{top:0}}',
    )
  })

  it('asks each page anew of what depends on its main', () => {
    const sheet = '.a:has(.b>.c)>.d{top:0}.a .d{left:0}'
    const page = (main: string) => `<div class="a"><main>${main}</main><i class="d"></i></div>`
    const together = '<i class="b"><i class="c"></i></i>'
    const apart = '<i class="b"></i><i class="c"></i>'
    expect([apart, together, apart].map(main => css(sheet, page(main)))).toEqual([
      '.a .d{left:0}',
      sheet,
      '.a .d{left:0}',
    ])
  })

  it('drops movements and properties that nothing asks for any more', () => {
    const sheet = ':root{--x:1px;--y:var(--x)}.a{margin:var(--y)}.b{animation:1s go}@keyframes go{to{top:0}}'
    expect(css(sheet, '<p>x</p>')).toBe('')
    expect(css(sheet, '<p class="a b">x</p>')).toContain('@keyframes go')
    expect(css(sheet, '<svg fill="var(--x)"></svg>')).toBe(':root{--x:1px}')
  })
})

describe('the words of the scripts', () => {
  it('are those of our own code, in whatever folder, and what the page begins with: React names every tag there is', async () => {
    const assets = scratchFolder()
    mkdirSync(join(assets, 'chunks'))
    writeFileSync(join(assets, 'chunks/chat.js'), "box.className='chat-open';style.setProperty('--at',1)")
    writeFileSync(join(assets, 'react.js'), "Symbol.for('react.transitional.element');'marquee'")
    writeFileSync(join(assets, 'style.css'), '.nowhere{top:0}')
    const words = await scriptWords(assets)
    for (const name of ['html', 'body', 'js', 'chat-open', '--at'])
      expect([name, words.has(name)]).toEqual([name, true])
    for (const name of ['marquee', 'nowhere']) expect([name, words.has(name)]).toEqual([name, false])
  })
})
