import type { MistakeExample } from './mistake-example'

/** What goes wrong in the head of a page; these are whole files. */
export const head: MistakeExample[] = [
  {
    name: 'no head',
    text: '# Titel\n\nText\n',
    findings: [
      '1:1  Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
    ],
  },
  {
    name: 'a head that is not closed',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n\n# Titel\n',
    findings: ['1:1  Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.'],
  },
  {
    name: 'a program in the head',
    text: '---js\n{ title: (globalThis.ran = true) }\n---\n\n# Titel\n',
    findings: ['1:1  Im Kopf der Seite darf kein Programm stehen. Die erste Zeile besteht nur aus drei Strichen: ---.'],
  },
  {
    name: 'a colon in a value',
    text: '---\ntitle: Ein Titel: lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:17  Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  },
  {
    name: 'a quote inside quotes',
    text: '---\ntitle: "Ein "guter" Titel, lang genug | 4xDU"\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:13  Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
    ],
  },
  {
    name: 'a value that starts with a word in quotes',
    text: '---\ntitle: "Sam", der Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:12  Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
    ],
  },
  {
    name: 'a quote that is not closed',
    text: '---\ntitle: "Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Hier fehlt das schließende Anführungszeichen.'],
  },
  {
    name: 'an @ at the start',
    text: '---\ntitle: @Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Ein Wert darf nicht mit @ beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  },
  {
    name: 'a bracket at the start',
    text: '---\ntitle: [Neu] Ein Titel genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Ein Wert darf nicht mit [ beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  },
  {
    name: 'a tab',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions:\n\t- Was kostet das?\n---\n\n# Titel\n',
    findings: ['6:1  Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.'],
  },
  {
    name: 'a # that cuts',
    text: '---\ntitle: Ein Titel, lang genug #1 für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:30  Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „Ein Titel, lang genug“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  },
  {
    name: 'no space after the colon',
    text: '---\ntitle:Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:6  Nach „title:“ fehlt ein Leerzeichen.'],
  },
  {
    name: 'a space from Word after the colon',
    text: '---\ntitle:\u00a0Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:7  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    ],
  },
  {
    name: 'a line that belongs to nothing',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\nNoch etwas Text\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '4:1  „Noch etwas Text“ gehört zu keiner Angabe. Im Kopf steht je Zeile „name: Wert“, Listenpunkte beginnen mit „  - “.',
    ],
  },
  {
    name: 'a question that is indented further than the one above',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions:\n  - Was kostet das?\n    - Wie lange dauert das?\n---\n\n# Titel\n',
    findings: [
      '7:5  Diese Zeile ist weiter eingerückt als die Zeile darüber und wird an sie angehängt. Rücken Sie sie gleich weit ein.',
    ],
  },
  {
    name: 'signs for bold, and what HTML writes for &, where only words may stand',
    text: '---\ntitle: **KI**, ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nsocialTitle: "**KI** für alle"\nquestions:\n  - Was kosten Chat &amp; Telefon?\n---\n\n# Titel\n',
    findings: [
      '2:8  Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.',
      '5:14  Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.',
      '7:5  Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.',
    ],
  },
  {
    name: 'a first question that is indented too far',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions:\n    - Was kostet das?\n  - Wie geht das?\n---\n\n# Titel\n',
    findings: [
      '7:3  Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein, und prüfen Sie, ob die Zeile davor zu Ende ist.',
    ],
  },
  {
    name: 'questions with the dash of a word processor',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions:\n  - Was kostet das?\n  – Wie geht das?\n---\n\n# Titel\n',
    findings: ['7:3  Das Zeichen – macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.'],
  },
]
