import { scene } from '../scene/scene-contract'

/** Each scene has a style sheet of its own, named as its class. */
export const closeUpLooks = {
  Freigabe: 'approval',
  Karteikarte: 'card',
  Plan: 'plan',
  Schichten: 'layers',
  Übungsblatt: 'exercise',
} as const

export const closeUp = scene(
  'Was bei einer Dienstleistung entsteht, groß und über die ganze Breite: Freigabe, Karteikarte, Plan, Schichten oder Übungsblatt.',
  ['Freigabe', 'Karteikarte', 'Plan', 'Schichten', 'Übungsblatt'],
  closeUpLooks,
)
