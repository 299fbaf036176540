import { groups } from '../../contract/parts/groups'
import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

const lines = list(
  entry(
    '`- **7:30.** Text`; *betont* wird hervorgehoben, ~~falsch~~ gestrichen, Zahlen allein bekommen Balken',
  ),
)

export const sheetsBox = contract({
  purpose:
    'Was bei der Arbeit zu sehen ist, erfunden, auf etwa zwei bis fünf Blättern nebeneinander.',
  avoid: 'Höchstens eines je Seite. Für ein Gespräch nehmen Sie <ChatDemo>.',
  reads: 'example',
  styles: ['ui/Bar'],
  language: 'spoken',
  content: {
    sheets: groups(`je Blatt eine Überschrift mit ### und darunter ${lines.says}`, lines),
  },
})
