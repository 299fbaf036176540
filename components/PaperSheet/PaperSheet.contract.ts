import { choice, text } from '../attributes'
import { plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const paperSheet = contract({
  purpose:
    'Ein Blatt aus dem Alltag neben dem Text: ein Protokoll, eine Fundstelle oder eine Übergabe.',
  avoid: 'Bewegt sich etwas oder spricht jemand, nehmen Sie ein Beispiel wie <ChatDemo>.',
  place: 'side',
  reads: 'example',
  attributes: {
    kind: choice('Was für ein Blatt es ist', ['Protokoll', 'Fundstelle', 'Übergabe']),
    title: text('Die Überschrift des Blattes, z. B. Wartungsvertrag.pdf, Seite 4'),
  },
  content: {
    lines: list(plainPoint('`- **9:02.** Was dort steht`, *betont* wird mit Leuchtstift markiert')),
  },
})
