import { htmlCure, htmlSentence } from './html'
import type { Sentences } from './meant'

/** What stops the reader of a page, what Markdown reads otherwise than its author, and what only reads badly. */
export const text: Sentences = {
  'lone-sign': ({ word }) =>
    `Das Zeichen < vor „${word}“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.`,
  autolink: ({ address, href }) => `Links in spitzen Klammern gehen hier nicht. Schreiben Sie [${address}](${href}).`,
  comment: () => 'Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
  'brace-open': () =>
    'Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
  'tag-open': ({ tag }) => `Das Kästchen <${tag} endet nicht. Am Ende der Zeile fehlt das Zeichen >.`,
  'tag-character': ({ tag, text }) =>
    `Das Zeichen ${text} hat in <${tag}> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.`,
  'tag-line': ({ tag = '' }) =>
    htmlCure(tag)
      ? htmlSentence(tag)
      : `<${tag}> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.`,
  unclosed: ({ tag }) => `Das Kästchen <${tag}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${tag}>.`,
  'names-differ': ({ tag, closing, line, right }) =>
    `Das Kästchen <${tag}> wird in Zeile ${line} mit </${closing}> geschlossen. Schreiben Sie an beiden Stellen ${right}.`,
  'closed-early': ({ tag }) =>
    `</${tag}> schließt ein Kästchen, das mit /> schon geschlossen ist. Löschen Sie den Schrägstrich vor > in <${tag} … />.`,
  'strange-tag': ({ found, words }) =>
    `Ein Kästchen ${found} gibt es nicht. Für einen Platzhalter schreiben Sie [${words}], für „kleiner als“ Wörter oder \\<.`,
  'tag-brackets': ({ found = '' }) => `Kästchen stehen in spitzen Klammern. Schreiben Sie <${found.slice(1, -1)}>.`,
  'tag-space': () =>
    'So wird daraus kein Kästchen. Schreiben Sie <Name> und </Name>, ohne Leerzeichen nach < und mit dem Schrägstrich /.',
  'stray-closing': ({ tag }) =>
    `</${tag}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <${tag}> davor.`,
  'attribute-curly': ({ name, found }) =>
    `Die Angabe ${name}=${found} steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: ${name}="…".`,
  'attribute-inner': ({ name }) =>
    `In der Angabe ${name} steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.`,
  'attribute-marks': ({ name }) =>
    `In der Angabe ${name} steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.`,
  'attribute-colon': ({ name }) => `Zwischen ${name} und seinem Wert steht ein Gleichheitszeichen: ${name}="…".`,
  'attribute-open': ({ name }) =>
    `Die Angabe ${name} hat kein schließendes Anführungszeichen. Schreiben Sie ${name}="…".`,
  'attribute-bare': ({ name, value }) =>
    `Die Angabe ${name} braucht gerade Anführungszeichen. Schreiben Sie ${name}="${value || '…'}".`,
  'attribute-braces': ({ name }) =>
    `Die Angabe ${name} steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: ${name}="…".`,
  unreadable: ({ sign }) =>
    `Ab hier lässt sich die Seite nicht lesen${sign ? ` (Zeichen „${sign}“)` : ''}. Prüfen Sie Klammern, < und Anführungszeichen dieser Zeile.`,
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
  'emphasis-open': ({ found = '' }) =>
    `Das Zeichen ${found[0]} vor „${found.slice(1)}“ hat kein Gegenstück. Schreiben Sie *${found.slice(1)}* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\${found[0]}.`,
  code: ({ found = '' }) =>
    found === ''
      ? 'Einen Code-Block mit ``` oder ~~~ gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text.'
      : `Die schrägen Striche \` um „${found}“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.`,
  residue: ({ found }) =>
    `„${found}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
  footnote: () =>
    'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
  struck: ({ found }) =>
    `Durchgestrichen werden auf dieser Website nur alte Preise: ~~990 €~~. Löschen Sie ~~${found}~~ oder nur die Zeichen ~~.`,
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
  'heading-space': ({ found }) => `Nach ${found} fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.`,
  'item-space': ({ found }) => `Nach dem Zeichen ${found} fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.`,
  'item-sign': ({ found }) => `Das Zeichen ${found} macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.`,
  setext: ({ text }) =>
    `Die Striche unter „${text}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
  'h1-again': ({ line }) => `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Nehmen Sie hier ##.`,
  'h1-missing': () => 'Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
  'hint-heading-twice': ({ line, text }) =>
    `Hinweis: Die Überschrift „${text}“ steht schon in Zeile ${line}. Mit anderen Wörtern finden Links und Besucher die richtige.`,
  'heading-empty': () => 'Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
  'level-skipped': ({ found, next }) =>
    `Die Überschrift mit ${found} überspringt eine Stufe. Nehmen Sie ${next}, das Aussehen regelt die Seite.`,
  'table-broken': () =>
    'Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.',
  'list-joined': () =>
    'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
  'hint-head-short': ({ key, length, least, most }) =>
    `Hinweis: ${key} ist mit ${length} Zeichen kurz und sagt in der Suche wenig. Gut sind ${least} bis ${most} Zeichen.`,
  'hint-head-long': ({ key, length, least, most }) =>
    `Hinweis: ${key} ist mit ${length} Zeichen lang und wird in der Suche abgeschnitten. Gut sind ${least} bis ${most} Zeichen.`,
  'hint-example-elsewhere': ({ example, other }) =>
    `Hinweis: „${example}“ steht so auch bei ${other}. Emilia antwortet nur von einer Stelle: Lassen Sie die Frage dort, wo die Antwort steht.`,
  'hint-spelling': ({ word, meant }) =>
    `Hinweis: „${word}“ kennt das Wörterbuch nicht.${meant ? ` Meinten Sie „${meant}“?` : ''} Ist es richtig, schreiben Sie es in content/woerter.txt.`,
  'hint-two-sentences': () =>
    'Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
  'hint-repeated': ({ word }) => `Hinweis: „${word}“ steht zweimal hintereinander.`,
  'hint-quotes': ({ found }) =>
    found === '"'
      ? 'Hinweis: Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.'
      : `Hinweis: ${found} ist hier ein englisches Anführungszeichen. Auf Deutsch stehen „diese“.`,
  'hint-comma': () => 'Hinweis: Vor dem Komma steht kein Leerzeichen, dahinter eines.',
  'hint-accent': () => 'Hinweis: Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
  'hint-dash': () => 'Hinweis: Zwei Striche -- bleiben zwei Striche. Der Gedankenstrich ist –.',
  'hint-claim': ({ claim }) =>
    `Hinweis: „${claim}“ ist eine Werbeaussage. Nennen Sie im selben Absatz die Quelle („Quelle: Studie, Jahr“ oder ein Link), oder schreiben Sie es ohne Zahl.`,
  'hint-section-empty': ({ text }) =>
    `Hinweis: Unter der Überschrift „${text}“ steht nichts. Schreiben Sie etwas darunter oder löschen Sie sie.`,
  'hint-after-banner': () =>
    'Hinweis: Das steht nach dem letzten <CtaBanner>, der die Seite beendet. Setzen Sie es davor, sonst liest es kaum jemand.',
  'hint-link-text': ({ text }) =>
    `Hinweis: „${text}“ sagt nicht, wohin der Link führt. Verlinken Sie die Wörter, um die es geht: [Preise für Hotels](/pfad).`,
  'hint-placeholder': ({ value, count }) =>
    count === '1'
      ? `Hinweis: Hier steht noch ein Platzhalter: ${value}. Schreiben Sie die Angabe hin, ohne eckige Klammern.`
      : `Hinweis: Auf dieser Seite stehen noch ${count} Platzhalter, hier der erste: ${value}. Schreiben Sie die Angaben hin, ohne eckige Klammern.`,
  'hint-amount': ({ written, better }) => `Hinweis: „${written}“ schreibt diese Website so: ${better}.`,
  'hint-tier-price': ({ amount }) =>
    `Hinweis: „${amount}“ hat in prices.yaml keines der drei Pakete. Stimmt der Betrag in diesem Satz noch?`,
  'hint-du': ({ word }) => `Hinweis: „${word}“ duzt, die Website sagt Sie.`,
}
