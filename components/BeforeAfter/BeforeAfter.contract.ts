import { text } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const beforeAfter = contract({
  purpose:
    'Ein Ablauf auf zwei Spuren: was bisher von Hand geschah und was jetzt von selbst geschieht.',
  place: 'side',
  reads: 'example',
  language: 'spoken',
  attributes: { title: text('Die kurze Überschrift des Beispiels') },
  content: { pairs: list(entry('`- **Bisher von Hand.** Jetzt automatisch`')) },
})
