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
]
