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
    name: 'two sentences on a line',
    text: 'Ein Satz. Noch ein Satz.',
    findings: ['7:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.'],
  },
  { name: 'a word twice', text: 'Das ist ist so.', findings: ['7:5  Hinweis: „ist“ steht zweimal hintereinander.'] },
  { name: 'du', text: 'Hier siehst du deinen Termin.', findings: ['7:13  Hinweis: „du“ duzt, die Website sagt Sie.'] },
]
