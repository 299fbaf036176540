import type { BoxRules } from '../../components/box-rules'
import { htmlCure, htmlSentence } from './html'
import { meant } from './meant'
import { nodeName } from './node-names'

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

/** What contracts find wrong in their boxes, and the cure. */
export const contractErrors = {
  expected: ({ expected, tag }) => `In <${tag}> fehlt hier ${expected}.`,
  'not-inline': ({ found }) =>
    `An dieser Stelle geht das nicht: ${nodeName(found)}. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).`,
  'item-too-long': ({ tag }) =>
    `In <${tag}> hat jeder Listenpunkt nur einen Absatz. Setzen Sie den zweiten in einen eigenen Punkt.`,
  'item-shape': ({ expected }) =>
    `Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie ${expected}.`,
  'chat-open-end': () =>
    'Das Gespräch endet hier mit einer Frage, und niemand erfährt, was herauskommt. Schreiben Sie darunter die Antwort und das Ergebnis, etwa „Gebucht: Dienstag, 8:00 Uhr.“',
  'turn-name': ({ name, assistant }) =>
    `Hier spricht „${name}“, das Gespräch führt ${assistant}. Meinten Sie „${assistant}“? Sonst schreiben Sie etwa Gast oder Kundin.`,
  'assistant-silent': ({ assistant }) =>
    `In diesem Gespräch sagt ${assistant} nichts. Beginnen Sie die Antworten mit **${assistant}:** oder nennen Sie bei assistant, wer antwortet.`,
  'team-name': ({ name, known }) =>
    `Für „${name}“ gibt es keine Seite, auf die eine Karte führen könnte.${meant(name, known) || ` Möglich: ${known.join(', ')}.`}`,
  'table-head': ({ expected }) => `Die Tabelle braucht genau diese Spalten: ${expected}.`,
  'ragged-row': ({ found, expected }) =>
    `Diese Zeile der Tabelle hat ${found} ${found === 1 ? 'Zelle' : 'Zellen'}, nötig sind ${expected}. Zählen Sie die Striche |.`,
  cell: ({ found, column, expected, meant: better }) =>
    found === ''
      ? `Die Spalte ${column} ist hier leer. Erwartet wird ${expected}.`
      : `In der Spalte ${column} steht „${found}“. ${better ? `Schreiben Sie ${better}.` : `Erwartet wird ${expected}.`}`,
  'cell-marks': ({ found }) =>
    `In dieser Tabelle steht nur Text, ${CELL_MARKS[found] ?? `${nodeName(found)} geht verloren. Schreiben Sie gewöhnlichen Text`}.`,
  braces: ({ text }) =>
    `Geschweifte Klammern sind hier nicht erlaubt${text ? `: {${shortened(text)}}` : ''}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.`,
  'tag-line': ({ tag }) =>
    htmlCure(tag)
      ? htmlSentence(tag)
      : `<${tag}> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.`,
} satisfies { [Id in keyof BoxRules]?: (data: BoxRules[Id]) => string }
