import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const storyboard = exhibit({
  purpose: 'Ein Filmstreifen mit den Szenen eines Videos.',
  content: { scenes: list(plainPoint('`- **Szene 1.** Was zu sehen ist`')) },
})
