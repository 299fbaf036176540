import { maybe, text } from '../attributes'
import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const beforeAfter = exhibit({
  purpose:
    'Ein Ablauf auf zwei Spuren: was bisher von Hand geschah und was jetzt von selbst geschieht.',
  attributes: {
    was: maybe(text('Wie lange es von Hand dauert, z. B. 14 Minuten')),
    now: maybe(text('Wie lange es jetzt dauert, z. B. 1 Minute')),
  },
  content: { pairs: list(plainPoint('`- **Bisher von Hand.** Jetzt automatisch`')) },
})
