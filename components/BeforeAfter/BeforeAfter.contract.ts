import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const beforeAfter = exhibit({
  purpose:
    'Ein Ablauf auf zwei Spuren: was bisher von Hand geschah und was jetzt von selbst geschieht.',
  content: { pairs: list(plainPoint('`- **Bisher von Hand.** Jetzt automatisch`')) },
})
