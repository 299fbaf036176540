import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const problemSolution = contract({
  purpose: 'Was im Alltag hakt, und daneben, was der Assistent dagegen tut.',
  avoid: 'Nur für echte Paare. Vorteile ohne Problem gehören in <FeatureCards>.',
  reads: 'entries',
  styles: ['ui/Entries'],
  content: { pairs: list(entry()) },
})
