import type { Sentences } from './meant'

const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'

/** What is wrong with the head of a page as a whole, or with a line of it or of a .yaml file, and the cure. */
export const yaml: Sentences = {
  'head-missing': () =>
    'Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
  'head-open': () => 'Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.',
  'head-program': () =>
    'Im Kopf der Seite darf kein Programm stehen. Die erste Zeile besteht nur aus drei Strichen: ---.',
  'head-dashes': () => 'Der Kopf der Seite beginnt mit genau drei Strichen: ---.',
  'head-late': () =>
    'Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
  'yaml-comment': ({ kept }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  'odd-quotes': ({ value }) =>
    `Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "${value}".`,
  'yaml-glued': () =>
    'Diese Zeile ist weiter eingerückt als die Zeile darüber und wird an sie angehängt. Rücken Sie sie gleich weit ein.',
  'yaml-plain': () => 'Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.',
  'yaml-line': ({ text }) =>
    `„${text}“ gehört zu keiner Angabe. Je Zeile steht „name: Wert“, Listenpunkte beginnen mit „- “.`,
  'yaml-tab': () => 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
  'yaml-start': ({ sign }) => `Ein Wert darf nicht mit ${sign} beginnen. ${QUOTES}`,
  'yaml-colon': () => `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`,
  'yaml-quotes': () =>
    'Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
  'yaml-quote-open': () => 'Hier fehlt das schließende Anführungszeichen.',
  'yaml-indent': () =>
    'Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein.',
  'yaml-neighbour': () =>
    'Diese Zeile passt nicht zu ihren Nachbarn. Meist fehlt am Anfang ein Strich „- “, oder sie ist anders eingerückt.',
  'colon-space': ({ key }) => `Nach „${key}:“ fehlt ein Leerzeichen.`,
  yaml: ({ code = '' }) => BY_CODE[code] ?? `Diese Zeile ist so nicht lesbar. ${QUOTES}`,
}

/** By the codes of the parser. */
const BY_CODE: Record<string, string> = {
  BAD_INDENT: 'Diese Zeile ist anders eingerückt als ihre Nachbarn, oder die Zeile davor ist nicht zu Ende.',
  DUPLICATE_KEY: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, meist ein Doppelpunkt nach dem Namen oder das schließende Anführungszeichen.',
  BAD_DQ_ESCAPE:
    'In "geraden Anführungszeichen" hat der umgekehrte Schrägstrich \\ eine eigene Bedeutung. Schreiben Sie ihn doppelt: \\\\, oder lassen Sie ihn weg.',
  BLOCK_IN_FLOW:
    'In dieser Zeile fehlt ein Komma, oder ein Wert mit Doppelpunkt steht nicht in "geraden Anführungszeichen".',
}
