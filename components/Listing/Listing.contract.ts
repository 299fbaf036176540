import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const listing = exhibit({
  purpose:
    'Eine Karte mit Zeilen: Zeit, Menge oder Name und was dazugehört; *betont* ist die neue.',
  avoid: 'Für ein Gespräch nehmen Sie <ChatDemo>.',
  content: { lines: list(plainPoint('`- **9:00.** Text`')) },
})
