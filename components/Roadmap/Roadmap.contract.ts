import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const roadmap = contract({
  purpose: 'Ein Weg mit Stationen, die nacheinander aufleuchten.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { stations: list(plainPoint('`- **Analyse.** Was geschieht`')) },
})
