import { meant, type Sentences } from './meant'

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

/** What is wrong with a file of content/, with the head of a page or a .yaml file, and what is still open in it. */
export const data: Sentences = {
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'foreign-letters': () =>
    'Die Datei ist nicht als UTF-8 gespeichert, Umlaute und andere Zeichen gingen verloren. Speichern Sie sie in Ihrem Programm noch einmal mit der Kodierung „UTF-8“.',
  'file-name': ({ name, better }) =>
    `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx. Nennen Sie die Datei ${better}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`,
  'file-unread': ({ name = '', known }) =>
    `Die Datei „${name}“ liest hier niemand.${meant(name, known) || ' Seiten enden auf .mdx, Angaben auf .yaml; Bilder und andere Dateien liegen in content/media.'}`,
  'file-index': ({ better }) =>
    `Nur die Startseite heißt index.mdx. Nennen Sie diese Datei ${better}, dann hat sie dieselbe Adresse.`,
  'head-missing': () =>
    'Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
  'head-open': () => 'Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.',
  'head-late': () =>
    'Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
  'yaml-comment': ({ kept }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  'odd-quotes': ({ value }) =>
    `Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "${value}".`,
  'yaml-glued': () =>
    'Diese Zeile wird an die Zeile darüber angehängt. Jeder Wert steht in einer Zeile, Listenpunkte rücken Sie gleich weit ein.',
  'yaml-line': ({ text }) =>
    `„${text}“ gehört zu keiner Angabe. Je Zeile steht „name: Wert“, Listenpunkte beginnen mit „- “.`,
  'yaml-tab': () => 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
  'yaml-start': ({ sign }) => `Ein Wert darf nicht mit ${sign} beginnen. ${QUOTES}`,
  'yaml-colon': () => `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`,
  'yaml-rest': () =>
    `Hier passt nicht zusammen, was in der Zeile steht. ${QUOTES} Anführungszeichen im Wert schreiben Sie als „ und “.`,
  'yaml-quote-open': () => 'Hier fehlt das schließende Anführungszeichen.',
  'yaml-indent': () =>
    'Diese Zeile passt nicht zu ihren Nachbarn: Sie ist anders eingerückt, oder am Anfang fehlt „- “ mit Leerzeichen.',
  'key-space': ({ key }) => `Vor dem Doppelpunkt steht ein Leerzeichen. Schreiben Sie „${key}: …“.`,
  'colon-space': ({ key }) => `Nach „${key}:“ fehlt ein Leerzeichen.`,
  yaml: ({ code = '' }) => BY_CODE[code] ?? `Diese Zeile ist so nicht lesbar. ${QUOTES}`,
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
  placeholder: ({ key, value }) =>
    `${key ? `„${key}“ ist` : 'Hier steht'} noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein, ohne eckige Klammern.`,
  'claim-source': ({ figure }) =>
    `Für die Werbeaussage „${figure}“ fehlt die Quelle. Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.`,
  'quote-consent': ({ business, missing }) =>
    `Das Zitat (${business}) ist ein Beispiel: Es fehlt ${missing}. Ergänzen Sie author="Name" und consent="Datum", sobald die Zustimmung vorliegt, oder nehmen Sie es heraus.`,
  promise: ({ promise }) => `Zu bestätigen: ${promise}.`,
  'legal-review': () =>
    'Von Juristin oder Jurist zu prüfen. Danach setzen Sie im Kopf der Seite das Datum: reviewed: 2026-12-01.',
}

/** By the codes of the parser. */
const BY_CODE: Record<string, string> = {
  DUPLICATE_KEY: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.',
  BAD_DQ_ESCAPE:
    'In "geraden Anführungszeichen" hat der umgekehrte Schrägstrich \\ eine eigene Bedeutung. Schreiben Sie ihn doppelt: \\\\, oder lassen Sie ihn weg.',
  BLOCK_IN_FLOW:
    'In dieser Zeile fehlt ein Komma, oder ein Wert mit Doppelpunkt steht nicht in "geraden Anführungszeichen".',
}
