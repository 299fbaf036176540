import type { MistakeExample } from './mistake-example'

/** Signs that mean something else to the reader of a page. */
export const signs: MistakeExample[] = [
  {
    name: 'a lone sign before a figure',
    text: 'Antwort in <24 Stunden.',
    findings: [
      '7:12  Das Zeichen < vor „24“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.',
    ],
  },
  {
    name: 'a lone sign before =',
    text: 'Wenn x <= 5 ist.',
    findings: [
      '7:8  Das Zeichen < vor „=“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.',
    ],
  },
  {
    name: 'a placeholder in braces',
    text: 'Hallo {name}, willkommen.',
    findings: [
      '7:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    ],
  },
  {
    name: 'two words in braces',
    text: 'Hallo {Ihr Name}, willkommen.',
    findings: [
      '7:7  Geschweifte Klammern sind hier nicht erlaubt: {Ihr Name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    ],
  },
  {
    name: 'empty braces',
    text: 'Hier {} fehlt etwas.',
    findings: [
      '7:6  Geschweifte Klammern sind hier nicht erlaubt. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    ],
  },
  {
    name: 'a second brace far below',
    text: 'Hier {steht etwas.\nNoch} ein Satz.',
    findings: [
      '7:6  Geschweifte Klammern sind hier nicht erlaubt: {steht etwas. …}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    ],
  },
  {
    name: 'a brace that is never closed',
    text: 'Hier { fehlt etwas.\n\nNoch ein Absatz.',
    findings: [
      '7:6  Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
    ],
  },
  {
    name: 'a comment',
    text: 'Text\n\n<!-- Preis noch klären -->\n\nText',
    findings: ['9:1  Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.'],
  },
  {
    name: 'a comment over several lines',
    text: '<!-- Preis\nnoch klären -->\n\nText',
    findings: ['7:1  Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.'],
  },
  {
    name: 'a line break in HTML',
    text: 'Erste Zeile<br>\nZweite Zeile',
    findings: ['7:12  HTML wie <br> geht hier nicht. Für einen neuen Absatz lassen Sie eine Zeile leer.'],
  },
  {
    name: 'a line break in XHTML',
    text: 'Erste Zeile<br />Zweite Zeile',
    findings: ['7:12  HTML wie <br> geht hier nicht. Für einen neuen Absatz lassen Sie eine Zeile leer.'],
  },
  {
    name: 'bold in HTML',
    text: 'Das ist <b>fett</b>.',
    findings: ['7:9  HTML wie <b> geht hier nicht. Für fetten Text schreiben Sie **so**.'],
  },
  {
    name: 'a block in HTML',
    text: '<div class="box">\n\nText\n\n</div>',
    findings: ['7:1  HTML wie <div> geht hier nicht. Löschen Sie das Kürzel und sein Gegenstück, der Text bleibt.'],
  },
  {
    name: 'a link in HTML',
    text: 'Zur <a href="/trial">Demo</a>.',
    findings: ['7:5  HTML wie <a> geht hier nicht. Einen Link schreiben Sie [Text](/pfad).'],
  },
  {
    name: 'an address in angle brackets',
    text: 'Siehe <https://example.org/a>.',
    findings: [
      '7:7  Links in spitzen Klammern gehen hier nicht. Schreiben Sie [https://example.org/a](https://example.org/a).',
    ],
  },
  {
    name: 'a mail address in angle brackets',
    text: 'Schreiben Sie an <office@example.org>.',
    findings: [
      '7:18  Links in spitzen Klammern gehen hier nicht. Schreiben Sie [office@example.org](mailto:office@example.org).',
    ],
  },
  {
    name: 'an import',
    text: 'import Hero from "./Hero"\n\nText',
    findings: [
      '7:1  Zeilen mit import oder export gehören nicht in den Text. Löschen Sie die Zeile, die Kästchen sind schon bekannt.',
    ],
  },
  {
    name: 'an export',
    text: 'export const preis = 5\n\nText',
    findings: [
      '7:1  Zeilen mit import oder export gehören nicht in den Text. Löschen Sie die Zeile, die Kästchen sind schon bekannt.',
    ],
  },
  {
    name: 'several at once',
    text: 'Antwort in <24 Stunden.\n\nHallo {name}.\n\n<Eins />\n\nText<br>',
    findings: [
      '7:12  Das Zeichen < vor „24“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.',
      '9:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
      '11:1  Das Kästchen <Eins> gibt es nicht. Alle Kästchen stehen in content/README.md.',
      '13:5  HTML wie <br> geht hier nicht. Für einen neuen Absatz lassen Sie eine Zeile leer.',
    ],
  },
  {
    name: 'a sign before a word',
    text: 'Antwort in <einer Stunde.',
    findings: [
      '7:12  Das Zeichen < vor „einer“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.',
    ],
  },
  {
    name: 'a placeholder in angle brackets',
    text: 'Hallo <Name des Kunden>, willkommen.',
    findings: [
      '7:7  Ein Kästchen <Name des Kunden> gibt es nicht. Für einen Platzhalter schreiben Sie [Name des Kunden], für „kleiner als“ Wörter oder \\<.',
    ],
  },
  {
    name: 'a whole page in HTML',
    text: '<html>\n\n<body>\n\nText\n\n</body>\n\n</html>',
    findings: [
      '7:1  HTML wie <html> geht hier nicht. Löschen Sie das Kürzel und sein Gegenstück, der Text bleibt.',
      '9:1  HTML wie <body> geht hier nicht. Löschen Sie das Kürzel und sein Gegenstück, der Text bleibt.',
    ],
  },
]
