import type { MistakeExample } from './mistake-example'

const HERO = (heading: string) => `<Hero kicker="Probe">\n\n${heading}\n\nText.\n\n</Hero>`

/** Text that reads well and becomes something else: headings, lists, links, pictures, hints. */
export const text: MistakeExample[] = [
  {
    name: 'a second h1',
    text: '# Eins\n\nText\n\n# Zwei',
    findings: ['11:1  Die Seite hat schon in Zeile 7 eine Überschrift mit #. Nehmen Sie hier ##.'],
  },
  {
    name: 'a second Hero',
    text: `${HERO('# Eins')}\n\n${HERO('# Zwei')}`,
    findings: [
      '15:1  Die Seite hat schon in Zeile 7 einen <Hero>. Löschen Sie die Zeilen <Hero …> und </Hero> hier, und beginnen Sie die Überschrift mit ##.',
    ],
  },
  {
    name: 'a second Hero as its finding wants it',
    text: `${HERO('# Eins')}\n\n## Zwei\n\nText.`,
    findings: [],
  },
  {
    name: 'a title above the Hero',
    text: `# Eins\n\nText.\n\n${HERO('# Zwei')}`,
    findings: [
      '13:1  Die Seite hat schon in Zeile 7 eine Überschrift mit #. Löschen Sie sie dort, <Hero> bringt die Überschrift der Seite mit.',
    ],
  },
  {
    name: 'a title under the Hero',
    text: `${HERO('# Eins')}\n\n# Zwei\n\nText.`,
    findings: ['15:1  Die Seite hat schon in Zeile 9 eine Überschrift mit #. Nehmen Sie hier ##.'],
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
    name: 'a conflict mark that was forgotten, and three versions',
    text: 'Eins.\n>>>>>>> neu\n\n<<<<<<< HEAD\nZwei.\n||||||| alt\nDrei.\n=======\nVier.\n>>>>>>> neu\n\n=======\n\nFünf.',
    findings: [
      '8:1  Hier steht noch eine Markierung aus dem Zusammenführen mit Git (>>>>>>>). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.',
      '10:1  Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
      '18:1  Hier steht noch eine Markierung aus dem Zusammenführen mit Git (=======). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.',
    ],
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
  {
    name: 'dots for a list',
    text: '• Eins\n– Zwei',
    findings: [
      '7:1  Das Zeichen • macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
      '8:1  Das Zeichen – macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
    ],
  },
  {
    name: 'numbers without their space',
    text: '1.Erstens\n2.Zweitens',
    findings: [
      '7:1  Nach 1. fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
      '8:1  Nach 2. fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
    ],
  },
  {
    name: 'the same heading twice',
    text: '# Eins\n\n## Zwei\n\nText.\n\n## Zwei',
    findings: [
      '13:1  Hinweis: Die Überschrift „Zwei“ steht schon in Zeile 9. Mit anderen Wörtern finden Links und Besucher die richtige.',
    ],
  },
  {
    name: 'links with commas',
    text: '[Demo](/trial), [Kontakt](/kontaktinformationen)',
    findings: [
      '7:1  Hinweis: Zwischen diesen Links stehen Satzzeichen, so bleiben sie Text. Nur durch Leerzeichen getrennt werden sie zu Schaltflächen.',
    ],
  },
  {
    name: 'straight quotes',
    text: 'Das „gute" und das "beste" Ergebnis.',
    findings: ['7:10  Hinweis: Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.'],
  },
  {
    name: 'commas and their spaces',
    text: 'Wir ,Sie und,alle. 1,5 und z. B., ja.',
    findings: [
      '7:4  Hinweis: Vor „,“ steht ein Leerzeichen zu viel, oder dahinter fehlt eines.',
      '7:13  Hinweis: Vor „,“ steht ein Leerzeichen zu viel, oder dahinter fehlt eines.',
    ],
  },
  {
    name: 'a text still to be written',
    text: 'Lorem ipsum dolor.',
    findings: ['7:1  Hinweis: „Lorem ipsum“ sieht nach einem Text aus, der noch zu schreiben ist.'],
  },
]
