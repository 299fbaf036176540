import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const pipeline = contract({
  purpose: 'Der Weg einer Antwort: Stationen, durch die ein Punkt wandert.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { stations: list(plainPoint('`1. **Station.** Was dort geschieht`'), { ordered: true }) },
})
