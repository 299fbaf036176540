import { scene } from '../scene/scene-contract'

export const readAlong = scene(
  'Ein Fall zum Mitlesen, groß und über die ganze Breite: eine Anfrage mit Randnotizen oder ein Telefonat auf seiner Zeitleiste.',
  ['Anfrage', 'Telefonat'],
  { Anfrage: 'lead', Telefonat: 'call' },
)
