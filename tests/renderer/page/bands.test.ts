import { expect, it } from 'vitest'
import { reporter } from '../../../renderer/data/report'
import { bandsOf } from '../../../renderer/page/bands'
import { readBoxes } from '../../../renderer/page/boxes'
import { parse } from '../../../renderer/page/parse'

const hero = '<CtaBanner>\n\n## Ein Band für sich\n\n</CtaBanner>'
const section = '## Titel\n\nText.'

it('the bands of a page begin at each ## and never repeat the colour of their neighbour', () => {
  const tree = parse([hero, section, section, section].join('\n\n'))
  const bands = bandsOf(tree, readBoxes(tree, reporter('', '').report))
  expect(bands.map(({ look }) => look?.tone)).toEqual([undefined, 'sand', 'paper', 'sand'])
})
