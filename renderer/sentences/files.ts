import { meant, type Sentences } from './meant'

/** What is wrong with a file of content/ as a whole, and the cure. */
export const files: Sentences = {
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'persona-empty': ({ file }) =>
    `Diese Datei ist leer, Emilia wüsste nicht, wer sie ist. Holen Sie sie aus dem letzten Stand zurück (git checkout -- ${file}) oder schreiben Sie unter # Rolle, wer Emilia ist.`,
  'foreign-letters': () =>
    'Die Datei ist nicht als UTF-8 gespeichert, Umlaute und andere Zeichen gingen verloren. Speichern Sie sie in Ihrem Programm noch einmal mit der Kodierung „UTF-8“.',
  'file-name': ({ name, better }) =>
    `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx. Nennen Sie die Datei ${better}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`,
  'file-yml': ({ better }) => `Dateien mit Angaben enden auf .yaml. Nennen Sie diese ${better}.`,
  'file-unread': ({ name = '', place, known }) =>
    `Die Datei „${name}“ liest hier niemand.${meant(name, known) || (name.endsWith('.mdx') ? ` In ${place} liegen keine Seiten, verschieben Sie sie nach content.` : ' Löschen Sie sie oder legen Sie sie woanders ab.')}`,
  'file-media': ({ name }) =>
    `Bilder, Videos und andere Dateien liegen in content/media. Verschieben Sie „${name}“ dorthin, der Link heißt dann /${name}.`,
  'file-word': ({ name, path }) =>
    `„${name}“ ist ein Textdokument und wird keine Seite. Legen Sie eine an (npm run neu -- ${path} "Titel") und fügen Sie den Text dort ein.`,
  'file-index': ({ better }) =>
    `Nur die Startseite heißt index.mdx. Nennen Sie diese Datei ${better}, dann hat sie dieselbe Adresse.`,
}
