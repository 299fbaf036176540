import { entry, list } from '../parts/list'
import { contract } from '../shapes'

export const targetGroups = contract({
  purpose: 'Für wen etwas gedacht ist: je Gruppe ein Name und was es dort tut.',
  avoid: 'Sollen die Einträge auf andere Seiten führen, nehmen Sie <Tiles>.',
  reads: 'entries',
  styles: ['Entries'],
  content: { groups: list(entry()) },
})
