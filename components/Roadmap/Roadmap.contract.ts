import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const roadmap = exhibit({
  purpose: 'Ein Weg mit Stationen, die nacheinander aufleuchten.',
  content: { stations: list(plainPoint('`- **Analyse.** Was geschieht`')) },
})
