type HeadLength = { key: string; length: number; least: number; most: number }

/** What reads badly, and what might be wrong: it stops nothing. The word „Hinweis“ stands before each sentence. */
export const hints = {
  draft: () =>
    'Diese Seite ist ein Entwurf, nur die Vorschau zeigt sie. Löschen Sie draft: true, wenn sie fertig ist.',
  'picture-heavy': ({ path }: { path: string }) =>
    `Das Bild ${path} hat mehr als 300 kB oder ist breiter als 1600 Pixel und lädt auf Handys lange. „npm run check -- --fix“ macht es kleiner. Bleibt es zu groß, speichern Sie es als JPG.`,
  'page-lonely': () =>
    'Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
  'hard-spaces': () =>
    'In dieser Zeile sind die Wörter mit festen Leerzeichen verbunden, meist aus Word. „npm run check -- --fix“ macht gewöhnliche daraus.',
  'head-short': ({ key, length, least, most }: HeadLength) =>
    `${key} ist mit ${length} Zeichen kurz und sagt in der Suche wenig. Gut sind ${least} bis ${most} Zeichen.`,
  'head-long': ({ key, length, least, most }: HeadLength) =>
    `${key} ist mit ${length} Zeichen lang und wird in der Suche abgeschnitten. Gut sind ${least} bis ${most} Zeichen.`,
  'example-elsewhere': ({ example, other }: { example: string; other: string }) =>
    `„${example}“ steht so auch bei ${other}. Emilia antwortet nur von einer Stelle: Lassen Sie die Frage dort, wo die Antwort steht.`,
  spelling: ({ word, meant }: { word: string; meant: string }) =>
    `„${word}“ kennt das Wörterbuch nicht.${meant ? ` Meinten Sie „${meant}“?` : ''} Ist es richtig, schreiben Sie es in content/woerter.txt.`,
  'chat-ai': ({ assistant }: { assistant: string }) =>
    `Hier meldet sich ${assistant} zum ersten Mal und sagt nicht, dass eine KI schreibt. Zum Beispiel: „Hier ist ${assistant}, die KI vom Autohaus.“`,
  'two-sentences': () =>
    'Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
  'answer-leans': ({ word }: { word: string }) =>
    `Diese Antwort beginnt mit „${word}“. Emilia gibt sie ohne die Frage, schreiben Sie hin, wer oder was gemeint ist.`,
  'word-repeated': ({ word }: { word: string }) => `„${word}“ steht zweimal hintereinander.`,
  quotes: ({ found }: { found: string }) =>
    found === '"'
      ? 'Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.'
      : `${found} ist hier ein englisches Anführungszeichen. Auf Deutsch stehen „diese“.`,
  comma: () => 'Vor dem Komma steht kein Leerzeichen, dahinter eines.',
  accent: () => 'Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
  dash: () => 'Zwei Striche -- bleiben zwei Striche. Der Gedankenstrich ist –.',
  'claim-unsourced': ({ claim }: { claim: string }) =>
    `„${claim}“ ist eine Werbeaussage. Nennen Sie im selben Absatz die Quelle („Quelle: Studie, Jahr“ oder ein Link), oder schreiben Sie es ohne Zahl.`,
  'section-empty': ({ text }: { text: string }) =>
    `Unter der Überschrift „${text}“ steht nichts. Schreiben Sie etwas darunter oder löschen Sie sie.`,
  'after-banner': () =>
    'Das steht nach dem letzten <CtaBanner>, der die Seite beendet. Setzen Sie es davor, sonst liest es kaum jemand.',
  'link-text-vague': ({ text }: { text: string }) =>
    `„${text}“ sagt nicht, wohin der Link führt. Verlinken Sie die Wörter, um die es geht: [Preise für Hotels](/pfad).`,
  'placeholder-left': ({ value, count }: { value: string; count: number }) =>
    count === 1
      ? `Hier steht noch ein Platzhalter: ${value}. Schreiben Sie die Angabe hin, ohne eckige Klammern.`
      : `Auf dieser Seite stehen noch ${count} Platzhalter, hier der erste: ${value}. Schreiben Sie die Angaben hin, ohne eckige Klammern.`,
  amount: ({ written, better }: { written: string; better: string }) =>
    `„${written}“ schreibt diese Website so: ${better}.`,
  'tier-price': ({ amount }: { amount: string }) =>
    `„${amount}“ hat in prices.yaml keines der drei Pakete. Stimmt der Betrag in diesem Satz noch?`,
  'old-price': ({ amount }: { amount: string }) =>
    `Hier steht noch „${amount}“. Ein Preis in dieser Höhe hat sich geändert. Stimmt er hier noch?`,
  du: ({ word }: { word: string }) => `„${word}“ duzt, die Website sagt Sie.`,
}
