import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const leadBoard = exhibit({
  purpose:
    'Eine Anfrage, deren Felder sich von selbst füllen; die letzte Zeile ist der nächste Schritt.',
  content: { fields: list(plainPoint('`- **Feld.** Was der Interessent gesagt hat`')) },
})
