import type { Sentences } from './meant'

/** What Markdown reads otherwise than its author, and the cure. */
export const text: Sentences = {
  conflict: () =>
    'Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
  'conflict-rest': ({ mark }) =>
    `Hier steht noch eine Markierung aus dem Zusammenführen mit Git (${mark}). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.`,
  'trailing-space': () => 'Am Ende der Zeile stehen Leerzeichen. Löschen Sie sie.',
  'odd-space': () =>
    'Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
  'odd-unseen': () =>
    'Hier steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. Löschen Sie die Stelle und tippen Sie sie neu, oder lassen Sie es npm run check -- --fix tun.',
  garbled: ({ found }) =>
    `Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (${found}). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.`,
  'bold-open': () =>
    'Hier stehen ** und machen nichts fett, weil das zweite Paar fehlt. Schreiben Sie **fett** oder löschen Sie sie.',
  'bold-space': () =>
    'Hier stehen ** und machen nichts fett: Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
  'emphasis-open': ({ sign, word }) =>
    `Das Zeichen ${sign} vor „${word}“ hat kein Gegenstück. Schreiben Sie *${word}* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\${sign}.`,
  code: ({ found = '' }) =>
    found === ''
      ? 'Einen Code-Block mit ``` oder ~~~ gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text.'
      : `Die schrägen Striche \` um „${found}“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.`,
  residue: ({ found }) =>
    `„${found}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
  'residue-campaign': ({ found }) =>
    `Dieser Link verrät, dass er aus einem KI-Programm kommt (${found}). Löschen Sie diesen Teil der Adresse.`,
  footnote: () =>
    'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
  struck: ({ found }) =>
    `Durchgestrichenen Text gibt es auf dieser Website nicht. Löschen Sie ~~${found}~~ oder nur die Zeichen ~~.`,
  'quote-sign': () =>
    'Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es das Kästchen <Quotes>.',
  rule: () =>
    'Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
  'line-break': () =>
    'Der Schrägstrich am Ende erzwingt einen Zeilenumbruch. Löschen Sie ihn; einen neuen Absatz macht eine leere Zeile.',
  task: () =>
    'Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; eine Liste mit Häkchen macht <Checklist>.',
  'item-empty': () =>
    'Dieser Listenpunkt ist leer. Schreiben Sie seinen Text hinter den Strich oder löschen Sie die Zeile.',
  'date-list': ({ found }) =>
    `„${found}“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am ${found} …“).`,
  'heading-space': ({ marks }) => `Nach ${marks} fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.`,
  'item-space': ({ number }) =>
    `Nach ${number ?? 'dem Strich'} fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.`,
  'item-sign': ({ sign }) => `Das Zeichen ${sign} macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.`,
  setext: ({ text }) =>
    `Die Striche unter „${text}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
  'h1-again': ({ line }) => `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Nehmen Sie hier ##.`,
  'h1-above-hero': ({ line }) =>
    `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Löschen Sie sie dort, <Hero> bringt die Überschrift der Seite mit.`,
  'h1-missing': () => 'Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
  'hint-heading-twice': ({ line, text }) =>
    `Hinweis: Die Überschrift „${text}“ steht schon in Zeile ${line}. Mit anderen Wörtern finden Links und Besucher die richtige.`,
  'heading-empty': () => 'Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
  'level-skipped': ({ found, next }) =>
    `Die Überschrift mit ${found} überspringt eine Stufe. Nehmen Sie ${next}, das Aussehen regelt die Seite.`,
  'table-broken': () =>
    'Das wird keine Tabelle. Überschrift und Trennzeile | --- | brauchen gleich viele Spalten und stehen direkt untereinander.',
  'list-joined': () =>
    'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
}
