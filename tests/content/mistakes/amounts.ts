import type { MistakeExample } from './mistake-example'

/** What is no slip of one amount: to guess would be to invent a price. */
const unclear = [
  '500–1000 €',
  '990 € statt 1290 €',
  '0,075 €',
  '0.075 €',
  'ab 1500 €',
  '2 x 500 €',
  '1500 € inkl. 20 % USt.',
  '1,5 Tsd. €',
  '5 $',
  '-5 €',
]

/** Money, in sentences, attributes and tables. */
export const amounts: MistakeExample[] = [
  {
    name: 'amounts in a sentence',
    text: 'Das kostet 290 Euro, € 290,- oder 1,500.00 €, dazu 0.8 € und 290€.',
    findings: [
      '7:12  Hinweis: „290 Euro“ schreibt diese Website so: 290 €.',
      '7:22  Hinweis: „€ 290,-“ schreibt diese Website so: 290 €.',
      '7:35  Hinweis: „1,500.00 €“ schreibt diese Website so: 1.500,00 €.',
      '7:52  Hinweis: „0.8 €“ schreibt diese Website so: 0,80 €.',
      '7:62  Hinweis: „290€“ schreibt diese Website so: 290 €.',
    ],
  },
  {
    name: 'amounts in order, and euros that are none',
    text: '500 €, 1500 €, 1.500 €, 0,80 €, 100-Euro-Schein, 23 Euro 50, 12 Europäer, 4xDU, der Euro.',
    findings: [],
  },
  {
    name: 'amounts of which a part would make another one',
    text: '0,075 € je Nachricht, € 500–1000, € 500 - 1000, € 100 000, € 1,5 Mio., EUR 2 Tsd., 80 Cent, -5 €.',
    findings: [],
  },
  {
    name: 'what somebody says',
    text: '<ChatDemo assistant="Luigi" channel="Telefon">\n\n- **Luigi:** Das macht 23 Euro.\n\n</ChatDemo>',
    findings: [],
  },
  {
    name: 'a price with the word',
    text: '<OfferCards>\n\n<Offer price="290 Euro">\n\n### A\n\nText.\n\n</Offer>\n\n</OfferCards>',
    findings: ['9:8  Die Angabe price="290 Euro" in <Offer> passt nicht. Schreiben Sie price="290 €".'],
  },
  {
    name: 'a price without a sign',
    text: '<OfferCards>\n\n<Offer price="1.490">\n\n### A\n\nText.\n\n</Offer>\n\n</OfferCards>',
    findings: ['9:8  Die Angabe price="1.490" in <Offer> passt nicht. Schreiben Sie price="1.490 €".'],
  },
  {
    name: 'a figure that is no price',
    text: '<OfferCards>\n\n<Offer price="2 Tage">\n\n### A\n\nText.\n\n</Offer>\n\n</OfferCards>',
    findings: ['9:8  Die Angabe price="2 Tage" in <Offer> passt nicht (Der Preis, z. B. 990 € oder auf Anfrage).'],
  },
  {
    name: 'an amount in another attribute',
    text: '<OfferCards>\n\n<Offer price="ab 1.500 €" unit="statt 490€">\n\n### A\n\nText.\n\n</Offer>\n\n<Offer price="auf Anfrage">\n\n### B\n\nText.\n\n</Offer>\n\n</OfferCards>',
    findings: ['9:27  Die Angabe unit="statt 490€" in <Offer> passt nicht. Schreiben Sie unit="statt 490 €".'],
  },
  {
    name: 'amounts in a table',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500 | € 0,8 | |\n\n</PriceTable>',
    findings: [
      '11:20  In der Spalte Einrichtung steht „1500“. Schreiben Sie 1500 €.',
      '11:27  In der Spalte KI steht „€ 0,8“. Schreiben Sie 0,80 €.',
      '11:35  Die Spalte Regulär ist hier leer. Erwartet wird ein Betrag wie 0,80 € oder 1.500 €.',
    ],
  },
  {
    name: 'cells that hold more or other than one amount in euro',
    text: `<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n${unclear.map(cell => `| Termin | Inbound | ${cell} | 0,80 € | 3,50 € |`).join('\n')}\n\n</PriceTable>`,
    findings: unclear.map(
      (cell, index) =>
        `${index + 11}:20  In der Spalte Einrichtung steht „${cell}“. Erwartet wird ein Betrag wie 0,80 € oder 1.500 €.`,
    ),
  },
  {
    name: 'cents',
    text: '<PriceTable caption="Preise">\n\n| Leistung | Art | Einrichtung | KI | Regulär |\n| --- | --- | ---: | ---: | ---: |\n| Termin | Inbound | 1500,- | 80 Cent | 3.50€ |\n\n</PriceTable>',
    findings: [
      '11:20  In der Spalte Einrichtung steht „1500,-“. Schreiben Sie 1500 €.',
      '11:29  In der Spalte KI steht „80 Cent“. Schreiben Sie 0,80 €.',
      '11:39  In der Spalte Regulär steht „3.50€“. Schreiben Sie 3,50 €.',
    ],
  },
  {
    name: 'a tile that leads to a picture',
    text: '<Tiles>\n\n<Tile to="/logo.svg" persona="Sam">\n\n### A\n\nText.\n\n</Tile>\n\n</Tiles>',
    findings: ['9:7  Die Angabe to="/logo.svg" in <Tile> passt nicht (Wohin die Kachel führt, z. B. /ki-im-autohaus).'],
  },
]
