import type { Sentences } from './meant'

/** What reads badly but harms nothing. */
export const hints: Sentences = {
  'hint-page-gone': ({ file, path, target }) =>
    `Hinweis: Die Seite ${path} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: ${path}: ${target || '/neue-seite'}.`,
  'hint-redirect-chain': ({ path, way, end }) =>
    `Hinweis: Besucher gehen hier einen Umweg (${way}). Schreiben Sie gleich ${path}: ${end}.`,
  'hint-two-sentences': () =>
    'Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
  'hint-repeated': ({ word }) => `Hinweis: „${word}“ steht zweimal hintereinander.`,
  'hint-apostrophe': () => 'Hinweis: Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
  'hint-amount': ({ written, better }) => `Hinweis: „${written}“ schreibt diese Website so: ${better}.`,
  'hint-du': ({ word }) => `Hinweis: „${word}“ duzt, die Website sagt Sie.`,
}
