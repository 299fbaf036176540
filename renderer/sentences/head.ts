import { personaNames } from '../../components/personas'
import { ONLY_TEXT } from '../plain-words'
import { meant, type Sentences } from './meant'

/** What is wrong with the head of a page, and the cure. */
export const head: Sentences = {
  'head-missing': () =>
    'Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
  'head-open': () => 'Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.',
  'head-program': () =>
    'Im Kopf der Seite darf kein Programm stehen. Die erste Zeile besteht nur aus drei Strichen: ---.',
  'head-shape': () => 'Der Kopf der Seite besteht aus Zeilen der Form „name: Wert“.',
  'head-unknown': ({ key = '', known }) =>
    `Die Angabe „${key}“ kennt der Kopf der Seite nicht.${meant(key, known)} Möglich: ${known?.replaceAll(',', ', ')}.`,
  'head-short': ({ key, length, least, most }) =>
    `${key} ist mit ${length} Zeichen zu kurz, damit es in der Suche etwas sagt. Schreiben Sie ${least} bis ${most} Zeichen.`,
  'head-long': ({ key, length, least, most }) =>
    `${key} ist mit ${length} Zeichen zu lang und wird in der Suche abgeschnitten. Schreiben Sie ${least} bis ${most} Zeichen.`,
  'head-line': ({ text }) =>
    `„${text}“ gehört zu keiner Angabe. Im Kopf steht je Zeile „name: Wert“, Listenpunkte beginnen mit „  - “.`,
  'head-space': ({ key }) => `Nach „${key}:“ fehlt ein Leerzeichen.`,
  'head-lacks': ({ key, own }) => `Im Kopf der Seite fehlt „${key}“.${own ? ` Schreiben Sie canonical: ${own}.` : ''}`,
  'head-colon': ({ key }) => `Vor dem Doppelpunkt steht ein Leerzeichen. Schreiben Sie „${key}: …“.`,
  'head-indent': ({ key }) =>
    `„${key}:“ ist eingerückt. Löschen Sie die Leerzeichen davor, jede Angabe beginnt ganz links.`,
  'head-dashes': () => 'Der Kopf der Seite beginnt mit genau drei Strichen: ---.',
  'head-late': () =>
    'Der Kopf der Seite beginnt in der ersten Zeile. Löschen Sie alles, was vor den drei Strichen --- steht.',
  'head-wrong': ({ key, found = '', own }) =>
    own
      ? `canonical „${found}“ ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`
      : (headWrong[(key ?? '').split('.')[0] ?? '']?.(found) ?? `Die Angabe „${key}“ passt nicht: ${found}.`),
  'yaml-comment': ({ kept }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  'odd-quotes': ({ value }) =>
    `Geschwungene Anführungszeichen um den ganzen Wert stünden mit auf der Seite. Nehmen Sie gerade: "${value}".`,
  'yaml-glued': () =>
    'Diese Zeile ist weiter eingerückt als die Zeile darüber und wird an sie angehängt. Rücken Sie sie gleich weit ein.',
  'yaml-markup': () => ONLY_TEXT,
  yaml: ({ code = '', sign }) =>
    sign
      ? `Ein Wert darf nicht mit ${sign} beginnen. Setzen Sie ihn in "gerade Anführungszeichen".`
      : (yamlSentences[code] ?? 'Diese Zeile ist so nicht lesbar. Setzen Sie den Wert in "gerade Anführungszeichen".'),
}

const NAMES = personaNames.join(',')

/** What the value of a fact of the head looks like, by its name. */
const headWrong: Record<string, (found: string) => string> = {
  canonical: found =>
    `canonical „${found}“ ist kein Pfad dieser Site. Schreiben Sie den Pfad mit Schrägstrich am Anfang und ohne am Ende, z. B. /trial.`,
  persona: found => {
    const name = found === 'null' ? '' : found
    return `persona „${name}“ kennen wir nicht.${meant(name, NAMES) || ` Schreiben Sie einen von diesen Namen: ${NAMES.replaceAll(',', ', ')}.`}`
  },
  questions: () => 'questions ist eine Liste mit höchstens drei Fragen, je Zeile „  - Frage“.',
  noindex: found =>
    /^(true|false)$/.test(found)
      ? `noindex steht ohne Anführungszeichen: noindex: ${found}.`
      : `noindex ist true oder false, nicht „${found === 'null' ? '' : found}“.`,
  socialImage: found =>
    `socialImage „${found}“ geht nicht: Netzwerke zeigen nur Bilder aus content/media, die auf .png oder .jpg enden. Schreiben Sie socialImage: /mein-bild.png.`,
  socialTitle: () => 'socialTitle braucht einen Text. Schreiben Sie ihn dahinter oder löschen Sie die Zeile.',
  title: () => 'title braucht einen Text. Zahlen und Ja/Nein setzen Sie in "gerade Anführungszeichen".',
  description: () => 'description braucht einen Text. Zahlen und Ja/Nein setzen Sie in "gerade Anführungszeichen".',
}

/** By YAML's own names. They hold for the head of a page and for the .yaml files. */
const yamlSentences: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY:
    'Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
  BLOCK_IN_FLOW:
    'In dieser Zeile fehlt ein Komma, oder ein Wert mit Doppelpunkt steht nicht in "geraden Anführungszeichen".',
  BAD_SCALAR_START: 'Ein Wert darf nicht mit @ oder ` beginnen. Setzen Sie ihn in "gerade Anführungszeichen".',
  BAD_INDENT:
    'Diese Zeile ist anders eingerückt als ihre Nachbarn. Rücken Sie sie mit Leerzeichen gleich weit ein, und prüfen Sie, ob die Zeile davor zu Ende ist.',
  MULTILINE_IMPLICIT_KEY:
    'Hier fehlt ein Doppelpunkt nach dem Namen, oder die Zeile ist anders eingerückt als ihre Nachbarn. Schreiben Sie „name: Wert“.',
  TAB_AS_INDENT: 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
  OPEN_QUOTE: 'Hier fehlt das schließende Anführungszeichen.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, meist ein Doppelpunkt nach dem Namen oder das schließende Anführungszeichen.',
  BAD_DQ_ESCAPE:
    'In "geraden Anführungszeichen" hat der umgekehrte Schrägstrich \\ eine eigene Bedeutung. Schreiben Sie ihn doppelt: \\\\, oder lassen Sie ihn weg.',
  ODD_LINE:
    'Diese Zeile passt nicht zu ihren Nachbarn. Meist fehlt am Anfang ein Strich „- “, oder sie ist anders eingerückt.',
  ODD_BRACKET:
    'Eine Klammer mitten im Wert beginnt hier etwas Neues. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
  DUPLICATE_KEY: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.',
  UNEXPECTED_TOKEN:
    'Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
}
