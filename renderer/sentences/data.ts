import { meant, type Sentences } from './meant'

/** What is wrong with a .yaml file of content/, and the cure. */
export const data: Sentences = {
  'data-empty-file': () =>
    'Diese Datei hat keine Angaben mehr. Holen Sie sie aus dem letzten Stand zurück (git checkout).',
  'data-shape': () =>
    'Die Zeilen dieser Datei haben nicht die Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt.',
  'data-unknown': ({ key, extra = '', known = '' }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}.${meant(extra, known) || ` Möglich: ${known.replaceAll(',', ', ')}.`}`,
  'data-lacks': ({ key, name, cure }) =>
    `Hier fehlt die Angabe „${name}“${key ? ` unter „${key}“` : ''}.${cure ? ` ${cure}` : ''}`,
  'data-empty': ({ key, cure }) => `„${key}“ ist leer. ${cure || 'Ergänzen Sie den Wert oder löschen Sie die Zeile.'}`,
  'data-option': ({ key, found = '', options = '' }) =>
    `Bei „${key}“ gibt es „${found}“ nicht.${meant(found, options)} Möglich: ${options.replaceAll(',', ', ')}.`,
  'data-quotes': ({ key, found }) =>
    `„${key}“ ist ein Text, „${found}“ aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen: "${found}".`,
  'data-comma': ({ extra }) =>
    `„${extra}“ steht nach einem Komma, das eine neue Angabe beginnt. Setzen Sie den ganzen Wert in gerade Anführungszeichen.`,
  'data-object': ({ key, known }) => `„${key}“ besteht aus mehreren Angaben, jede mit Doppelpunkt und Wert: ${known}.`,
  'data-list': ({ key }) => `Unter „${key}“ steht je Zeile ein Eintrag: Strich, Leerzeichen, Wert.`,
  'data-wrong': ({ key, found, cure }) =>
    `Die Angabe ${found ? `„${found}“ bei „${key}“` : `„${key}“`} passt so nicht. ${cure || 'Vergleichen Sie mit den Nachbarzeilen.'}`,
  'row-open': ({ sign }) =>
    `Diese Zeile ist nicht zu Ende: Am Ende fehlt die Klammer ${sign}, oder sie steht hinter „ #“ und gilt als Notiz.`,
  'menu-twice': ({ line }) => `Diesen Eintrag hat das Menü schon in Zeile ${line}. Löschen Sie eine der beiden Zeilen.`,
  'menu-label': ({ label, line }) =>
    `„${label}“ heißt in diesem Menü schon der Eintrag in Zeile ${line}, er führt aber auf eine andere Seite. Geben Sie einem der beiden einen anderen Namen.`,
}
