import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const proofs = contract({
  purpose: 'Aussagen, die man nachprüfen kann, jede mit einem Link dorthin, wo sie gezeigt wird.',
  avoid: 'Für Zahlen aus Studien nehmen Sie <Claims>.',
  reads: 'entries',
  content: { proofs: list(entry) },
})
