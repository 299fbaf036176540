import type { MistakeExample } from './mistake-example'

/** Letters and spaces that come along from elsewhere. */
export const letters: MistakeExample[] = [
  {
    name: 'spaces from Word and soft hyphens in a sentence',
    text: '14\u00a0Tage, Termin\u00adverwaltung, hier\u200bsteht, 10\u202f€.',
    findings: [],
  },
  {
    name: 'a space from Word behind a dash',
    text: '-\u00a0Eins',
    findings: [
      '7:2  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    ],
  },
  {
    name: 'a sign of no width before a heading',
    text: '\u200b## Zwei',
    findings: [
      '7:1  Hier steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. Löschen Sie die Stelle und tippen Sie sie neu, oder lassen Sie es npm run check -- --fix tun.',
    ],
  },
  {
    name: 'a sign of no width behind the marks',
    text: '# Eins\n\n##\u200b Zwei',
    findings: [
      '9:3  Hier steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. Löschen Sie die Stelle und tippen Sie sie neu, oder lassen Sie es npm run check -- --fix tun.',
    ],
  },
  {
    name: 'a sign of no width in an address',
    text: '[Demo](\u200b/trial)',
    findings: [
      '7:8  Hier steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. Löschen Sie die Stelle und tippen Sie sie neu, oder lassen Sie es npm run check -- --fix tun.',
    ],
  },
  {
    name: 'a sign that is no letter',
    text: 'Text\u000bmit Umbruch',
    findings: [
      '7:5  Hier steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. Löschen Sie die Stelle und tippen Sie sie neu, oder lassen Sie es npm run check -- --fix tun.',
    ],
  },
  {
    name: 'letters of another encoding',
    text: 'fÃ¼r â€žunsâ€œ',
    findings: [
      '7:2  Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (Ã¼). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.',
      '7:6  Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (â€ž). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.',
      '7:12  Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (â€œ). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.',
    ],
  },
  {
    name: 'a lost letter',
    text: 'f\ufffdr',
    findings: [
      '7:2  Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (\ufffd). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.',
    ],
  },
]
