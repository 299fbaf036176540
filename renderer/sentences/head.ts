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
  'head-lacks': ({ key }) => `Im Kopf der Seite fehlt „${key}“.`,
  'head-wrong': ({ key, found }) =>
    headWrong[(key ?? '').split('.')[0] ?? '']?.(found ?? '') ?? `Die Angabe „${key}“ passt nicht: ${found}.`,
  'yaml-comment': ({ kept }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  yaml: ({ code = '', sign }) =>
    sign
      ? `Ein Wert darf nicht mit ${sign} beginnen. Setzen Sie ihn in "gerade Anführungszeichen".`
      : (yamlSentences[code] ??
        'Diese Zeile des Kopfes ist nicht lesbar. Setzen Sie den Wert in "gerade Anführungszeichen".'),
}

const headWrong: Record<string, (found: string) => string> = {
  canonical: found =>
    `canonical „${found}“ ist kein Pfad dieser Site. Schreiben Sie den Pfad mit Schrägstrich am Anfang und ohne am Ende, z. B. /trial.`,
  persona: found =>
    `persona „${found}“ kennen wir nicht.${meant(found, 'Mathias,Selina,Luigi,Sabine,Sam,Roberto,Phonix,Emilia')}`,
  questions: () => 'questions ist eine Liste mit höchstens drei Fragen, je Zeile „  - Frage“.',
  noindex: found => `noindex ist true oder false, nicht „${found}“.`,
  title: () => 'title braucht einen Text. Zahlen und Ja/Nein setzen Sie in "gerade Anführungszeichen".',
  description: () => 'description braucht einen Text. Zahlen und Ja/Nein setzen Sie in "gerade Anführungszeichen".',
}

const yamlSentences: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY:
    'Ein Doppelpunkt mitten im Wert verwirrt den Kopf. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".',
  BAD_SCALAR_START: 'Ein Wert darf nicht mit @ oder ` beginnen. Setzen Sie ihn in "gerade Anführungszeichen".',
  TAB_AS_INDENT: 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, meist das schließende Anführungszeichen.',
  DUPLICATE_KEY: 'Diese Angabe steht zweimal im Kopf. Löschen Sie eine der beiden.',
  UNEXPECTED_TOKEN:
    'Nach dem schließenden Anführungszeichen steht noch etwas. Anführungszeichen im Wert schreiben Sie als „ und “.',
}
