/** What stops the reader of a page, and what Markdown reads otherwise than its author; with the cure. */
export const textErrors = {
  'lone-sign': ({ word }: { word: string }) =>
    `Das Zeichen < vor „${word}“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.`,
  autolink: ({ address, href }: { address: string; href: string }) =>
    `Links in spitzen Klammern gehen hier nicht. Schreiben Sie [${address}](${href}).`,
  comment: () =>
    'Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
  'brace-open': () =>
    'Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
  'tag-open': ({ tag }: { tag: string }) =>
    `Das Kästchen <${tag} endet nicht. Am Ende der Zeile fehlt das Zeichen >.`,
  'tag-character': ({ tag, text }: { tag: string; text: string }) =>
    `Das Zeichen ${text} hat in <${tag}> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.`,
  unclosed: ({ tag }: { tag: string }) =>
    `Das Kästchen <${tag}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${tag}>.`,
  'names-differ': ({
    tag,
    closing,
    line,
    right,
  }: {
    tag: string
    closing: string
    line: number
    right: string
  }) =>
    `Das Kästchen <${tag}> wird in Zeile ${line} mit </${closing}> geschlossen. Schreiben Sie an beiden Stellen ${right}.`,
  'closed-early': ({ tag }: { tag: string }) =>
    `</${tag}> schließt ein Kästchen, das mit /> schon geschlossen ist. Löschen Sie den Schrägstrich vor > in <${tag} … />.`,
  'strange-tag': ({ found, words }: { found: string; words: string }) =>
    `Ein Kästchen ${found} gibt es nicht. Für einen Platzhalter schreiben Sie [${words}], für „kleiner als“ Wörter oder \\<.`,
  'tag-brackets': ({ found }: { found: string }) =>
    `Kästchen stehen in spitzen Klammern. Schreiben Sie <${found.slice(1, -1)}>.`,
  'tag-space': () =>
    'So wird daraus kein Kästchen. Schreiben Sie <Name> und </Name>, ohne Leerzeichen nach < und mit dem Schrägstrich /.',
  'stray-closing': ({ tag }: { tag: string }) =>
    `</${tag}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <${tag}> davor.`,
  'attribute-curly': ({ name, found }: { name: string; found: string }) =>
    `Die Angabe ${name}=${found} steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: ${name}="…".`,
  'attribute-inner': ({ name }: { name: string }) =>
    `In der Angabe ${name} steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.`,
  'attribute-marks': ({ name }: { name: string }) =>
    `In der Angabe ${name} steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.`,
  'attribute-colon': ({ name }: { name: string }) =>
    `Zwischen ${name} und seinem Wert steht ein Gleichheitszeichen: ${name}="…".`,
  'attribute-open': ({ name }: { name: string }) =>
    `Die Angabe ${name} hat kein schließendes Anführungszeichen. Schreiben Sie ${name}="…".`,
  'attribute-bare': ({ name, value }: { name: string; value: string }) =>
    `Die Angabe ${name} braucht gerade Anführungszeichen. Schreiben Sie ${name}="${value || '…'}".`,
  'attribute-braces': ({ name }: { name: string }) =>
    `Die Angabe ${name} steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: ${name}="…".`,
  unreadable: ({ sign }: { sign: string }) =>
    `Ab hier lässt sich die Seite nicht lesen${sign ? ` (Zeichen „${sign}“)` : ''}. Prüfen Sie Klammern, < und Anführungszeichen dieser Zeile.`,
  conflict: () =>
    'Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
  'conflict-rest': ({ mark }: { mark: string }) =>
    `Hier steht noch eine Markierung aus dem Zusammenführen mit Git (${mark}). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.`,
  'trailing-space': () => 'Am Ende der Zeile stehen Leerzeichen. Löschen Sie sie.',
  'odd-space': () =>
    'Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
  'odd-unseen': () =>
    'In dieser Zeile steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. „npm run check -- --fix“ löscht es.',
  directive: ({ found }: { found: string }) =>
    `„${found}“ bliebe hier Text. Löschen Sie die Zeile; ein Kästchen schreiben Sie <Name>, alle stehen in content/README.md.`,
  'emoji-code': ({ found }: { found: string }) =>
    `„${found}“ bliebe hier Text. Setzen Sie das Zeichen selbst ein, oder löschen Sie es.`,
  'tag-escaped': ({ found }: { found: string }) =>
    `So sähen Besucher „${found.replace(/^\\/, '').replace('&lt;', '<').replace('&gt;', '>')}“ als Text. Ein Kästchen beginnt mit < ohne Schrägstrich davor.`,
  'mark-sign': ({ found }: { found: string }) =>
    `Die Zeichen == in „${found}“ heben nichts hervor. Fetten Text schreiben Sie **so**.`,
  garbled: ({ found }: { found: string }) =>
    `Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (${found}). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.`,
  'bold-open': () =>
    'Hier stehen ** und machen nichts fett, weil das zweite Paar fehlt. Schreiben Sie **fett** oder löschen Sie sie.',
  'bold-space': () =>
    'Hier stehen ** und machen nichts fett: Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
  'emphasis-open': ({ found }: { found: string }) =>
    `Das Zeichen ${found[0]} vor „${found.slice(1)}“ hat kein Gegenstück. Schreiben Sie *${found.slice(1)}* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\${found[0]}.`,
  code: ({ found }: { found: string }) =>
    found === ''
      ? 'Einen Code-Block mit ``` oder ~~~ gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text.'
      : `Die schrägen Striche \` um „${found}“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.`,
  residue: ({ found }: { found: string }) =>
    `„${found}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
  footnote: () =>
    'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
  struck: ({ found }: { found: string }) =>
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
  'date-list': ({ found }: { found: string }) =>
    `„${found}“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am ${found} …“).`,
  'heading-space': ({ found }: { found: string }) =>
    `Nach ${found} fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.`,
  'item-space': ({ found }: { found: string }) =>
    `Nach dem Zeichen ${found} fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.`,
  'item-sign': ({ found }: { found: string }) =>
    `Das Zeichen ${found} macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.`,
  setext: ({ text }: { text: string }) =>
    `Die Striche unter „${text}“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.`,
  'h1-again': ({ line }: { line: number }) =>
    `Die Seite hat schon in Zeile ${line} eine Überschrift mit #. Nehmen Sie hier ##.`,
  'h1-missing': () =>
    'Der Seite fehlt die Überschrift mit #. Sie steht im <Hero> oder am Anfang des Textes.',
  'heading-twice': ({ line, text }: { line: number; text: string }) =>
    `Die Überschrift „${text}“ steht schon in Zeile ${line}, beide hätten dieselbe Adresse. Mit anderen Wörtern finden Links und Besucher die richtige.`,
  'heading-signs': ({ text }: { text: string }) =>
    `Die Überschrift „${text}“ besteht nur aus Zeichen, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.`,
  'heading-taken': ({ text, anchor }: { text: string; anchor: string }) =>
    `Die Adresse #${anchor} hat auf jeder Seite schon etwas anderes (Formular, Menü oder Inhalt). Nennen Sie die Überschrift „${text}“ anders.`,
  'heading-empty': () =>
    'Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
  'level-skipped': ({ found, next }: { found: string; next: string }) =>
    `Die Überschrift mit ${found} überspringt eine Stufe. Nehmen Sie ${next}, das Aussehen regelt die Seite.`,
  'table-broken': () =>
    'Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.',
  'list-joined': () =>
    'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
  'emilia-unknown-feature': ({ said }: { said: string }) =>
    `„${said}“ steht in prices.yaml bei keinem Paket. Schreiben Sie ein Stück der Zeile so, wie es dort unter features steht.`,
  'emilia-unknown-package': ({ said, names }: { said: string; names: readonly string[] }) =>
    `Ein Paket „${said}“ gibt es in prices.yaml nicht. Die Pakete heißen: ${names.join(', ')}.`,
}
