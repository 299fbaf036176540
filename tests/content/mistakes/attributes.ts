import type { MistakeExample } from './mistake-example'

/** What goes wrong in the attributes of a box. */
export const attributes: MistakeExample[] = [
  {
    name: 'marks of text in a value',
    text: '<Hero kicker="Arzt &amp; **Zahn**" note="<b>Neu</b>">\n\n# Zwei\n\n</Hero>',
    findings: [
      '7:26  In der Angabe kicker steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.',
      '7:42  In der Angabe note steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.',
    ],
  },
  {
    name: 'typographic quotes',
    text: '<Portrait persona=„Luigi“>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: [
      '7:19  Die Angabe persona=„Luigi“ steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: persona="…".',
    ],
  },
  {
    name: 'a typographic quote at the end',
    text: '<Portrait persona="Luigi“>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: [
      '7:25  Die Angabe persona="Luigi“ steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: persona="…".',
    ],
  },
  {
    name: 'straight quotes inside',
    text: '<Quotes>\n\n<Quote business="Café "Central" Graz">\n\nSehr gut.\n\n</Quote>\n\n</Quotes>',
    findings: [
      '9:23  In der Angabe business steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.',
    ],
  },
  {
    name: 'no closing quote',
    text: '<Portrait persona="Luigi>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:19  Die Angabe persona hat kein schließendes Anführungszeichen. Schreiben Sie persona="…".'],
  },
  {
    name: 'no closing quote before the next one',
    text: '<Quotes>\n\n<Quote business="Café persona="Luigi">\n\nSehr gut.\n\n</Quote>\n\n</Quotes>',
    findings: ['9:17  Die Angabe business hat kein schließendes Anführungszeichen. Schreiben Sie business="…".'],
  },
  {
    name: 'no quotes',
    text: '<Portrait persona=Luigi>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:19  Die Angabe persona braucht gerade Anführungszeichen. Schreiben Sie persona="Luigi".'],
  },
  {
    name: 'braces',
    text: '<Portrait persona={Luigi}>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: [
      '7:19  Die Angabe persona steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: persona="…".',
    ],
  },
  {
    name: 'a space from Word',
    text: '<Portrait\u00a0persona="Luigi">\n\nDas ist Luigi.\n\n</Portrait>',
    findings: [
      '7:10  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    ],
  },
  {
    name: 'an unknown attribute',
    text: '<Portrait person="Luigi">\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:11  <Portrait> kennt die Angabe „person“ nicht. Meinten Sie „persona“?'],
  },
  {
    name: 'a missing attribute',
    text: '<Portrait>\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:1  In <Portrait> fehlt die Angabe persona="…" (Wer vorgestellt wird).'],
  },
  {
    name: 'an empty attribute',
    text: '<Portrait persona="">\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:11  Die Angabe persona in <Portrait> ist leer. Schreiben Sie persona="…" (Wer vorgestellt wird).'],
  },
  {
    name: 'a value that is not in the list',
    text: '<Portrait persona="Luiggi">\n\nDas ist Luigi.\n\n</Portrait>',
    findings: [
      '7:11  Die Angabe persona="Luiggi" in <Portrait> passt nicht (Wer vorgestellt wird). Meinten Sie „Luigi“?',
    ],
  },
  {
    name: 'a comma between attributes',
    text: '<Quotes>\n\n<Quote business="Café", persona="Luigi">\n\nSehr gut.\n\n</Quote>\n\n</Quotes>',
    findings: [
      '9:23  Das Zeichen , hat in <Quote> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.',
    ],
  },
  {
    name: 'a colon for the sign of equality',
    text: '<Portrait persona: "Sam">\n\nDas ist Sam.\n\n</Portrait>',
    findings: ['7:11  Zwischen persona und seinem Wert steht ein Gleichheitszeichen: persona="…".'],
  },
]
