import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const agenda = contract({
  purpose: 'Ein Kursplan, der sich abhakt.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { days: list(plainPoint('`- **Tag 1.** Was gelernt wird`')) },
})
