import type { MistakeExample } from './mistake-example'

/** Signs that Markdown knows and that stayed text, or that this site has no look for. */
export const markdown: MistakeExample[] = [
  {
    name: 'bold without its end',
    text: 'Das ist **fett ohne Ende.',
    findings: [
      '7:9  Hier stehen ** und machen nichts fett, weil das zweite Paar fehlt. Schreiben Sie **fett** oder löschen Sie sie.',
    ],
  },
  {
    name: 'bold with spaces inside',
    text: 'Das ist ** fett ** gemeint.',
    findings: [
      '7:9  Hier stehen ** und machen nichts fett: Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
    ],
  },
  {
    name: 'bold without a space behind',
    text: '**Achtung:**Text',
    findings: [
      '7:1  Hier stehen ** und machen nichts fett: Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
    ],
  },
  {
    name: 'a bold start that is not closed',
    text: '<Steps>\n\n1. **Analyse. Wir sehen uns das an.\n\n</Steps>',
    findings: [
      '9:4  Hier stehen ** und machen nichts fett, weil das zweite Paar fehlt. Schreiben Sie **fett** oder löschen Sie sie.',
    ],
  },
  {
    name: 'emphasis without its end',
    text: 'Das ist _betont ohne Ende.',
    findings: [
      '7:9  Das Zeichen _ vor „betont“ hat kein Gegenstück. Schreiben Sie *betont* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\_.',
    ],
  },
  {
    name: 'a marker without its end',
    text: '# Ein *Titel',
    findings: [
      '7:7  Das Zeichen * vor „Titel“ hat kein Gegenstück. Schreiben Sie *Titel* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\*.',
    ],
  },
  {
    name: 'stars and strokes that mean themselves',
    text: 'Kund*innen, Mitarbeiter/*innen, a_b_c, 5 * 3, 499 €*, \\*\\*x und \\_y.',
    findings: [],
  },
  {
    name: 'code in a line',
    text: 'Ein `Wort` hier.',
    findings: [
      '7:5  Die schrägen Striche ` um „Wort“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.',
    ],
  },
  {
    name: 'a block of code',
    text: '```\ncode\n```',
    findings: [
      '7:1  Einen Code-Block mit ``` oder ~~~ gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text.',
    ],
  },
  {
    name: 'code in a box',
    text: '<Checklist>\n\n- Ein `Wort` hier\n\n</Checklist>',
    findings: [
      '9:7  Die schrägen Striche ` um „Wort“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.',
    ],
  },
  {
    name: 'struck text',
    text: '~~alt~~ neu',
    findings: [
      '7:1  Durchgestrichenen Text gibt es auf dieser Website nicht. Löschen Sie ~~alt~~ oder nur die Zeichen ~~.',
    ],
  },
  {
    name: 'struck text in a box',
    text: '<Checklist>\n\n- ~~alt~~ neu\n\n</Checklist>',
    findings: [
      '9:3  Durchgestrichenen Text gibt es auf dieser Website nicht. Löschen Sie ~~alt~~ oder nur die Zeichen ~~.',
    ],
  },
  {
    name: 'a footnote',
    text: 'Preis[^1]\n\n[^1]: exkl. USt.',
    findings: [
      '7:6  Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
    ],
  },
  {
    name: 'a quotation',
    text: '> Sehr gut.',
    findings: [
      '7:1  Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es das Kästchen <Quotes>.',
    ],
  },
  {
    name: 'a line',
    text: 'Text\n\n---\n\nText',
    findings: [
      '9:1  Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
    ],
  },
  {
    name: 'a forced line break',
    text: 'Eins\\\nzwei',
    findings: [
      '7:5  Der Schrägstrich am Ende erzwingt einen Zeilenumbruch. Löschen Sie ihn; einen neuen Absatz macht eine leere Zeile.',
    ],
  },
  {
    name: 'things to do',
    text: '- [ ] Eins\n- [x] Zwei',
    findings: [
      '7:1  Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; eine Liste mit Häkchen macht <Checklist>.',
      '8:1  Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; eine Liste mit Häkchen macht <Checklist>.',
    ],
  },
  {
    name: 'an empty item',
    text: '<Checklist>\n\n- Eins\n-\n- Drei\n\n</Checklist>',
    findings: [
      '10:1  Dieser Listenpunkt ist leer. Schreiben Sie seinen Text hinter den Strich oder löschen Sie die Zeile.',
    ],
  },
  {
    name: 'a date at the start',
    text: '24. Dezember geschlossen.',
    findings: [
      '7:1  „24. Dezember“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am 24. Dezember …“).',
    ],
  },
  {
    name: 'an accent for an apostrophe',
    text: 'Wie geht´s?',
    findings: ['7:9  Hinweis: Das ist ein Akzent. Der Apostroph sieht so aus: ’.'],
  },
]
