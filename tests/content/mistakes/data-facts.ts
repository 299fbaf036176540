import type { DataMistake } from './data-rows'

const CHATBOT = 'Chatbot: [Bot, Chat, Chatfenster]'
const TIER =
  'features:\n      - Alles aus PRO\n      - Sprach-KI für Telefonanrufe\n      - Anbindung an CRM, ERP und Buchungssystem\n      - Mehrsprachiger Support\n      - 24/7-Betreuung und regelmäßige Optimierung\n'
const PATH = 'Schreiben Sie den Pfad einer Seite mit Schrägstrich am Anfang und ohne am Ende, zum Beispiel /trial.'
const CENTS = 'Schreiben Sie Euro mit Punkt statt Komma und ohne Zeichen, zum Beispiel 0.10.'
const PLACE = 'Schreiben Sie Seite und Überschrift der Stelle, zum Beispiel ["/trial Was brauchen Sie von uns?"].'
const MISREAD = 'aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen:'

/** Facts in a wrong form: told with the right one. */
export const facts: DataMistake[] = [
  [
    'navigation.yaml',
    'label: Autohaus,',
    'label: ,',
    ['6:18  „label“ ist leer. Schreiben Sie einen Text, zum Beispiel label: Kontakt.'],
  ],
  ['navigation.yaml', 'label: Autohaus,', 'label: 24,', [`6:18  „label“ ist ein Text, „24“ ${MISREAD} "24".`]],
  [
    'navigation.yaml',
    '/ki-im-autohaus }',
    'ki-im-autohaus/ }',
    [`6:34  Die Angabe „ki-im-autohaus/“ bei „path“ passt so nicht. ${PATH}`],
  ],
  [
    'navigation.yaml',
    'persona: Mathias',
    'persona: Matthias',
    [
      '14:63  Bei „persona“ gibt es „Matthias“ nicht. Meinten Sie „Mathias“? Möglich: Mathias, Selina, Luigi, Sabine, Sam, Roberto, Phonix, Emilia.',
    ],
  ],
  [
    'navigation.yaml',
    'contact: { label: Kontakt, path: /kontaktinformationen }',
    'contact: Kontakt',
    [
      '29:12  Die Angabe „Kontakt“ bei „contact“ passt so nicht. Schreiben Sie label und path in eine Zeile: { label: Kontakt, path: /kontaktinformationen }.',
    ],
  ],
  [
    'navigation.yaml',
    '  demo: {',
    ' demo: {',
    [
      '30:1  Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein, und prüfen Sie, ob die Zeile davor zu Ende ist.',
    ],
  ],
  [
    'prices.yaml',
    '    tagline: Dein smarter',
    '      tagline: Dein smarter',
    [
      '20:7  Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein, und prüfen Sie, ob die Zeile davor zu Ende ist.',
    ],
  ],
  [
    'prices.yaml',
    'perMessage: 0.10',
    'perMessage: 0,10',
    [`9:17  Die Angabe „0,10“ bei „perMessage“ passt so nicht. ${CENTS}`],
  ],
  [
    'prices.yaml',
    'recommended: false',
    'recommended: nein',
    ['10:18  Die Angabe „nein“ bei „recommended“ passt so nicht. Schreiben Sie true für ja oder false für nein.'],
  ],
  [
    'prices.yaml',
    'recommended: false',
    'recommended: true',
    [
      '23:18  Die Angabe „true“ bei „recommended“ passt so nicht. Nur ein Paket kann EMPFOHLEN sein. Schreiben Sie bei den anderen recommended: false.',
    ],
  ],
  [
    'prices.yaml',
    'id: pro',
    'id: basic',
    [
      '18:9  Die Angabe „basic“ bei „id“ passt so nicht. Schreiben Sie hier id: pro, denn die Pakete folgen einander als basic, pro, enterprise.',
    ],
  ],
  [
    'prices.yaml',
    'features:\n      - Alles aus PRO',
    'features:\n      -',
    ['39:8  „features, Eintrag 1“ ist leer. Schreiben Sie einen Text, zum Beispiel - Online-Dashboard.'],
  ],
  [
    'prices.yaml',
    TIER,
    'features:\n',
    ['38:14  „features“ ist leer. Schreiben Sie darunter je Zeile eine Leistung: - Online-Dashboard.'],
  ],
  [
    'prices.yaml',
    'Dein smarter Assistent',
    '*neu',
    ['20:14  Ein Wert darf nicht mit * beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  ],
  [
    'site.yaml',
    '"[office@4xdu.example]"',
    '"office[at]4xdu@firma.at"',
    [
      '9:8  Die Angabe „office[at]4xdu@firma.at“ bei „email“ passt so nicht. Schreiben Sie eine E-Mail-Adresse wie office@firma.at.',
    ],
  ],
  ['site.yaml', '"[8010]"', '8010', [`13:15  „postalCode“ ist ein Text, „8010“ ${MISREAD} "8010".`]],
  [
    'site.yaml',
    '"[+43 316 000000]"',
    '+43316123456',
    [`10:8  „phone“ ist ein Text, „+43316123456“ ${MISREAD} "+43316123456".`],
  ],
  [
    'site.yaml',
    '"[+43 316 000000]"',
    '+43 (0)316 123456',
    [
      '10:8  Die Angabe „+43 (0)316 123456“ bei „phone“ passt so nicht. Schreiben Sie die Nummer mit Landesvorwahl und Leerzeichen, in Anführungszeichen, zum Beispiel "+43 316 123456".',
    ],
  ],
  [
    'site.yaml',
    'city: Graz',
    'city: Graz\n  city: Wien',
    ['15:3  Diese Angabe steht zweimal. Löschen Sie eine der beiden.'],
  ],
  [
    'emilia/synonyms.yaml',
    CHATBOT,
    'Chatbot: Bot, Chat',
    [
      '4:10  Die Angabe „Bot, Chat“ bei „Chatbot“ passt so nicht. Schreiben Sie die Wörter in eckigen Klammern: Chatbot: [Bot, Chat].',
    ],
  ],
  [
    'emilia/synonyms.yaml',
    CHATBOT,
    'Chatbot: [Bot, 24]',
    [`4:16  „Chatbot, Eintrag 2“ ist ein Text, „24“ ${MISREAD} "24".`],
  ],
  [
    'emilia/topics.yaml',
    '- about: Dauer',
    '- abuot: Dauer',
    ['7:3  Unbekannte Angabe „abuot“ unter „Eintrag 1“. Meinten Sie „about“?'],
  ],
  [
    'emilia/topics.yaml',
    '  answer: ["/trial Wie lange dauert die Einrichtung?"]\n',
    '',
    [`7:3  Hier fehlt die Angabe „answer“ unter „Eintrag 1“. ${PLACE}`],
  ],
  [
    'emilia/topics.yaml',
    'answer: ["/trial Wie lange dauert die Einrichtung?"]',
    'answer: /trial',
    [`12:11  Die Angabe „/trial“ bei „answer“ passt so nicht. ${PLACE}`],
  ],
  [
    'site.yaml',
    'closes: "17:00"',
    'closes: "08:00"',
    [
      '20:11  Die Angabe „08:00“ bei „closes“ passt so nicht. Geöffnet wird laut opens erst um 09:00. Prüfen Sie beide Uhrzeiten.',
    ],
  ],
  [
    'site.yaml',
    'time: 9:00-17:00 Uhr',
    'time: 8:00-16:00 Uhr',
    [
      '18:9  Die Angabe „8:00-16:00 Uhr“ bei „time“ passt so nicht. Bei opens und closes stehen 09:00 und 17:00. Schreiben Sie überall dieselben Uhrzeiten.',
    ],
  ],
  ['site.yaml', 'time: 9:00-17:00 Uhr', 'time: 9 bis 12 Uhr, 13 bis 17 Uhr', []],
]
