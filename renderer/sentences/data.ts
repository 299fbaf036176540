import { meant } from './meant'

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

/** What is wrong with a file of content/, with the head of a page or a .yaml file, and the cure. */
export const dataErrors = {
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'foreign-letters': () =>
    'Die Datei ist nicht als UTF-8 gespeichert, Umlaute und andere Zeichen gingen verloren. Speichern Sie sie in Ihrem Programm noch einmal mit der Kodierung „UTF-8“.',
  'file-name': ({ name, better }: { name: string; better: string }) =>
    `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx. Nennen Sie die Datei ${better}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`,
  'file-unread': ({ name, known }: { name: string; known: readonly string[] }) =>
    `Die Datei „${name}“ liest hier niemand.${meant(name, known) || ' Seiten enden auf .mdx, Angaben auf .yaml; Bilder und andere Dateien liegen in content/media.'}`,
  'file-index': ({ better }: { better: string }) =>
    `Nur die Startseite heißt index.mdx. Nennen Sie diese Datei ${better}, dann hat sie dieselbe Adresse.`,
  'home-missing': ({ twin }: { twin: string }) =>
    `Die Startseite fehlt. Sie heißt immer index.mdx und behält ihre Adresse. ${twin ? `Nennen Sie ${twin} wieder content/index.mdx.` : 'Holen Sie die Datei aus dem letzten Stand zurück (git checkout).'}`,
  'head-missing': () =>
    'Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
  'head-open': () =>
    'Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.',
  'head-late': () =>
    'Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
  'yaml-comment': ({ kept }: { kept: string }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  'odd-quotes': ({ value }: { value: string }) =>
    `Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "${value}".`,
  'yaml-glued': () =>
    'Diese Zeile wird an die Zeile darüber angehängt. Jeder Wert steht in einer Zeile, Listenpunkte rücken Sie gleich weit ein.',
  'yaml-line': ({ text }: { text: string }) =>
    `„${text}“ gehört zu keiner Angabe. Je Zeile steht „name: Wert“, Listenpunkte beginnen mit „- “.`,
  'yaml-tab': () => 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
  'yaml-start': ({ sign }: { sign: string }) =>
    `Ein Wert darf nicht mit ${sign} beginnen. ${QUOTES}`,
  'yaml-colon': () => `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`,
  'yaml-rest': () =>
    `Hier passt nicht zusammen, was in der Zeile steht. ${QUOTES} Anführungszeichen im Wert schreiben Sie als „ und “.`,
  'yaml-quote-open': () => 'Hier fehlt das schließende Anführungszeichen.',
  'yaml-indent': () =>
    'Diese Zeile passt nicht zu ihren Nachbarn: Sie ist anders eingerückt, oder am Anfang fehlt „- “ mit Leerzeichen.',
  'key-space': ({ key }: { key: string }) =>
    `Vor dem Doppelpunkt steht ein Leerzeichen. Schreiben Sie „${key}: …“.`,
  'colon-space': ({ key }: { key: string }) => `Nach „${key}:“ fehlt ein Leerzeichen.`,
  yaml: ({ code }: { code: string }) =>
    BY_CODE[code] ?? `Diese Zeile ist so nicht lesbar. ${QUOTES}`,
  'data-empty-file': () =>
    'Diese Datei hat keine Angaben mehr. Holen Sie sie aus dem letzten Stand zurück (git checkout).',
  'data-shape': () =>
    'Die Zeilen dieser Datei haben nicht die Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt.',
  'data-unknown': ({
    key,
    extra,
    known,
  }: {
    key: string
    extra: string
    known: readonly string[]
  }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}.${meant(extra, known) || ` Möglich: ${known.join(', ')}.`}`,
  'data-lacks': ({ key, name, cure }: { key: string; name: string; cure: string }) =>
    `Hier fehlt die Angabe „${name}“${key ? ` unter „${key}“` : ''}.${cure ? ` ${cure}` : ''}`,
  'data-empty': ({ key, cure }: { key: string; cure: string }) =>
    `„${key}“ ist leer. ${cure || 'Ergänzen Sie den Wert oder löschen Sie die Zeile.'}`,
  'data-option': ({
    key,
    found,
    options,
  }: {
    key: string
    found: string
    options: readonly string[]
  }) =>
    `Bei „${key}“ gibt es „${found}“ nicht.${meant(found, options)} Möglich: ${options.join(', ')}.`,
  'data-quotes': ({ key, found }: { key: string; found: string }) =>
    `„${key}“ ist ein Text, „${found}“ aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen: "${found}".`,
  'data-comma': ({ extra }: { extra: string }) =>
    `„${extra}“ steht nach einem Komma, das eine neue Angabe beginnt. Setzen Sie den ganzen Wert in gerade Anführungszeichen.`,
  'data-object': ({ key, known }: { key: string; known: readonly string[] }) =>
    `„${key}“ besteht aus mehreren Angaben, jede mit Doppelpunkt und Wert: ${known.join(', ')}.`,
  'data-list': ({ key }: { key: string }) =>
    `Unter „${key}“ steht je Zeile ein Eintrag: Strich, Leerzeichen, Wert.`,
  'data-wrong': ({ key, found, cure }: { key: string; found: string; cure: string }) =>
    `Die Angabe ${found ? `„${found}“ bei „${key}“` : `„${key}“`} passt so nicht. ${cure || 'Vergleichen Sie mit den Nachbarzeilen.'}`,
  'row-open': ({ sign }: { sign: string }) =>
    `Diese Zeile ist nicht zu Ende: Am Ende fehlt die Klammer ${sign}, oder sie steht hinter „ #“ und gilt als Notiz.`,
}

/** By the codes of the parser. */
const BY_CODE: Record<string, string> = {
  DUPLICATE_KEY: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.',
  BAD_DQ_ESCAPE:
    'In "geraden Anführungszeichen" hat der umgekehrte Schrägstrich \\ eine eigene Bedeutung. Schreiben Sie ihn doppelt: \\\\, oder lassen Sie ihn weg.',
  BLOCK_IN_FLOW:
    'In dieser Zeile fehlt ein Komma, oder ein Wert mit Doppelpunkt steht nicht in "geraden Anführungszeichen".',
}
