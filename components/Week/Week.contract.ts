import { scene } from '../scene/scene-contract'

export const week = scene(
  'Eine Woche, die sich füllt, groß und über die ganze Breite: ein Wochenplan mit Warteliste oder ein leeres Wartezimmer mit den Nachrichten der Woche.',
  ['Wochenplan', 'Wartezimmer'],
  { Wochenplan: 'plan', Wartezimmer: 'room' },
)
