import type { Sentences } from './meant'

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

/** What is wrong with the head of a page as a whole, or with a line of it or of a .yaml file, and the cure. */
export const yaml: Sentences = {
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
  'colon-space': ({ key }) => `Nach „${key}:“ fehlt ein Leerzeichen.`,
  yaml: ({ code = '' }) => BY_CODE[code] ?? `Diese Zeile ist so nicht lesbar. ${QUOTES}`,
}

/** By the codes of the parser. */
const BY_CODE: Record<string, string> = {
  DUPLICATE_KEY: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.',
  BAD_DQ_ESCAPE:
    'In "geraden Anführungszeichen" hat der umgekehrte Schrägstrich \\ eine eigene Bedeutung. Schreiben Sie ihn doppelt: \\\\, oder lassen Sie ihn weg.',
  BLOCK_IN_FLOW:
    'In dieser Zeile fehlt ein Komma, oder ein Wert mit Doppelpunkt steht nicht in "geraden Anführungszeichen".',
}
