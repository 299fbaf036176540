import type { DataMistake } from './data-rows'

const PAIRS = 'Zu jeder eckigen Klammer gehört eine zweite. Löschen Sie beide, sobald die Angabe stimmt.'
const PLAIN = 'Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.'

/** Signs that would be read as they stand: half a placeholder, Markdown, HTML. */
export const signs: DataMistake[] = [
  [
    'site.yaml',
    '"[https://www.4xdu.example]"',
    '"https://www.4xdu.at]"',
    [`7:6  Die Angabe „https://www.4xdu.at]“ bei „url“ passt so nicht. ${PAIRS}`],
  ],
  [
    'site.yaml',
    '"[office@4xdu.example]"',
    '"[office@4xdu.at"',
    [`9:8  Die Angabe „[office@4xdu.at“ bei „email“ passt so nicht. ${PAIRS}`],
  ],
  [
    'site.yaml',
    '"[Straße und Hausnummer]"',
    '"Hauptplatz 1]"',
    [`12:11  Die Angabe „Hauptplatz 1]“ bei „street“ passt so nicht. ${PAIRS}`],
  ],
  [
    'site.yaml',
    '"[Name und Sitz des Hosting-Partners]"',
    '"Hetzner, [Name und Sitz"',
    [`58:10  Die Angabe „Hetzner, [Name und Sitz“ bei „hosting“ passt so nicht. ${PAIRS}`],
  ],
  [
    'site.yaml',
    '"[office@4xdu.example]"',
    '„office@4xdu.at“',
    [
      '9:8  Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "office@4xdu.at".',
    ],
  ],
  ['navigation.yaml', 'label: AGB', 'label: Die „AGB“', []],
  [
    'prices.yaml',
    '    from: 500\n',
    '    from: 500\n>>>>>>> neu\n',
    [
      '9:1  Hier steht noch eine Markierung aus dem Zusammenführen mit Git (>>>>>>>). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.',
    ],
  ],
  [
    'prices.yaml',
    'perMessage: 0.10',
    'perMessage: 10',
    [
      '9:17  Die Angabe „10“ bei „perMessage“ passt so nicht. Schreiben Sie Euro mit Punkt statt Komma und ohne Zeichen, zum Beispiel 0.10.',
    ],
  ],
  ['prices.yaml', '- Online-Dashboard', '- **Online**-Dashboard', [`17:9  ${PLAIN}`]],
  [
    'prices.yaml',
    '- Online-Dashboard',
    '- Das [Dashboard](/trial)',
    [`17:9  Die Angabe „Das [Dashboard](/trial)“ bei „features, Eintrag 5“ passt so nicht. ${PLAIN}`],
  ],
  [
    'navigation.yaml',
    'label: Autohaus,',
    'label: Autohaus &amp; Werkstatt,',
    [`6:18  Die Angabe „Autohaus &amp; Werkstatt“ bei „label“ passt so nicht. ${PLAIN}`],
  ],
  [
    'site.yaml',
    'claim: KI-Assistenten',
    'claim: <b>KI</b>-Assistenten',
    [`6:8  Die Angabe „<b>KI</b>-Assistenten aus Graz“ bei „claim“ passt so nicht. ${PLAIN}`],
  ],
]
