import { beginningOf } from '../../shared/beginning'
/** What a contract can say of its box: each rule with its sentence for editors, what is wrong and the cure. */
import { meant } from './closest'
import { htmlSentence } from './html-cures'

type Known = { name: string; known: readonly string[] }

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
export const nodeName = (type: string) =>
  NODE_NAMES[type] ?? (type.startsWith('<') ? type : 'etwas anderes')

/** The second brace may stand many lines below. */
const shortened = (text: string) =>
  text.length > 60 || text.includes('\n') ? `${beginningOf(text, 40).split('\n')[0]} …` : text

/** The sentence for `<!-- Notiz -->`, `{/* Notiz *\/}` and the like. */
export const NOTE =
  'Notizen gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz samt ihren Zeichen.'

const sentences = {
  expected: ({ expected, tag }: { expected: string; tag: string }) =>
    `In <${tag}> fehlt hier ${expected}.`,
  'not-inline': ({ found }: { found: string }) =>
    `An dieser Stelle geht das nicht: ${nodeName(found)}. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).`,
  'item-too-long': ({ tag }: { tag: string }) =>
    `In <${tag}> hat jeder Listenpunkt nur einen Absatz. Setzen Sie den zweiten in einen eigenen Punkt.`,
  'item-shape': ({ expected }: { expected: string }) =>
    `Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie ${expected}.`,
  'chat-open-end': () =>
    'Das Gespräch endet hier mit einer Frage, und niemand erfährt, was herauskommt. Schreiben Sie darunter die Antwort und das Ergebnis, etwa „Gebucht: Dienstag, 8:00 Uhr.“',
  'turn-name': ({ name, assistant }: { name: string; assistant: string }) =>
    `Hier spricht „${name}“, das Gespräch führt ${assistant}. Meinten Sie „${assistant}“? Sonst schreiben Sie etwa Gast oder Kundin.`,
  'assistant-silent': ({ assistant }: { assistant: string }) =>
    `In diesem Gespräch sagt ${assistant} nichts. Beginnen Sie die Antworten mit **${assistant}:** oder nennen Sie bei assistant, wer antwortet.`,
  'team-name': ({ name, known }: Known) =>
    `Für „${name}“ gibt es keine Seite, auf die eine Karte führen könnte.${meant(name, known) || ` Möglich: ${known.join(', ')}.`}`,
  braces: ({ text }: { text: string }) =>
    /^\s*\/[*/]/.test(text)
      ? NOTE
      : `Geschweifte Klammern sind hier nicht erlaubt${text ? `: {${shortened(text)}}` : ''}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.`,
  'box-place': ({ tag }: { tag: string }) =>
    htmlSentence(tag) ??
    `<${tag}> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.`,
  'chat-ai': ({ assistant }: { assistant: string }) =>
    `Hier meldet sich ${assistant} zum ersten Mal und sagt nicht, dass eine KI schreibt. Zum Beispiel: „Hier ist ${assistant}, die KI vom Autohaus.“`,
  'quote-consent': ({ business, missing }: { business: string; missing: string }) =>
    `Das Zitat (${business}) ist ein Beispiel: Es fehlt ${missing}.`,
}

type Sentences = typeof sentences

/** A rule that a box breaks, with the data of its sentence. */
export type BoxProblem = {
  [Id in keyof Sentences]: Sentences[Id] extends (data: infer Data) => string
    ? { ruleId: Id } & Data
    : never
}[keyof Sentences]

/** The sentence for what is wrong with a box. */
export function boxSentence(problem: BoxProblem): string {
  const all: Record<string, (data: never) => string> = sentences
  return all[problem.ruleId]?.(problem as never) ?? ''
}

/** Whether a rule only hints at something. */
export const isHint = ({ ruleId }: BoxProblem) => ruleId === 'chat-ai'
