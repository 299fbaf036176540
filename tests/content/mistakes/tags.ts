import type { MistakeExample } from './mistake-example'

/** Boxes that are not opened, closed or named as they should be. */
export const tags: MistakeExample[] = [
  {
    name: 'an unknown box',
    text: '<PricingTier />',
    findings: ['7:1  Das Kästchen <PricingTier> gibt es nicht. Meinten Sie <PricingTiers>?'],
  },
  {
    name: 'a box in lower case',
    text: '<steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</steps>',
    findings: ['7:1  Das Kästchen <steps> gibt es nicht. Meinten Sie <Steps>?'],
  },
  {
    name: 'a box nobody could mean',
    text: '<Donaudampfschiff />',
    findings: ['7:1  Das Kästchen <Donaudampfschiff> gibt es nicht. Alle Kästchen stehen in content/README.md.'],
  },
  {
    name: 'an unclosed box',
    text: 'Text\n\n<Steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n## Danach',
    findings: ['9:1  Das Kästchen <Steps> wird nicht geschlossen. Nach seinem Inhalt fehlt </Steps>.'],
  },
  {
    name: 'an unclosed box in another',
    text: '<Quotes>\n\n<Quote business="Café">\n\nSehr gut.\n\n</Quotes>',
    findings: ['9:1  Das Kästchen <Quote> wird nicht geschlossen. Nach seinem Inhalt fehlt </Quote>.'],
  },
  {
    name: 'an unclosed frame',
    text: '<Quotes>\n\n<Quote business="Café">\n\nSehr gut.\n\n</Quote>\n\n## Danach',
    findings: ['7:1  Das Kästchen <Quotes> wird nicht geschlossen. Nach seinem Inhalt fehlt </Quotes>.'],
  },
  {
    name: 'a misspelt closing tag',
    text: '<Steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</Stepps>',
    findings: ['7:1  Das Kästchen <Steps> wird in Zeile 11 mit </Stepps> geschlossen. Schreiben Sie dort </Steps>.'],
  },
  {
    name: 'a misspelt opening tag',
    text: '<Stepps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</Steps>',
    findings: ['7:1  Das Kästchen <Stepps> gibt es nicht. Meinten Sie <Steps>?'],
  },
  {
    name: 'a closing tag in wrong case',
    text: '<Steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</steps>',
    findings: ['7:1  Das Kästchen <Steps> wird in Zeile 11 mit </steps> geschlossen. Schreiben Sie dort </Steps>.'],
  },
  {
    name: 'a closing tag without an opening one',
    text: 'Text\n\n</Steps>',
    findings: [
      '9:1  </Steps> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <Steps> davor.',
    ],
  },
  {
    name: 'boxes that cross',
    text: '<Quotes>\n\n<Quote business="Café">\n\nSehr gut.\n\n</Quotes>\n\n</Quote>',
    findings: ['9:1  Das Kästchen <Quote> wird nicht geschlossen. Nach seinem Inhalt fehlt </Quote>.'],
  },
  {
    name: 'a tag without its end',
    text: '<Portrait persona="Luigi"\n\nDas ist Luigi.\n\n</Portrait>',
    findings: ['7:1  Das Kästchen <Portrait endet nicht. Am Ende der Zeile fehlt das Zeichen >.'],
  },
  {
    name: 'a box in the middle of a sentence',
    text: 'Unsere Preise: <PricingTiers />',
    findings: ['7:16  <PricingTiers> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.'],
  },
  {
    name: 'a box in the wrong place',
    text: '<Basic>\n\n- A\n\n</Basic>',
    findings: ['7:1  <Basic> darf nur in <PricingTiers> stehen. Setzen Sie es dort hinein.'],
  },
  {
    name: 'a box that is closed twice',
    text: '<Portrait persona="Sam" />\n\nDas ist Sam.\n\n</Portrait>',
    findings: [
      '7:1  <Portrait … /> ist mit dem Schrägstrich schon geschlossen, in Zeile 11 schließt </Portrait> es noch einmal. Löschen Sie den Schrägstrich vor >.',
    ],
  },
  {
    name: 'a box closed twice in another',
    text: '<Quotes>\n\n<Quote business="Café"/>\n\nSehr gut.\n\n</Quote>\n\n</Quotes>',
    findings: [
      '9:1  <Quote … /> ist mit dem Schrägstrich schon geschlossen, in Zeile 13 schließt </Quote> es noch einmal. Löschen Sie den Schrägstrich vor >.',
    ],
  },
  {
    name: 'a closing tag without its stroke',
    text: '<Checklist>\n\n- Eins\n\n<Checklist>',
    findings: ['11:1  Hier fehlt der Schrägstrich: Das Kästchen <Checklist> aus Zeile 7 schließt mit </Checklist>.'],
  },
  {
    name: 'a closing tag with the wrong stroke',
    text: '<Checklist>\n\n- Eins\n\n<\\Checklist>',
    findings: [
      '11:1  So wird daraus kein Kästchen. Schreiben Sie </Checklist>, ohne Leerzeichen und mit dem Schrägstrich /.',
    ],
  },
  {
    name: 'spaces in a tag',
    text: '< Checklist >\n\n- Eins\n\n</ Checklist >',
    findings: [
      '7:1  So wird daraus kein Kästchen. Schreiben Sie <Checklist>, ohne Leerzeichen und mit dem Schrägstrich /.',
      '11:1  So wird daraus kein Kästchen. Schreiben Sie </Checklist>, ohne Leerzeichen und mit dem Schrägstrich /.',
    ],
  },
  {
    name: 'a box in square brackets',
    text: '[Portrait persona="Sam"]\n\nDas ist Sam.\n\n[/Portrait]',
    findings: [
      '7:1  Kästchen stehen in spitzen Klammern. Schreiben Sie <Portrait persona="Sam">.',
      '11:1  Kästchen stehen in spitzen Klammern. Schreiben Sie </Portrait>.',
    ],
  },
  { name: 'a name of a box in square brackets', text: 'Im [Team] und an einem [Day] geht das.', findings: [] },
  {
    name: 'two forms',
    text: '<ContactForm />\n\n## Zwei\n\n<TrialForm />',
    findings: [
      '11:1  Die Seite hat schon in Zeile 7 ein Formular. Nehmen Sie <TrialForm> hier heraus, je Seite gibt es eines.',
    ],
  },
  {
    name: 'a box that its indent makes part of a list',
    text: '- Ein Punkt\n\n  <Portrait persona="Sam">\n\n  Das ist Sam.\n\n  </Portrait>',
    findings: [
      '9:3  <Portrait> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.',
    ],
  },
]
