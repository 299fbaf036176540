import type { Sentences } from './meant'

/** What Markdown reads otherwise than its author, and the cure. */
export const text: Sentences = {
  conflict: () =>
    'Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
  'trailing-space': () => 'Am Ende der Zeile stehen Leerzeichen. Löschen Sie sie.',
  'odd-space': () =>
    'Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
  'heading-space': ({ marks }) => `Nach ${marks} fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.`,
  'item-space': () => 'Nach dem Strich fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
  setext: ({ text }) =>
    `Die Striche unter „${text}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
  'h1-again': ({ line }) => `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Nehmen Sie hier ##.`,
  'h1-missing': () => 'Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
  'heading-empty': () => 'Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
  'level-skipped': ({ found, next }) =>
    `Die Überschrift mit ${found} überspringt eine Stufe. Nehmen Sie ${next}, das Aussehen regelt die Seite.`,
  'table-broken': () =>
    'Das wird keine Tabelle. Überschrift und Trennzeile | --- | brauchen gleich viele Spalten und stehen direkt untereinander.',
  'list-joined': () =>
    'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
}
