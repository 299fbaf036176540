const GONE = 'Holen Sie sie aus dem letzten Stand zurück (git checkout'

/** Whole files; `undefined`: the file is gone. */
export const files: [file: string, text: string | undefined, findings: string[]][] = [
  ['emilia/persona.md', undefined, [`1:1  Diese Datei fehlt. ${GONE}) oder legen Sie sie neu an.`]],
  ['emilia/topics.yaml', undefined, [`1:1  Diese Datei fehlt. ${GONE}) oder legen Sie sie neu an.`]],
  ...['', '# Rolle\n\n# Wissen\n'].map((text): [string, string, string[]] => [
    'emilia/persona.md',
    text,
    [
      `1:1  Diese Datei ist leer, Emilia wüsste nicht, wer sie ist. ${GONE} -- content/emilia/persona.md) oder schreiben Sie unter # Rolle, wer Emilia ist.`,
    ],
  ]),
  ['site.yaml', '# leer\n', [`1:1  Diese Datei hat keine Angaben mehr. ${GONE}).`]],
  ['redirects.yaml', '# keine\n', []],
  [
    'redirects.yaml',
    '/alt /trial\n',
    ['1:1  Zwischen alter und neuer Adresse steht nur ein Doppelpunkt. Schreiben Sie /alt: /trial.'],
  ],
  [
    'redirects.yaml',
    '/neu: /trial\n- /alt: /trial\n',
    ['2:1  In dieser Datei gibt es keine Liste. Löschen Sie den Strich davor.'],
  ],
  [
    'redirects.yaml',
    'alt\n',
    [
      '1:1  Die Zeilen dieser Datei haben nicht die Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt. Je Zeile eine alte und eine neue Adresse: /alte-seite: /trial.',
    ],
  ],
]
