import { line, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const checklist = contract({
  purpose:
    'Am besten vier bis zehn kurze Zeilen mit Häkchen: was enthalten ist oder was jemand kann.',
  avoid: 'Braucht eine Zeile mehr als einen Satz, nehmen Sie <FeatureCards>.',
  place: 'side',
  content: { items: list(line) },
})
