import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exhibits } from '../../components/exhibit/exhibits'
import { render } from '../support/render-box'

type Tag = keyof typeof exhibits
const tags = Object.keys(exhibits).filter(tag => tag !== 'ChatDemo') as Tag[]
const exampleOf = (tag: Tag) => readFileSync(`components/${tag}/${tag}.example.mdx`, 'utf8')

/** Letters and digits only: how a line is set in the page is the exhibit's affair. */
const letters = (text = '') => text.replace(/[^\p{L}\p{N}]/gu, '')

describe.each(tags)('<%s>', tag => {
  const example = exampleOf(tag)
  const page = render(example)

  it('shows its lines as list items, whole and in their order', () => {
    const lines = [...example.matchAll(/^(?:-|\d\.) (.*)$/gm)].map(([, line = '']) => letters(line))
    for (const extra of page.querySelectorAll('[aria-hidden], .visually-hidden')) extra.remove()
    expect(page.querySelectorAll('ol > li').map(item => letters(item.text))).toEqual(lines)
  })

  it('carries its title as caption, and waits to be seen', () => {
    const [, title] = /title="([^"]*)"/.exec(example) ?? []
    expect(letters(page.querySelector('figure > figcaption')?.text)).toContain(letters(title))
    expect(page.querySelectorAll('[data-play]')).toHaveLength(1)
  })
})

it('NightDesk marks the language only of what stands in italics', () => {
  const page = render(exampleOf('NightDesk'))
  expect(page.querySelectorAll('[lang]').map(part => part.getAttribute('lang'))).toEqual([
    'en',
    'en',
    'it',
    'it',
  ])
})
