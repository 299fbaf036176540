import { describe, expect, it } from 'vitest'
import { gatherLayers, readRules, splitList, withoutBlanks } from '../../../renderer/output/sheet-rules'

it('a list of selectors is cut at its own commas only', () => {
  expect(splitList('a:is(b,c), d[title="x,y"],e:not(:is(f,g))>h')).toEqual([
    'a:is(b,c)',
    'd[title="x,y"]',
    'e:not(:is(f,g))>h',
  ])
})

describe('the rules of a sheet', () => {
  const sheet = '@layer a{p,i{top:0}@media print{b{left:0}}}@keyframes go{from,50%{top:0}to{top:1px}}'

  it('are told from what stands around them', () => {
    expect(readRules(sheet).filter(part => typeof part !== 'string')).toEqual([
      { selectors: ['p', 'i'], body: '{top:0}' },
      { selectors: ['b'], body: '{left:0}' },
    ])
  })

  it('make the sheet again when they are put together', () => {
    const written = readRules(sheet).map(part => (typeof part === 'string' ? part : part.selectors + part.body))
    expect(written.join('')).toBe(sheet)
  })
})

describe('layers', () => {
  it('come in the order of their first names, what is in none behind them', () => {
    expect(gatherLayers('@layer one, two;p{top:0}@layer two{i{top:0}}@layer one{b{top:0}}')).toBe(
      '@layer one{b{top:0}}@layer two{i{top:0}}p{top:0}',
    )
  })

  it('leave alone what stands behind the last of them', () => {
    expect(gatherLayers('@layer one{b{top:0}}/*! whose fonts these are */')).toBe(
      '@layer one{b{top:0}}/*! whose fonts these are */',
    )
  })

  it('that hold nothing are not written', () => {
    expect(gatherLayers('@layer one,two;@layer two{i{top:0}}')).toBe('@layer two{i{top:0}}')
  })
})

it('blanks go where nothing needs them, and stay in texts, sums and selectors', () => {
  expect(withoutBlanks('.a *{font:1rem / 1.2 var(--f);--f:A B, C;top:calc(1rem * var(--i) - 2px)}')).toBe(
    '.a *{font:1rem/1.2 var(--f);--f:A B,C;top:calc(1rem * var(--i) - 2px)}',
  )
  expect(withoutBlanks('p{content:"a, b / c" / ", "}')).toBe('p{content:"a, b / c"/", "}')
})
