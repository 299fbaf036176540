import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const storyboard = contract({
  purpose: 'Ein Filmstreifen mit den Szenen eines Videos.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { scenes: list(plainPoint('`- **Szene 1.** Was zu sehen ist`')) },
})
