import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const leadBoard = contract({
  purpose: 'Eine Anfrage, deren Felder sich von selbst füllen; die letzte Zeile ist der nächste Schritt.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { fields: list(plainPoint('`- **Feld.** Was der Interessent gesagt hat`')) },
})
