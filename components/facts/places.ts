import type { PersonaName } from './personas'

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

/** Where each of the team is at work. */
export const placeOf: Record<Exclude<PersonaName, 'Emilia'>, Place> = {
  Mathias: 'Werkstatt',
  Selina: 'Wartezimmer',
  Luigi: 'Küche',
  Sabine: 'Salon',
  Sam: 'Empfang',
  Roberto: 'Baustelle',
  Phonix: 'Heizraum',
}
