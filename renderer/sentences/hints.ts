import type { Sentences } from './meant'

/** What reads badly but harms nothing. */
export const hints: Sentences = {
  'hint-head-short': ({ key, length, least, most }) =>
    `Hinweis: ${key} ist mit ${length} Zeichen kurz und sagt in der Suche wenig. Gut sind ${least} bis ${most} Zeichen.`,
  'hint-head-long': ({ key, length, least, most }) =>
    `Hinweis: ${key} ist mit ${length} Zeichen lang und wird in der Suche abgeschnitten. Gut sind ${least} bis ${most} Zeichen.`,
  'hint-page-gone': ({ file, path, target }) =>
    `Hinweis: Die Seite ${path} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: ${path}: ${target || '/neue-seite'}.`,
  'hint-redirect-chain': ({ path, way, end }) =>
    `Hinweis: Besucher gehen hier einen Umweg (${way}). Schreiben Sie gleich ${path}: ${end}.`,
  'hint-two-sentences': () =>
    'Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
  'hint-repeated': ({ word }) => `Hinweis: „${word}“ steht zweimal hintereinander.`,
  'hint-buttons': () =>
    'Hinweis: Zwischen diesen Links stehen Satzzeichen, so bleiben sie Text. Nur durch Leerzeichen getrennt werden sie zu Schaltflächen.',
  'hint-quotes': () => 'Hinweis: Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.',
  'hint-comma': ({ sign }) => `Hinweis: Vor „${sign}“ steht ein Leerzeichen zu viel, oder dahinter fehlt eines.`,
  'hint-dummy': ({ word }) => `Hinweis: „${word}“ sieht nach einem Text aus, der noch zu schreiben ist.`,
  'hint-video-again': ({ line }) =>
    `Hinweis: Das zweite Video der Seite (das erste steht in Zeile ${line}) macht sie langsam und unruhig.`,
  'hint-banner-again': ({ line }) =>
    `Hinweis: <CtaBanner> steht schon in Zeile ${line}. Es gehört einmal ans Ende der Seite.`,
  'hint-media-name': ({ name, better }) =>
    `Hinweis: „${name}“ hat Leerzeichen, Umlaute oder Sonderzeichen im Namen, Links dorthin brechen leicht. Nennen Sie die Datei ${better}.`,
  'hint-apostrophe': () => 'Hinweis: Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
  'hint-amount': ({ written, better }) => `Hinweis: „${written}“ schreibt diese Website so: ${better}.`,
  'hint-tier-price': ({ amount }) =>
    `Hinweis: „${amount}“ hat in prices.yaml keines der drei Pakete. Stimmt der Betrag in diesem Satz noch?`,
  'hint-tier-name': ({ word, name }) =>
    `Hinweis: „${word}“ heißt in prices.yaml jetzt „${name}“. Schreiben Sie auch hier ${name}.`,
  'hint-menu-page': ({ path, other, line }) =>
    `Hinweis: Auf ${path} führt in diesem Menü schon „${other}“ in Zeile ${line}. Stimmt der Pfad?`,
  'hint-du': ({ word }) => `Hinweis: „${word}“ duzt, die Website sagt Sie.`,
}
