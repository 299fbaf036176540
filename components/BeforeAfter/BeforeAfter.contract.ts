import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const beforeAfter = contract({
  purpose: 'Ein Ablauf auf zwei Spuren: was bisher von Hand geschah und was jetzt von selbst geschieht.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { pairs: list(plainPoint('`- **Bisher von Hand.** Jetzt automatisch`')) },
})
