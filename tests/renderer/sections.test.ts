import type { RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { sections } from '../../renderer/sections'

const heading: RootContent = { type: 'heading', depth: 2, children: [] }
const text: RootContent = { type: 'paragraph', children: [] }
const hero: RootContent = { type: 'html', value: 'hero' }
const chat: RootContent = { type: 'html', value: 'chat' }
const place = (node: unknown) => (node === hero ? 'section' : node === chat ? 'side' : undefined)

describe('the bands of a page', () => {
  it('begin at each ## and never repeat the colour of their neighbour', () => {
    const bands = sections([hero, heading, text, heading, text, heading], place)
    expect(bands.map(({ band }) => band?.tone)).toEqual([undefined, 'sand', 'paper', 'sand'])
  })

  it('set an exhibit beside the words, left and right in turn', () => {
    const bands = sections([heading, chat, heading, chat, heading, text], place)
    expect(bands.map(({ band }) => band?.layout)).toEqual(['side', 'flip', 'text'])
  })

  it('begin on paper where a page has no hero', () => {
    expect(sections([text], place)[0]?.band?.tone).toBe('paper')
  })
})
