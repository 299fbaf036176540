import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const problemSolution = contract({
  purpose: 'Was im Alltag hakt, und daneben, was der Assistent dagegen tut.',
  avoid: 'Nur für echte Paare. Vorteile ohne Problem gehören in <FeatureCards>.',
  reads: 'entries',
  styles: ['Entries'],
  content: { pairs: list(entry()) },
})
