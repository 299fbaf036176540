/** What goes wrong in the .yaml files and in persona.md: file, what is replaced by what, and every line of the answer. */
export type DataMistake = [file: string, from: string, to: string, findings: string[]]

const ROW = '- { label: Autohaus, path: /ki-im-autohaus }'
const SEMICOLON = 'Ein Strichpunkt trennt hier nichts. Schreiben Sie statt ; ein Komma.'
const END = 'Mit der Klammer ist diese Zeile zu Ende. Löschen Sie das Komma am Ende.'
const COMMA = 'Ein Komma mitten im Wert beginnt eine neue Angabe. Setzen Sie den Wert in gerade Anführungszeichen:'
const ODD_INDENT =
  'Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein, und prüfen Sie, ob die Zeile davor zu Ende ist.'
const CHATBOT = 'Chatbot: [Bot, Chat, Chatfenster]'

/** Rows in brackets that are not whole: told in their own line, not in the next. */
export const rows: DataMistake[] = [
  [
    'navigation.yaml',
    ROW,
    '- { label: Autohaus, path: /ki-im-autohaus',
    ['6:9  Diese Zeile ist nicht zu Ende: Es fehlt die schließende Klammer }. Setzen Sie sie ans Ende der Zeile.'],
  ],
  [
    'navigation.yaml',
    'path: /kontaktinformationen }\n  demo',
    'path: /kontaktinformationen\n  demo',
    ['29:12  Diese Zeile ist nicht zu Ende: Es fehlt die schließende Klammer }. Setzen Sie sie ans Ende der Zeile.'],
  ],
  [
    'navigation.yaml',
    ROW,
    '- label: Autohaus, path: /ki-im-autohaus }',
    ['6:9  Dieser Zeile fehlt am Anfang die Klammer {. Setzen Sie sie hier davor.'],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label: Autohaus path: /ki-im-autohaus }',
    ['6:27  Vor „path:“ fehlt ein Komma. Angaben in einer Zeile trennt ein Komma.'],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label: Neu: Autohaus, path: /ki-im-autohaus }',
    [
      '6:18  Ein Doppelpunkt mitten im Wert verwirrt die Zeile. Setzen Sie den Wert in gerade Anführungszeichen: label: "Neu: Autohaus".',
    ],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label: "Autohaus, path: /ki-im-autohaus }',
    ['6:18  In dieser Zeile fehlt ein Anführungszeichen ". Jeder Wert hat davor und dahinter eines, oder keines.'],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label: Autohaus #1, path: /ki-im-autohaus }',
    [
      '6:27  Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „Autohaus“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label:Autohaus, path: /ki-im-autohaus }',
    ['6:16  Nach „label:“ fehlt ein Leerzeichen.'],
  ],
  ['navigation.yaml', '  demo: {', '  demo {', ['30:7  Nach „demo“ fehlt der Doppelpunkt. Schreiben Sie „demo: …“.']],
  [
    'redirects.yaml',
    '/ki-beauty-wellness: ',
    '/ki-beauty-wellness:',
    ['2:20  Nach „/ki-beauty-wellness:“ fehlt ein Leerzeichen.'],
  ],
  [
    'emilia/synonyms.yaml',
    CHATBOT,
    'Chatbot: [Bot, Chat, Chatfenster',
    ['4:10  Diese Zeile ist nicht zu Ende: Es fehlt die schließende Klammer ]. Setzen Sie sie ans Ende der Zeile.'],
  ],
  [
    'emilia/topics.yaml',
    '    - lang* schnell',
    '    -lang* schnell',
    ['10:5  Nach dem Strich fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.'],
  ],
  [
    'prices.yaml',
    '      - Erweiterte',
    '      -Erweiterte',
    ['27:7  Nach dem Strich fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.'],
  ],
  [
    'emilia/topics.yaml',
    '- about: Laufzeit',
    'about: Laufzeit',
    [
      '13:1  Diese Zeile passt nicht zu ihren Nachbarn. Meist fehlt am Anfang ein Strich „- “, oder sie ist anders eingerückt.',
    ],
  ],
  ['redirects.yaml', 'beauty-wellnes\n', 'beauty-wellnes # Notiz\n', []],
  [
    'prices.yaml',
    '      - Online-Dashboard',
    '        - Online-Dashboard',
    [
      '17:9  Diese Zeile ist weiter eingerückt als die Zeile darüber und wird an sie angehängt. Rücken Sie sie gleich weit ein.',
    ],
  ],
  ['navigation.yaml', ROW, '- { label: Autohaus; path: /ki-im-autohaus }', [`6:26  ${SEMICOLON}`]],
  ['emilia/synonyms.yaml', CHATBOT, 'Chatbot: [Bot; Chat; "Chat; Fenster"]', [`4:14  ${SEMICOLON}`]],
  ['site.yaml', 'figure: 30 %,', 'figure: 2,5 %,', [`38:29  ${COMMA} figure: "2,5 %".`]],
  ['site.yaml', 'value: Graz }', 'value: Graz, Österreich, EU }', [`45:27  ${COMMA} value: "Graz, Österreich, EU".`]],
  [
    'navigation.yaml',
    ROW,
    '- { label: „Autohaus, Werkstatt“, path: /ki-im-autohaus }',
    [`6:18  ${COMMA} label: "„Autohaus, Werkstatt“".`],
  ],
  ['prices.yaml', '      - Online-Dashboard', '     - Online-Dashboard', [`17:6  ${ODD_INDENT}`]],
  ['site.yaml', '  - { label: Sitz,', '- { label: Sitz,', [`45:1  ${ODD_INDENT}`]],
  ['navigation.yaml', ROW, `${ROW},`, [`6:51  ${END}`]],
  ['emilia/synonyms.yaml', CHATBOT, `${CHATBOT},`, [`4:34  ${END}`]],
  [
    'navigation.yaml',
    ROW,
    '- { label: Autohaus [neu], path: /ki-im-autohaus }',
    [
      '6:18  Eine Klammer mitten im Wert verwirrt die Zeile. Setzen Sie den Wert in gerade Anführungszeichen: label: "Autohaus [neu]".',
    ],
  ],
  [
    'navigation.yaml',
    ROW,
    '- { label: Autohaus {neu}, path: /ki-im-autohaus }',
    [
      '6:27  Eine Klammer mitten im Wert beginnt hier etwas Neues. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  ],
  [
    'prices.yaml',
    '- Online-Dashboard',
    '- [Online-Dashboard](/trial)',
    ['17:9  Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.'],
  ],
  [
    'prices.yaml',
    '- Online-Dashboard',
    '- [Neu] Online-Dashboard',
    ['17:9  Ein Wert darf nicht mit [ beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  ],
  [
    'navigation.yaml',
    '- { label: Autohaus',
    '• { label: Autohaus',
    ['6:7  Das Zeichen • macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.'],
  ],
  [
    'prices.yaml',
    '- Personalisierter',
    '– Personalisierter',
    ['13:7  Das Zeichen – macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.'],
  ],
]
