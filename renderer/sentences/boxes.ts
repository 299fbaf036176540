import { htmlCure, htmlSentence } from './html'
import { meant, type Sentences } from './meant'

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
  break: 'ein erzwungener Zeilenumbruch',
  delete: 'durchgestrichener Text mit ~~',
  footnoteReference: 'eine Fußnote',
  linkReference: 'ein Link mit [Name]',
  inlineCode: 'Text zwischen schrägen Strichen `',
  text: 'Text',
  link: 'ein Link',
  strong: 'fetter Text',
  emphasis: 'betonter Text',
  mdxTextExpression: 'Text in geschweiften Klammern',
  mdxJsxTextElement: 'ein Kästchen oder HTML',
}
/** A name of the parser's own never reaches an editor; what stands in `<…>` is a box. */
const nodeName = (type = '') => NODE_NAMES[type] ?? (type.startsWith('<') ? type : 'etwas anderes')

/** The second brace may stand many lines below. */
const shortened = (text: string) =>
  text.length > 60 || text.includes('\n') ? `${text.slice(0, 40).split('\n')[0]} …` : text

/** What a cell would lose, and the cure. */
const CELL_MARKS: Record<string, string> = {
  strong: '**fett** geht verloren. Löschen Sie die Sternchen',
  emphasis: '*betont* geht verloren. Löschen Sie die Sternchen',
  link: 'der Link geht verloren. Löschen Sie die Klammern und die Adresse',
  linkReference: 'der Link geht verloren. Löschen Sie die Klammern',
  image: 'das Bild geht verloren. Nehmen Sie es heraus',
}

/** What is wrong with a box or what stands in it, and the cure. */
export const boxes: Sentences = {
  'unknown-tag': ({ tag = '', known }) =>
    htmlCure(tag)
      ? htmlSentence(tag)
      : `Das Kästchen <${tag}> gibt es nicht.${meant(tag, known, tagged) || ' Alle Kästchen stehen in content/README.md.'}`,
  html: ({ tag = '' }) => htmlSentence(tag),
  'wrong-place': ({ tag, inside }) => `<${tag}> darf nur in <${inside}> stehen. Setzen Sie es dort hinein.`,
  'box-in-list': ({ tag }) =>
    `<${tag}> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.`,
  expected: ({ expected, tag }) => `In <${tag}> fehlt hier ${expected}.`,
  leftover: ({ tag, found, allowed }) => `In <${tag}> passt hier nicht: ${nodeName(found)}. Erlaubt ist: ${allowed}.`,
  'not-inline': ({ found }) =>
    `Mitten im Satz geht das nicht: ${nodeName(found)}. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).`,
  'item-too-long': ({ tag }) =>
    `In <${tag}> hat jeder Listenpunkt nur einen Absatz. Setzen Sie den zweiten in einen eigenen Punkt.`,
  'item-shape': ({ expected }) => `Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie ${expected}.`,
  'turn-time': ({ name, time }) =>
    `Die Uhrzeit steht zwischen dem Namen und einem Doppelpunkt. Schreiben Sie **${name}** ${time}: und dann den Text.`,
  'branch-unknown': ({ name = '', known }) =>
    `„${name}“ ist kein Antwortknopf dieses Gesprächs.${meant(name, known) || ' Schreiben Sie es wie in den eckigen Klammern.'}`,
  'turn-name': ({ name, assistant }) =>
    `Hier spricht „${name}“, das Gespräch führt ${assistant}. Meinten Sie „${assistant}“? Sonst schreiben Sie etwa Gast oder Kundin.`,
  'assistant-silent': ({ assistant }) =>
    `In diesem Gespräch sagt ${assistant} nichts. Beginnen Sie die Antworten mit **${assistant}:** oder nennen Sie bei assistant, wer antwortet.`,
  'team-name': ({ name = '', known = '' }) =>
    `Für „${name}“ gibt es keine Seite, auf die eine Karte führen könnte.${meant(name, known) || ` Möglich: ${known.replaceAll(',', ', ')}.`}`,
  'table-head': ({ expected }) => `Die Tabelle braucht genau diese Spalten: ${expected}.`,
  'ragged-row': ({ found, expected }) =>
    `Diese Zeile der Tabelle hat ${found} Zellen, nötig sind ${expected}. Zählen Sie die Striche |.`,
  cell: ({ found, column, expected, meant: better }) =>
    found === ''
      ? `Die Spalte ${column} ist hier leer. Erwartet wird ${expected}.`
      : `In der Spalte ${column} steht „${found}“. ${better ? `Schreiben Sie ${better}.` : `Erwartet wird ${expected}.`}`,
  'cell-marks': ({ found = '' }) =>
    `In dieser Tabelle steht nur Text, ${CELL_MARKS[found] ?? `${nodeName(found)} geht verloren. Schreiben Sie gewöhnlichen Text`}.`,
  'form-again': ({ tag, line }) =>
    `Die Seite hat schon in Zeile ${line} ein Formular. Nehmen Sie <${tag}> hier heraus, je Seite gibt es eines.`,
  'hero-again': ({ line }) =>
    `Die Seite hat schon in Zeile ${line} einen <Hero>. Löschen Sie die Zeilen <Hero …> und </Hero> hier, und beginnen Sie die Überschrift mit ##.`,
  'attribute-twice': ({ tag, name }) => `${name} steht in <${tag}> zweimal. Lassen Sie nur die richtige Angabe stehen.`,
  'unknown-attribute': ({ tag, name = '', known }) =>
    `<${tag}> kennt die Angabe „${name}“ nicht.${meant(name, known) || (known ? ` Möglich: ${known.replaceAll(',', ', ')}.` : ' Es hat keine Angaben.')}`,
  'missing-attribute': ({ tag, name, says }) => `In <${tag}> fehlt die Angabe ${name}="…" (${says}).`,
  'attribute-value': ({ tag, name, found = '', says, options, meant: better = '' }) =>
    found.trim() === ''
      ? `Die Angabe ${name} in <${tag}> ist leer. Schreiben Sie ${name}="…" (${says}).`
      : better && better !== found
        ? `Die Angabe ${name}="${found}" in <${tag}> passt nicht. Schreiben Sie ${name}="${better}".`
        : `Die Angabe ${name}="${found}" in <${tag}> passt nicht (${says}).${meant(found, options) || (options ? ` Möglich: ${options.replaceAll(',', ', ')}.` : '')}`,
  braces: ({ text = '' }) =>
    `Geschweifte Klammern sind hier nicht erlaubt${text ? `: {${shortened(text)}}` : ''}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.`,
  import: () =>
    'Zeilen mit import oder export gehören nicht in den Text. Löschen Sie die Zeile, die Kästchen sind schon bekannt.',
}
