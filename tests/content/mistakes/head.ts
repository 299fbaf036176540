import type { MistakeExample } from './mistake-example'

/** What goes wrong in the head of a page; these are whole files. */
export const head: MistakeExample[] = [
  {
    name: 'no head',
    text: '# Titel\n\nText\n',
    findings: [
      '1:1  Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
    ],
  },
  {
    name: 'a head that is not closed',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n\n# Titel\n',
    findings: ['1:1  Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.'],
  },
  {
    name: 'a program in the head',
    text: '---js\n{ title: (globalThis.ran = true) }\n---\n\n# Titel\n',
    findings: ['1:1  Im Kopf der Seite darf kein Programm stehen. Die erste Zeile besteht nur aus drei Strichen: ---.'],
  },
  {
    name: 'a colon in a value',
    text: '---\ntitle: Ein Titel: lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:17  Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  },
  {
    name: 'a quote inside quotes',
    text: '---\ntitle: "Ein "guter" Titel, lang genug | 4xDU"\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:13  Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
    ],
  },
  {
    name: 'a quote that is not closed',
    text: '---\ntitle: "Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Hier fehlt das schließende Anführungszeichen.'],
  },
  {
    name: 'an @ at the start',
    text: '---\ntitle: @Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Ein Wert darf nicht mit @ beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  },
  {
    name: 'a bracket at the start',
    text: '---\ntitle: [Neu] Ein Titel genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:8  Ein Wert darf nicht mit [ beginnen. Setzen Sie ihn in "gerade Anführungszeichen".'],
  },
  {
    name: 'a tab',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\nquestions:\n\t- Was kostet das?\n---\n\n# Titel\n',
    findings: ['6:1  Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.'],
  },
  {
    name: 'a # that cuts',
    text: '---\ntitle: Ein Titel, lang genug #1 für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:30  Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „Ein Titel, lang genug“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
    ],
  },
  {
    name: 'no space after the colon',
    text: '---\ntitle:Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: ['2:6  Nach „title:“ fehlt ein Leerzeichen.'],
  },
  {
    name: 'a space from Word after the colon',
    text: '---\ntitle:\u00a0Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '2:7  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    ],
  },
  {
    name: 'a line that belongs to nothing',
    text: '---\ntitle: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\nNoch etwas Text\ncanonical: /probe\n---\n\n# Titel\n',
    findings: [
      '4:1  „Noch etwas Text“ gehört zu keiner Angabe. Im Kopf steht je Zeile „name: Wert“, Listenpunkte beginnen mit „  - “.',
    ],
  },
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
    findings: ['2:1  Im Kopf der Seite fehlt „canonical“.'],
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
      '4:12  canonical „https://www.4xdu.example/probe“ ist kein Pfad dieser Site. Schreiben Sie den Pfad mit Schrägstrich am Anfang und ohne am Ende, z. B. /trial.',
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
]
