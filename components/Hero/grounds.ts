/** What a hero can stand on, by the name that authors write, and the style sheet of each. */
export const grounds = {
  Halle: 'garage',
  Empfang: 'reception',
  Pass: 'pass',
  Nacht: 'night',
  Spiegel: 'mirror',
  Leitung: 'line',
  Kalender: 'diary',
  Stapel: 'pile',
} as const
