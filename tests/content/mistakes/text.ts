import type { MistakeExample } from './mistake-example'

/** Text that reads well and becomes something else: headings, lists, links, pictures, hints. */
export const text: MistakeExample[] = [
  {
    name: 'a second h1',
    text: '# Eins\n\nText\n\n# Zwei',
    findings: ['11:1  Die Seite hat schon in Zeile 7 eine Überschrift mit #. Nehmen Sie hier ##.'],
  },
  {
    name: 'a level left out',
    text: '# Eins\n\n## Zwei\n\n#### Vier',
    findings: ['11:1  Die Überschrift mit #### überspringt eine Stufe. Nehmen Sie ###, das Aussehen regelt die Seite.'],
  },
  {
    name: 'a heading without its space',
    text: '# Eins\n\n##Zwei',
    findings: ['9:1  Nach ## fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.'],
  },
  {
    name: 'a space from Word in a heading',
    text: '# Eins\n\n##\u00a0Zwei',
    findings: [
      '9:3  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    ],
  },
  {
    name: 'dashes under a line',
    text: 'Ein Satz\n---\n\nText',
    findings: [
      '7:1  Die Striche unter „Ein Satz“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.',
    ],
  },
  {
    name: 'an empty heading',
    text: '# Eins\n\n##\n\nText',
    findings: ['9:1  Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.'],
  },
  {
    name: 'a list item without its space',
    text: '-Erster\n-Zweiter',
    findings: [
      '7:1  Nach dem Strich fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
      '8:1  Nach dem Strich fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
    ],
  },
  {
    name: 'text that joins a list',
    text: '- Erster\n- Zweiter\nUnd so weiter.',
    findings: [
      '9:1  Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
    ],
  },
  {
    name: 'spaces at the end of a line',
    text: 'Erster Satz.  \nZweiter Satz.',
    findings: ['7:13  Am Ende der Zeile stehen Leerzeichen. Löschen Sie sie.'],
  },
  {
    name: 'conflict marks',
    text: 'Text\n\n<<<<<<< HEAD\nAlt\n=======\nNeu\n>>>>>>> branch\n',
    findings: [
      '9:1  Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
    ],
  },
  {
    name: 'a link that starts a program',
    text: '[Klick](javascript:alert(1))',
    findings: [
      '7:1  Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
    ],
  },
  {
    name: 'a link without a path',
    text: '[Klick]()',
    findings: ['7:1  Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).'],
  },
  {
    name: 'a path without its slash',
    text: '[Demo](trial)',
    findings: ['7:1  Dem Link „trial“ fehlt der Schrägstrich am Anfang. Schreiben Sie /trial.'],
  },
  {
    name: 'an address without https',
    text: '[Firma](www.example.org)',
    findings: ['7:1  Dem Link „www.example.org“ fehlt der Anfang. Schreiben Sie https://www.example.org.'],
  },
  {
    name: 'a raw address of our own',
    text: 'Siehe https://www.4xdu.example/trial und mehr.',
    findings: [
      '7:7  Der Link https://www.4xdu.example/trial führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.',
    ],
  },
  {
    name: 'a link with our own address',
    text: '[Demo](https://4xdu.example/trial#formular)',
    findings: [
      '7:1  Der Link https://4xdu.example/trial#formular führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.',
    ],
  },
  {
    name: 'a space in a link',
    text: '[Demo] (/trial)',
    findings: ['7:6  Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.'],
  },
  {
    name: 'a link that is not closed',
    text: '[Demo](/trial und weiter',
    findings: ['7:6  Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).'],
  },
  {
    name: 'a picture without words',
    text: '![](/logo.svg)',
    findings: [
      '7:1  Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
    ],
  },
  {
    name: 'a picture from elsewhere',
    text: '![Logo](https://example.org/logo.svg)',
    findings: [
      '7:1  Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
    ],
  },
  {
    name: 'a picture without its slash',
    text: '![Logo](logo.svg)',
    findings: [
      '7:1  Dem Bild „logo.svg“ fehlt der Schrägstrich am Anfang. Schreiben Sie /logo.svg, die Datei liegt in content/media.',
    ],
  },
  {
    name: 'two sentences on a line',
    text: 'Ein Satz. Noch ein Satz.',
    findings: ['7:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.'],
  },
  { name: 'a word twice', text: 'Das ist ist so.', findings: ['7:5  Hinweis: „ist“ steht zweimal hintereinander.'] },
  { name: 'du', text: 'Hier siehst du deinen Termin.', findings: ['7:13  Hinweis: „du“ duzt, die Website sagt Sie.'] },
]
