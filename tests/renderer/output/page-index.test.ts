import { describe, expect, it } from 'vitest'
import { indexPage } from '../../../renderer/output/page-index'

const page = (main: string, footer = '') =>
  indexPage(
    `<html><body class="page"><header><a class="link" href="/"></a></header><main id="inhalt">${main}</main><footer>${footer}</footer></body></html>`,
  )

describe('what stands on a page', () => {
  it('is there by its tag, its classes, its tint and the properties it asks for', () => {
    const { index } = page('<p class="a b" data-tint="sam"><svg fill="var(--lime)"></svg></p>')
    for (const name of ['p', 'a', 'b', 'sam', '--lime', 'header', 'page', 'main'])
      expect([name, index.has(name)]).toEqual([name, true])
    for (const name of ['inhalt', 'fill', '--lemon', 'i']) expect([name, index.has(name)]).toEqual([name, false])
  })

  it.each([
    ['.a>.b', true],
    ['.a .c', true],
    ['.a>.c', false],
    ['header>.link', true],
    ['main+footer', true],
    ['main .link', false],
    ['.c:has(i)', true],
    ['.b *', true],
    ['.b * *', true],
    ['.b * * *', false],
    ['.c>*', true],
    ['.c>*>*', false],
  ])('is asked by a selector: %s', (selector, matches) => {
    expect(page('<div class="a"><div class="b"><p class="c"><i></i></p></div></div>').index.matches(selector)).toBe(
      matches,
    )
  })

  it.each([
    ['beside', 'main[data-tint]+footer', ['<main id="a"></main>', '<main id="a" data-tint="sam"></main>']],
    ['around', '.page * * *', ['<main><p></p></main>', '<main><p><i></i></p></main>']],
  ])('is asked on each page what stands %s its main: %s', (_where, selector, mains) => {
    const answers = mains.map(main =>
      indexPage(`<body class="page"><header><a></a></header>${main}<footer></footer></body>`).index.matches(selector),
    )
    expect(answers).toEqual([false, true])
  })

  it.each(['main:not([id])', ':is(main):not([id])'])('has one main, its own: %s', selector => {
    expect(page('').index.matches(selector)).toBe(false)
  })

  it('is read anew where only its footer differs', () => {
    expect(page('', '<b class="x"></b>').index.has('x')).toBe(true)
    expect(page('').index.has('x')).toBe(false)
  })

  it('is the same for each page in the menus: which one is current is no matter', () => {
    const at = (current: string) =>
      indexPage(`<body><nav><a${current} href="/"></a></nav><main></main></body>`).index.matches('[aria-current]')
    expect([at(' aria-current="page"'), at('')]).toEqual([false, false])
  })
})

it('gives the main of the page that was read last, with all that is in it', () => {
  page('<p>Eins</p>')
  const { main } = page('<p>Zwei</p>')
  expect(main.attribs.id).toBe('inhalt')
  expect(main.children).toHaveLength(1)
})

it('gives an empty main where a page has none, and all of its words stand around it', () => {
  const { main, index } = indexPage('<body><p class="a"></p></body>')
  expect([main.name, main.children, index.has('a')]).toEqual(['main', [], true])
})
