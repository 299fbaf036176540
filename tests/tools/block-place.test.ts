import { expect, test } from 'vitest'
import { blockPlace, spacedBlock } from '../../renderer/preview/editor/text/block-place'

const PAGE = `---
title: Test
---

<Hero kicker="Test">

# Titel

[Demo](/trial)

</Hero>

## Ein Abschnitt

Zwei Sätze
in einem Absatz.

<OfferCards>

<Offer>

### Workshop

</Offer>

</OfferCards>

Danach.

<CtaBanner>

## Probieren

</CtaBanner>
`

/** The page with a block put in where the cursor stands before these words. */
function withBlock(cursor: string, tag?: string): string {
  const { at } = blockPlace(PAGE, PAGE.indexOf(cursor), tag)
  return PAGE.slice(0, at) + spacedBlock(PAGE, at, 'NEU') + PAGE.slice(at)
}

test('a block stands below the paragraph of the cursor, between empty lines', () => {
  expect(withBlock('Zwei')).toContain('\nin einem Absatz.\n\nNEU\n\n<OfferCards>')
  expect(withBlock('\nDanach')).toContain('</OfferCards>\n\nNEU\n\nDanach.')
})

test('it stands in another box only where that takes it, and never behind the end or in the head', () => {
  expect(withBlock('### Workshop', 'Checklist')).toContain('\n</OfferCards>\n\nNEU\n\nDanach.')
  expect(withBlock('## Probieren', 'Checklist')).toContain('\nDanach.\n\nNEU\n\n<CtaBanner>')
  expect(withBlock('title:')).toContain('\n</Hero>\n\nNEU\n\n## Ein Abschnitt')
  expect(withBlock('[Demo]', 'Checklist')).toContain('\n</Hero>\n\nNEU\n\n## Ein Abschnitt')
  expect(withBlock('[Demo]', 'Agenda')).toContain('[Demo](/trial)\n\nNEU\n\n</Hero>')
})
