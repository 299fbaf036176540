import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'

export const targetGroups = contract({
  purpose: 'Für wen etwas gedacht ist: je Gruppe ein Name und was es dort tut.',
  avoid: 'Sollen die Einträge auf andere Seiten führen, nehmen Sie <Tiles>.',
  reads: 'entries',
  styles: ['ui/Entries'],
  content: { groups: list(entry()) },
})
