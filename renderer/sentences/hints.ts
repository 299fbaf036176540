import type { Sentences } from './meant'

/** What reads badly but harms nothing. */
export const hints: Sentences = {
  'hint-redirect-chain': ({ path, way, end }) =>
    `Hinweis: Besucher gehen hier einen Umweg (${way}). Schreiben Sie gleich ${path}: ${end}.`,
  'hint-two-sentences': () =>
    'Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
  'hint-repeated': ({ word }) => `Hinweis: „${word}“ steht zweimal hintereinander.`,
  'hint-du': ({ word }) => `Hinweis: „${word}“ duzt, die Website sagt Sie.`,
}
