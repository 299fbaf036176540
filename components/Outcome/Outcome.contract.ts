import { scene } from '../scene/scene-contract'

export const outcome = scene(
  'Was ein Produkt hinterlässt, groß und über die ganze Breite: eine Auswertung, ein Platz im Kalender, eine Übergabe.',
  ['Auswertung', 'Kalenderplatz', 'Übergabe'],
  { Auswertung: 'survey', Kalenderplatz: 'slot', Übergabe: 'handover' },
)
