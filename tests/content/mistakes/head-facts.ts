import type { MistakeExample } from './mistake-example'

/** What goes wrong in the facts of a page's head; these are whole files. */
export const headFacts: MistakeExample[] = [
  {
    name: 'an unknown key',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\npersone: Luigi\n---\n\n# Titel\n',
    findings: [
      '5:1  Die Angabe „persone“ kennt der Kopf der Seite nicht. Meinten Sie „persona“? Möglich: title, description, canonical, persona, socialTitle, socialImage, questions, noindex.',
    ],
  },
  {
    name: 'a missing key',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\npersona: Luigi\n---\n\n# Titel\n',
    findings: ['2:1  Im Kopf der Seite fehlt „canonical“. Schreiben Sie canonical: /probe.'],
  },
  {
    name: 'a key twice',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['5:1  Diese Angabe steht zweimal. Löschen Sie eine der beiden.'],
  },
  {
    name: 'an unknown persona',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\npersona: Luiggi\n---\n\n# Titel\n',
    findings: ['5:10  persona „Luiggi“ kennen wir nicht. Meinten Sie „Luigi“?'],
  },
  {
    name: 'a number for a title',
    text: '---\ntitle: 4711\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  title braucht einen Text. Zahlen und Ja/Nein setzen Sie in "gerade Anführungszeichen".'],
  },
  {
    name: 'too many questions',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions: [A?, B?, C?, D?]\n---\n\n# Titel\n',
    findings: ['5:12  questions ist eine Liste mit höchstens drei Fragen, je Zeile „  - Frage“.'],
  },
  {
    name: 'yes instead of true',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nnoindex: ja\n---\n\n# Titel\n',
    findings: ['5:10  noindex ist true oder false, nicht „ja“.'],
  },
  {
    name: 'a canonical with our address',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: https://www.4xdu.example/probe\n---\n\n# Titel\n',
    findings: [
      '4:12  canonical „https://www.4xdu.example/probe“ ist nicht die Adresse dieser Seite. Schreiben Sie canonical: /probe.',
    ],
  },
  {
    name: 'a title too long',
    text: '---\ntitle: Ein Titel, der viel länger ist, als eine Suche ihn zeigen kann | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:8  title ist mit 69 Zeichen zu lang und wird in der Suche abgeschnitten. Schreiben Sie 30 bis 60 Zeichen.',
    ],
  },
  {
    name: 'a description too short',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '3:14  description ist mit 18 Zeichen zu kurz, damit es in der Suche etwas sagt. Schreiben Sie 110 bis 160 Zeichen.',
    ],
  },
  {
    name: 'conflict marks in the head',
    text: '---\n<<<<<<< HEAD\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:1  Hier stehen zwei Fassungen nebeneinander (<<<<<<<, =======, >>>>>>>). Behalten Sie eine und löschen Sie die drei Markierungen.',
    ],
  },
  {
    name: 'a picture for networks that moves',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nsocialImage: /logo.gif\n---\n\n# Titel\n',
    findings: [
      '5:14  socialImage „/logo.gif“ geht nicht: Netzwerke zeigen nur Bilder aus content/media, die auf .png oder .jpg enden. Schreiben Sie socialImage: /mein-bild.png.',
    ],
  },
  {
    name: 'a picture for networks that is none',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nsocialImage: /preise.txt\n---\n\n# Titel\n',
    findings: [
      '5:14  socialImage „/preise.txt“ geht nicht: Netzwerke zeigen nur Bilder aus content/media, die auf .png oder .jpg enden. Schreiben Sie socialImage: /mein-bild.png.',
    ],
  },
  {
    name: 'a picture for networks in a folder',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nsocialImage: /media/bild.png\n---\n\n# Titel\n',
    findings: [
      '5:14  socialImage „/media/bild.png“ geht nicht: Netzwerke zeigen nur Bilder aus content/media, die auf .png oder .jpg enden. Schreiben Sie socialImage: /mein-bild.png.',
    ],
  },
  {
    name: 'a key in German',
    text: '---\ntitel: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:1  Die Angabe „titel“ kennt der Kopf der Seite nicht. Meinten Sie „title“? Möglich: title, description, canonical, persona, socialTitle, socialImage, questions, noindex.',
    ],
  },
  {
    name: 'a space before the colon',
    text: '---\ntitle : Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:6  Vor dem Doppelpunkt steht ein Leerzeichen. Schreiben Sie „title: …“.'],
  },
  {
    name: 'a key that is indented',
    text: '---\n  title: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:1  „title:“ ist eingerückt. Löschen Sie die Leerzeichen davor, jede Angabe beginnt ganz links.'],
  },
  {
    name: 'a stroke too many',
    text: '----\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['1:1  Der Kopf der Seite beginnt mit genau drei Strichen: ---.'],
  },
  {
    name: 'words before the head',
    text: 'Hier ist Ihre neue Seite:\n\n---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: "Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet."\ncanonical: /probe\n---\n\n# Titel\n\nHallo {Name}.\n',
    findings: [
      '1:1  Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
      '11:7  Geschweifte Klammern sind hier nicht erlaubt: {Name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    ],
  },
  {
    name: 'an empty line before the head',
    text: '\n---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '1:1  Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
    ],
  },
  {
    name: 'a yes in quotes',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nnoindex: "true"\n---\n\n# Titel\n',
    findings: ['5:10  noindex steht ohne Anführungszeichen: noindex: true.'],
  },
  {
    name: 'an empty persona',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\npersona:\n---\n\n# Titel\n',
    findings: [
      '5:9  persona „“ kennen wir nicht. Schreiben Sie einen von diesen Namen: Mathias, Selina, Luigi, Sabine, Sam, Roberto, Phonix, Emilia.',
    ],
  },
  {
    name: 'one question that is no list',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions: Was kostet das?\n---\n\n# Titel\n',
    findings: ['5:12  questions ist eine Liste mit höchstens drei Fragen, je Zeile „  - Frage“.'],
  },
  {
    name: 'questions in brackets, and a note behind a path',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe # Notiz\nquestions: ["Was kostet das: heute?", Wann?]\n---\n\n# Titel\n',
    findings: [],
  },
]
