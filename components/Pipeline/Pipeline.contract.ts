import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const pipeline = exhibit({
  purpose: 'Der Weg einer Antwort: Stationen, durch die ein Punkt wandert.',
  content: {
    stations: list(plainPoint('`1. **Station.** Was dort geschieht`'), { ordered: true }),
  },
})
