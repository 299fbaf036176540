import { expect, it } from 'vitest'
import { reporter } from '../../../renderer/data/report'
import { bandsOf } from '../../../renderer/page/bands'
import { readBoxes } from '../../../renderer/page/boxes'
import { parse } from '../../../renderer/page/parse'

const hero = '<CtaBanner>\n\n## Ein Band für sich\n\n</CtaBanner>'
const section = '## Titel\n\nText.'
const chat = '## Titel\n\n<ContactForm />'
const list = '## Titel\n\n<Checklist>\n\n- Eine Zeile\n\n</Checklist>'
const looksOf = (...parts: string[]) => {
  const tree = parse(parts.join('\n\n'))
  const boxes = readBoxes(tree, reporter('', '').report)
  return bandsOf(tree, boxes).map(({ look }) => look)
}

it('the bands of a page begin at each ## and never repeat the colour of their neighbour', () => {
  expect(looksOf(hero, section, section, section).map(look => look?.tone)).toEqual([
    undefined,
    'sand',
    'paper',
    'sand',
  ])
})

it('the bands of a page set a box beside the words', () => {
  expect(looksOf(chat, list, section).map(look => look?.layout)).toEqual(['side', 'stack', 'text'])
})

it('the bands of a page begin on paper where a page has no hero', () => {
  expect(looksOf('Text.')[0]?.tone).toBe('paper')
})
