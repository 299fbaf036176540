import type { MistakeExample } from './mistake-example'

/** Links and pictures that lead nowhere, elsewhere or were never made. */
export const links: MistakeExample[] = [
  {
    name: 'a link that starts a program',
    text: '[Klick](javascript:alert(1))',
    findings: [
      '7:1  Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
    ],
  },
  {
    name: 'a link without a path',
    text: '[Klick]()',
    findings: ['7:1  Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).'],
  },
  {
    name: 'a path without its slash',
    text: '[Demo](trial)',
    findings: ['7:1  Dem Link „trial“ fehlt der Schrägstrich am Anfang. Schreiben Sie /trial.'],
  },
  {
    name: 'an address without https',
    text: '[Firma](www.example.org)',
    findings: ['7:1  Dem Link „www.example.org“ fehlt der richtige Anfang. Schreiben Sie https://www.example.org.'],
  },
  {
    name: 'a raw address of our own',
    text: 'Siehe https://www.4xdu.example/trial und mehr.',
    findings: [
      '7:7  Der Link https://www.4xdu.example/trial führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.',
    ],
  },
  {
    name: 'a link with our own address',
    text: '[Demo](https://4xdu.example/trial#formular)',
    findings: [
      '7:1  Der Link https://4xdu.example/trial#formular führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.',
    ],
  },
  {
    name: 'a space in a link',
    text: '[Demo] (/trial)',
    findings: ['7:6  Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.'],
  },
  {
    name: 'a link that is not closed',
    text: '[Demo](/trial und weiter',
    findings: ['7:6  Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).'],
  },
  {
    name: 'a picture without words',
    text: '![](/logo.svg)',
    findings: [
      '7:1  Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
    ],
  },
  {
    name: 'a picture from elsewhere',
    text: '![Logo](https://example.org/logo.svg)',
    findings: [
      '7:1  Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
    ],
  },
  {
    name: 'a picture without its slash',
    text: '![Logo](logo.svg)',
    findings: [
      '7:1  Dem Bild „logo.svg“ fehlt der Schrägstrich am Anfang. Schreiben Sie /logo.svg, die Datei liegt in content/media.',
    ],
  },
  {
    name: 'a link to #',
    text: '[Klick](#)',
    findings: ['7:1  Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).'],
  },
  {
    name: 'a link without words',
    text: '[](/trial)',
    findings: [
      '7:1  Dieser Link hat keinen Text, den man anklicken kann. Schreiben Sie ihn in die eckigen Klammern: [Text](/trial).',
    ],
  },
  {
    name: 'a mail address without mailto',
    text: '[x](office@firma.at)',
    findings: [
      '7:1  Der Link „office@firma.at“ ist eine E-Mail-Adresse und braucht mailto: davor. Schreiben Sie mailto:office@firma.at.',
    ],
  },
  {
    name: 'half a mail address',
    text: '[x](mailto:office)',
    findings: [
      '7:1  Hinter mailto: steht keine vollständige E-Mail-Adresse („mailto:office“). Schreiben Sie mailto:office@firma.at.',
    ],
  },
  {
    name: 'a telephone number without tel',
    text: '[x](0316/123456)',
    findings: [
      '7:1  Der Link „0316/123456“ ist eine Telefonnummer und braucht tel: davor. Schreiben Sie tel:0316123456.',
    ],
  },
  {
    name: 'spaces in a telephone number',
    text: '[x](tel:+43 316 12)',
    findings: [
      '7:3  In der Adresse „tel:+43 316 12“ steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne, etwa tel:+4331612.',
    ],
  },
  {
    name: 'the file of a page',
    text: '[x](/trial.mdx)',
    findings: [
      '7:1  Der Link „/trial.mdx“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie /trial.',
    ],
  },
  {
    name: 'the file of a page from its folder',
    text: '[x](content/services/ki.mdx#a)',
    findings: [
      '7:1  Der Link „content/services/ki.mdx#a“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie /services/ki#a.',
    ],
  },
  {
    name: 'the page of an old site',
    text: '[x](trial.html)',
    findings: [
      '7:1  Der Link „trial.html“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie /trial.',
    ],
  },
  {
    name: 'a path from the folder above',
    text: '[x](../trial/)',
    findings: ['7:1  Dem Link „../trial/“ fehlt der Schrägstrich am Anfang. Schreiben Sie /trial.'],
  },
  {
    name: 'an address with too few strokes',
    text: '[x](https:/firma.at)',
    findings: ['7:1  Dem Link „https:/firma.at“ fehlt der richtige Anfang. Schreiben Sie https://firma.at.'],
  },
  {
    name: 'a path with a space',
    text: '[x](/mein pfad)',
    findings: [
      '7:3  In der Adresse „/mein pfad“ steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne, etwa /mein-pfad.',
    ],
  },
  {
    name: 'brackets the wrong way round',
    text: '(Demo)[/trial]',
    findings: [
      '7:1  So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Demo](/trial).',
    ],
  },
  {
    name: 'square brackets twice',
    text: '[Demo][/trial]',
    findings: [
      '7:6  So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Text](/trial).',
    ],
  },
  {
    name: 'a file of the own computer',
    text: '[x](C:\\Bilder\\plan.pdf)',
    findings: [
      '7:1  „C:\\Bilder\\plan.pdf“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie /plan.pdf.',
    ],
  },
  {
    name: 'the folder of the pictures',
    text: '![Logo](/media/logo.svg)',
    findings: [
      '7:1  „/media/logo.svg“ nennt den Ordner content/media, den es auf der Website nicht gibt. Schreiben Sie nur /logo.svg.',
    ],
  },
  {
    name: 'a picture in a box',
    text: '<Checklist>\n\n- ![](/logo.svg)\n\n</Checklist>',
    findings: [
      '9:3  Mitten im Satz geht das nicht: ein Bild. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).',
    ],
  },
  {
    name: 'addresses in order',
    text: '[a](/trial#formular) [b](#titel) [c](mailto:a@b.at) [d](tel:+43316123456) [e](https://x.at/a.html) [f](/preise.pdf) [g](https://x.at/a_b_(c)) a.b@c.at',
    findings: [],
  },
]
