import type { MistakeExample } from './mistake-example'

/** Boxes that hold something else than their contract says. */
export const shapes: MistakeExample[] = [
  {
    name: 'the wrong list',
    text: '<Steps>\n\n- **Analyse.** Wir sehen uns das an.\n\n</Steps>',
    findings: ['9:1  In <Steps> fehlt hier eine Liste mit 1. 2. 3., je Zeile `**Titel.** Text dazu`.'],
  },
  {
    name: 'a line without its bold start',
    text: '<Day>\n\n## Tag\n\nText.\n\n- Zeile ohne Uhrzeit\n\n</Day>',
    findings: [
      '13:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `- **7:42 Mathias.** Was passiert`.',
    ],
  },
  {
    name: 'text too much',
    text: '<PricingTiers>\n\nEin Satz zu viel.\n\n</PricingTiers>',
    findings: [
      '9:1  In <PricingTiers> passt hier nicht: ein Absatz. Erlaubt ist: ein <Basic> (kann fehlen); ein <Pro> (kann fehlen); ein <Enterprise> (kann fehlen).',
    ],
  },
  {
    name: 'a price that is none',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 0.80 EUR | 3,50 € |\n\n</PriceTable>',
    findings: ['11:29  In der Spalte KI steht „0.80 EUR“. Schreiben Sie 0,80 €.'],
  },
  {
    name: 'a price without a unit',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | viel | 0,80 € | 3,50 € |\n\n</PriceTable>',
    findings: ['11:20  In der Spalte Einrichtung steht „viel“. Erwartet wird ein Betrag wie 0,80 € oder 1.500 €.'],
  },
  {
    name: 'a cell too few',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 0,80 € |\n\n</PriceTable>',
    findings: ['11:1  Diese Zeile der Tabelle hat 4 Zellen, nötig sind 5. Zählen Sie die Striche |.'],
  },
  {
    name: 'a cell too many',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 0,80 € | 3,50 € | 4 € |\n\n</PriceTable>',
    findings: ['11:1  Diese Zeile der Tabelle hat 6 Zellen, nötig sind 5. Zählen Sie die Striche |.'],
  },
  {
    name: 'prices by which nothing is saved',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 3,50 € | 0,80 € |\n| Umfrage | Outbound | 1500 € | 0,80 € | 0 € |\n| Anruf | Inbound | 1500 € | 1 € | 1,00 € |\n\n</PriceTable>',
    findings: [
      '11:1  Regulär (hier 0,80 €) muss höher sein als KI (hier 3,50 €). Sind die beiden Spalten vertauscht?',
      '12:1  Regulär (hier 0,00 €) muss höher sein als KI (hier 0,80 €). Sind die beiden Spalten vertauscht?',
      '13:1  Regulär (hier 1,00 €) muss höher sein als KI (hier 1,00 €). Sind die beiden Spalten vertauscht?',
    ],
  },
  {
    name: 'a table of prices without rows',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n\n</PriceTable>',
    findings: ['9:1  In <PriceTable> fehlt hier mindestens eine Zeile unter | --- |.'],
  },
  {
    name: 'a table of packages without rows',
    text: '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n\n</PackageComparison>',
    findings: ['9:1  In <PackageComparison> fehlt hier mindestens eine Zeile unter | --- |.'],
  },
  {
    name: 'cells with more than text',
    text: '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| [Chatbot](/trial) | **ja** | bis zu *fünf* | nein ![A](/logo.svg) |\n| Hilfe | office@firma.at | www.firma.at | https://firma.at |\n\n</PackageComparison>',
    findings: [
      '11:3  In dieser Tabelle steht nur Text, der Link geht verloren. Löschen Sie die Klammern und die Adresse.',
      '11:23  In dieser Tabelle steht nur Text, **fett** geht verloren. Löschen Sie die Sternchen.',
      '11:39  In dieser Tabelle steht nur Text, *betont* geht verloren. Löschen Sie die Sternchen.',
      '11:53  In dieser Tabelle steht nur Text, das Bild geht verloren. Nehmen Sie es heraus.',
    ],
  },
  {
    name: 'a team with someone who has no page, a slip, and a line without text',
    text: '<Team>\n\n- **Emilia, Empfang.** Sagt Hallo\n- **Matias, Autohaus.** Termine\n- **Luigi, Gastronomie.**\n- **Sam.** Fragen\n\n</Team>',
    findings: [
      '9:1  Für „Emilia“ gibt es keine Seite, auf die eine Karte führen könnte. Möglich: Mathias, Selina, Luigi, Sabine, Sam, Roberto, Phonix.',
      '10:1  Für „Matias“ gibt es keine Seite, auf die eine Karte führen könnte. Meinten Sie „Mathias“?',
      '11:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `- **Mathias, Autohaus.** Was er tut`.',
      '12:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `- **Mathias, Autohaus.** Was er tut`.',
    ],
  },
  {
    name: 'columns of another name',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Typ | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 € | 0,80 € | 3,50 € |\n\n</PriceTable>',
    findings: ['9:1  Die Tabelle braucht genau diese Spalten: Leistung | Art | Einrichtung | KI | Regulär.'],
  },
  {
    name: 'a table whose second line is too short',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: |\n| Termin | Inbound | 1500 € | 0,80 € | 3,50 € |\n\n</PriceTable>',
    findings: [
      '9:1  Das wird keine Tabelle. Überschrift und Trennzeile | --- | brauchen gleich viele Spalten und stehen direkt untereinander.',
    ],
  },
  {
    name: 'a word that is not in the list of a column',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Eingehend | 1500 € | 0,80 € | 3,50 € |\n\n</PriceTable>',
    findings: ['11:10  In der Spalte Art steht „Eingehend“. Erwartet wird „Inbound“ oder „Outbound“.'],
  },
  {
    name: 'a step without its text',
    text: '<Steps>\n\n1. **Analyse.**\n\n</Steps>',
    findings: ['9:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `**Titel.** Text dazu`.'],
  },
  {
    name: 'ticks of one’s own',
    text: '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| Chatbot | Ja | – | ✓ |\n\n</PackageComparison>',
    findings: [
      '11:11  In der Spalte BASIC steht „Ja“. Schreiben Sie ja.',
      '11:16  In der Spalte PRO steht „–“. Schreiben Sie nein.',
      '11:20  In der Spalte ENTERPRISE steht „✓“. Schreiben Sie ja.',
    ],
  },
  {
    name: 'a table without its strokes',
    text: '<PriceTable caption="Preise">\n\nLeistung | Art | Einrichtung | KI | Regulär\nTermin | Inbound | 1500 € | 0,80 € | 3,50 €\n\n</PriceTable>',
    findings: [
      '9:1  Das wird keine Tabelle. Überschrift und Trennzeile | --- | brauchen gleich viele Spalten und stehen direkt untereinander.',
    ],
  },
  {
    name: 'a box too many in the hero',
    text: '<Hero kicker="A">\n\n# Titel\n\nText.\n\n<Steps>\n\n1. **A.** B\n\n</Steps>\n\n</Hero>',
    findings: [
      '13:1  In <Hero> passt hier nicht: <Steps>. Erlaubt ist: eine Überschrift mit #; ein bis zwei kurze Absätze (kann fehlen); eine Zeile nur aus Links, sie werden zu Schaltflächen (kann fehlen); ein Kästchen wie <Agenda>, <BeforeAfter>, <BrowserPreview>, <CalendarSlots> (alle stehen in content/README.md; kann fehlen).',
    ],
  },
]
