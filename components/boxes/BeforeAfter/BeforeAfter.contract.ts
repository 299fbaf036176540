import { text } from '../../contract/attributes'
import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const beforeAfter = contract({
  purpose:
    'Ein Ablauf auf zwei Spuren: was bisher von Hand geschah und was jetzt von selbst geschieht.',
  place: 'side',
  reads: 'example',
  language: 'spoken',
  attributes: { title: text('Die kurze Überschrift des Beispiels') },
  content: { pairs: list(entry('`- **Bisher von Hand.** Jetzt automatisch`')) },
})
