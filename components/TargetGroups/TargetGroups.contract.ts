import { choice, maybe } from '../attributes'
import { entry, list } from '../parts/list'
import { contract } from '../shapes'

const names = [
  'Satz',
  'Kennzeichen',
  'Türschild',
  'Speisekarte',
  'Häuser',
  'Fläschchen',
  'Mappen',
  'Visitenkarten',
  'Bildschirme',
] as const

/** Each look has a style sheet of its own. */
export const groupLooks = {
  Satz: 'line',
  Kennzeichen: 'plates',
  Türschild: 'plaque',
  Speisekarte: 'menu',
  Häuser: 'houses',
  Fläschchen: 'bottles',
  Mappen: 'folders',
  Visitenkarten: 'cards',
  Bildschirme: 'screens',
} as const

export const targetGroups = contract({
  purpose: 'Für wen etwas gedacht ist: je Gruppe ein Name und was es dort tut.',
  avoid: 'Sollen die Einträge auf andere Seiten führen, nehmen Sie <Tiles>.',
  reads: 'entries',
  look: ({ look }) => (look ? groupLooks[look] : 'columns'),
  attributes: {
    look: maybe(
      choice(
        'Wie die Gruppen aussehen. Auf „Visitenkarten“ stehen der Reihe nach Hammer, Zahnrad, Handschlag und Rakete',
        names,
      ),
    ),
  },
  content: { groups: list(entry) },
})
