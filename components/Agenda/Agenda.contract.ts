import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const agenda = exhibit({
  purpose: 'Ein Kursplan, der sich abhakt.',
  content: { days: list(plainPoint('`- **Tag 1.** Was gelernt wird`')) },
})
