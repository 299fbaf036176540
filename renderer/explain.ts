import type { Problem } from '../components/shapes'
import { closest } from './closest'

type Data = Record<string, string>

/** „ Meinten Sie …?“ when there is something near, else nothing. */
function meant(written: string, known = '', wrap: (word: string) => string = word => `„${word}“`): string {
  const near = closest(written, known.split(',').filter(Boolean))
  return near ? ` Meinten Sie ${wrap(near)}?` : ''
}

const tagged = (word: string) => `<${word}>`

const NODE_NAMES: Record<string, string> = {
  paragraph: 'ein Absatz',
  heading: 'eine Überschrift',
  list: 'eine Liste',
  table: 'eine Tabelle',
  image: 'ein Bild',
  blockquote: 'ein Zitat mit >',
  code: 'ein Code-Block',
  thematicBreak: 'eine Trennlinie',
  html: 'HTML',
  break: 'ein erzwungener Zeilenumbruch',
}
const nodeName = (type = '') => NODE_NAMES[type] ?? type

/** One German sentence for each kind of problem: what is wrong, and the cure. */
const sentences: Record<string, (data: Data) => string> = {
  'unknown-tag': ({ tag = '', known }) =>
    `Das Kästchen <${tag}> gibt es nicht.${meant(tag, known, tagged) || ' Alle Kästchen stehen in content/README.md.'}`,
  'wrong-place': ({ tag, inside }) => `<${tag}> darf nur in <${inside}> stehen. Setzen Sie es dort hinein.`,
  expected: ({ expected, tag }) => `In <${tag}> fehlt hier ${expected}.`,
  leftover: ({ tag, found, allowed }) => `In <${tag}> passt hier nicht: ${nodeName(found)}. Erlaubt ist: ${allowed}.`,
  'not-inline': ({ found }) =>
    `Mitten im Satz geht das nicht: ${nodeName(found)}. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).`,
  'item-too-long': ({ tag }) =>
    `In <${tag}> hat jeder Listenpunkt nur einen Absatz. Setzen Sie den zweiten in einen eigenen Punkt.`,
  'item-shape': ({ expected }) => `Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie ${expected}.`,
  'table-head': ({ expected }) => `Die Tabelle braucht genau diese Spalten: ${expected}.`,
  'ragged-row': ({ found, expected }) =>
    `Diese Zeile der Tabelle hat ${found} Zellen, nötig sind ${expected}. Zählen Sie die Striche |.`,
  cell: ({ found, column, expected }) => `In der Spalte ${column} steht „${found}“. Erwartet wird ${expected}.`,
  'unknown-attribute': ({ tag, name = '', known }) =>
    `<${tag}> kennt die Angabe „${name}“ nicht.${meant(name, known) || (known ? ` Möglich: ${known.replaceAll(',', ', ')}.` : ' Es hat keine Angaben.')}`,
  'missing-attribute': ({ tag, name, says }) => `In <${tag}> fehlt die Angabe ${name}="…" (${says}).`,
  'attribute-value': ({ tag, name, found = '', says, options }) =>
    found === ''
      ? `Die Angabe ${name} in <${tag}> ist leer. Schreiben Sie ${name}="…" (${says}).`
      : `Die Angabe ${name}="${found}" in <${tag}> passt nicht (${says}).${meant(found, options) || (options ? ` Möglich: ${options.replaceAll(',', ', ')}.` : '')}`,
  braces: ({ text }) =>
    `Geschweifte Klammern sind hier nicht erlaubt${text ? `: {${text}}` : ''}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.`,
  import: () =>
    'Zeilen mit import oder export gehören nicht in den Text. Löschen Sie die Zeile, die Kästchen sind schon bekannt.',
  'head-missing': () =>
    'Der Kopf der Seite fehlt. Beginnen Sie die Datei mit ---, dann title, description und canonical, dann wieder ---.',
  'head-open': () => 'Der Kopf der Seite ist nicht geschlossen. Setzen Sie nach der letzten Angabe eine Zeile mit ---.',
  'head-program': () =>
    'Im Kopf der Seite darf kein Programm stehen. Die erste Zeile besteht nur aus drei Strichen: ---.',
  'head-shape': () => 'Der Kopf der Seite besteht aus Zeilen der Form „name: Wert“.',
  'head-unknown': ({ key = '', known }) =>
    `Die Angabe „${key}“ kennt der Kopf der Seite nicht.${meant(key, known)} Möglich: ${known?.replaceAll(',', ', ')}.`,
  'head-lacks': ({ key }) => `Im Kopf der Seite fehlt „${key}“.`,
  'head-wrong': ({ key, found }) =>
    headWrong[(key ?? '').split('.')[0] ?? '']?.(found ?? '') ?? `Die Angabe „${key}“ passt nicht: ${found}.`,
  'yaml-comment': ({ kept }) =>
    `Ab „ #“ gilt der Rest der Zeile als Notiz, übrig bleibt „${kept}“. Setzen Sie den ganzen Wert in "gerade Anführungszeichen".`,
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'data-unknown': ({ key, extra }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}. Prüfen Sie die Schreibweise oder löschen Sie die Zeile.`,
  'data-wrong': ({ key }) =>
    `Die Angabe „${key}“ fehlt oder hat die falsche Form. Vergleichen Sie mit den Nachbarzeilen.`,
  yaml: ({ code = '' }) =>
    yamlSentences[code] ??
    'Diese Zeile des Kopfes ist nicht lesbar. Setzen Sie den Wert in "gerade Anführungszeichen".',
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

/** The sentence for a problem. Kinds without a sentence are a mistake of ours and say so. */
export function explain(problem: Problem): string {
  return sentences[problem.kind]?.(problem.data) ?? `Unbekannter Fehler „${problem.kind}“.`
}

/** `content/x.mdx:14:1  Satz`, the line an editor sees everywhere: terminal, preview and build. */
export function finding(file: string, problem: Problem): string {
  return `${file}:${problem.line}:${problem.column}  ${explain(problem)}`
}
