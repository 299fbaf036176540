import { scene } from '../scene/scene-contract'

export const readAlong = scene(
  'Ein Fall zum Mitlesen, groß und über die ganze Breite: eine Anfrage mit Randnotizen, ein Telefonat auf seiner Zeitleiste oder dessen Mitschrift.',
  ['Anfrage', 'Telefonat', 'Mitschrift'],
  { Anfrage: 'lead', Telefonat: 'call', Mitschrift: 'transcript' },
)
