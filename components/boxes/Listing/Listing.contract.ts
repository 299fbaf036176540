import { text } from '../../contract/attributes'
import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const listing = contract({
  purpose:
    'Eine Karte mit Zeilen: Zeit, Menge oder Name und was dazugehört; *betont* ist die neue.',
  avoid: 'Für ein Gespräch nehmen Sie <ChatDemo>.',
  place: 'side',
  reads: 'example',
  styles: ['ui/Bar'],
  language: 'spoken',
  attributes: { title: text('Die kurze Überschrift des Beispiels') },
  content: { lines: list(entry('`- **9:00.** Text`')) },
})
