import { meant, type Sentences } from './meant'

/** What is wrong with a .yaml file of content/, and the cure. */
export const data: Sentences = {
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'data-unknown': ({ key, extra = '', known = '' }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}.${meant(extra, known) || ` Möglich: ${known.replaceAll(',', ', ')}.`}`,
  'data-lacks': ({ key, name }) => `Hier fehlt die Angabe „${name}“${key ? ` unter „${key}“` : ''}.`,
  'data-wrong': ({ key, cure }) =>
    cure
      ? `Die Angabe „${key}“ hat die falsche Form. ${cure}`
      : `Die Angabe „${key}“ fehlt oder hat die falsche Form. Vergleichen Sie mit den Nachbarzeilen.`,
  'foreign-letters': () =>
    'Die Datei ist nicht als UTF-8 gespeichert, Umlaute und andere Zeichen gingen verloren. Speichern Sie sie in Ihrem Programm noch einmal mit der Kodierung „UTF-8“.',
  'file-name': ({ name, better }) =>
    `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx. Nennen Sie die Datei ${better}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`,
  'file-index': ({ better }) =>
    `Nur die Startseite heißt index.mdx. Nennen Sie diese Datei ${better}, dann hat sie dieselbe Adresse.`,
}
