import type { MistakeExample } from './mistake-example'

/** What comes along when a text is pasted from a program that writes, or from Word. */
export const pasted: MistakeExample[] = [
  {
    name: 'check marks for a list',
    text: 'Das bekommen Sie:\n\n✅ Schnelle Antworten\n✅ Freie Abende\n\n👉 Ein Satz mit Bild davor.',
    findings: [
      '9:1  Das Zeichen ✅ macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
      '10:1  Das Zeichen ✅ macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
    ],
  },
  {
    name: 'figures in boxes and the small o of Word',
    text: '1️⃣ Analyse\n2️⃣ Umsetzung\n\no\tName\no\tE-Mail',
    findings: [
      '7:1  Das Zeichen 1️⃣ macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
      '8:1  Das Zeichen 2️⃣ macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
      '10:1  Das Zeichen o macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
      '11:1  Das Zeichen o macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
    ],
  },
  {
    name: 'sources of a chat',
    text: 'Das spart Zeit【4†source】 und Geld :contentReference[oaicite:0]{index=0}.',
    findings: [
      '7:15  „【4†source】“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.',
      '7:35  „:contentReference[oaicite:0]{index=0}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.',
    ],
  },
  {
    name: 'notes whose text was left behind',
    text: 'Das spart Zeit.[1] Preis[^2] und [^3].\n\n[^4] Ende.',
    findings: [
      '7:16  „[1]“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.',
      '7:25  Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
      '7:34  Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
      '9:1  Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
    ],
  },
  {
    name: 'an address with the name of the program',
    text: 'Mehr bei [uns](https://example.com/seite?utm_source=chatgpt.com).',
    findings: [
      '7:41  Dieser Link verrät, dass er aus einem KI-Programm kommt (utm_source=chatgpt.com). Löschen Sie diesen Teil der Adresse.',
    ],
  },
  {
    name: 'brackets and pictures that mean themselves',
    text: 'Von 1 [eins] bis [Name einsetzen], [Demo [1]](/trial), Punkt [3] und \\[1].\n\n- [Eins](/trial)\n- Zwei 🎉\n\n🎉 Wir feiern.\n🎂 Feiern Sie mit!\n\n© 4xDU\n™ auch',
    findings: [],
  },
]
