import { scene } from '../scene/scene-contract'

export const workplace = scene(
  'Der Arbeitsplatz einer Branche, groß und über die ganze Breite: was dort vom Assistenten ankommt.',
  ['Werkstatt', 'Ordination', 'Küche', 'Rezeption', 'Studio'],
)
