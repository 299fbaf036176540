/** The places that are drawn, each in content/media/pictures: where our customers work, and where we do. */
export const places = [
  'Werkstatt',
  'Wartezimmer',
  'Küche',
  'Empfang',
  'Salon',
  'Baustelle',
  'Heizraum',
  'Archiv',
  'Besprechung',
  'Büro',
  'Kurs',
  'Gasse',
  'Tischlerei',
  'Kalender',
] as const
export type Place = (typeof places)[number]
