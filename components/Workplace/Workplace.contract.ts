import { scene } from '../scene/scene-contract'

/** Each place has a look, with a style sheet of its own. */
export const places = {
  Werkstatt: 'garage',
  Ordination: 'practice',
  Küche: 'kitchen',
  Rezeption: 'reception',
  Studio: 'studio',
} as const

export const workplace = scene(
  'Der Arbeitsplatz einer Branche, groß und über die ganze Breite: was dort vom Assistenten ankommt.',
  ['Werkstatt', 'Ordination', 'Küche', 'Rezeption', 'Studio'],
  places,
)
