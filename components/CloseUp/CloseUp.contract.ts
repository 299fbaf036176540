import { scene } from '../scene/scene-contract'

export const closeUp = scene(
  'Was bei einer Dienstleistung entsteht, groß und über die ganze Breite: Freigabe, Karteikarte, Plan, Schichten oder Übungsblatt.',
  ['Freigabe', 'Karteikarte', 'Plan', 'Schichten', 'Übungsblatt'],
)
