import type { Nodes, Paragraph, Table } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { boxSentence } from '../../components/box-rules'
import { words } from '../../components/parts/inline'
import { readEuro } from '../../shared/money'
import { type Report, replace } from '../data/report'
import { isTag } from '../page/boxes'
import { spanOf } from '../page/span'
import type { Source } from './checked'

/** The sentence for `[^1]`. */
export const FOOTNOTE =
  'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.'

/** Markdown that this site has no look for. In boxes the contracts refuse it. */
const NO_LOOK: Readonly<Record<string, string>> = {
  code: 'Einen Code-Block mit ``` oder ~~~ oder vier Leerzeichen gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text ganz links in der Zeile.',
  blockquote:
    'Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es ein Kästchen (content/README.md).',
  thematicBreak:
    'Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
  footnoteReference: FOOTNOTE,
}

/** Blocks that Markdown reads as something else than their author sees, or that this site has no look for. */
export function checkBlocks({ text, tree }: Source, report: Report): void {
  visitParents(tree, (node, parents) => {
    if (!parents.some(isTag)) checkLook(node, report)
    checkNode(node, text, report)
    if (node.type === 'paragraph')
      checkLines(node, parents.at(-1)?.type === 'listItem', text, report)
  })
}

function checkLook(node: Nodes, { error }: Report): void {
  const [from] = spanOf(node)
  const sentence = NO_LOOK[node.type]
  if (sentence) error('no-look', from, sentence)
  else if (node.type === 'image' && !node.alt?.trim())
    error(
      'image-alt',
      from,
      'Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
    )
  else if (node.type === 'delete' && readEuro(words(node)) === undefined)
    error(
      'struck',
      from,
      `Durchgestrichen werden auf dieser Website nur alte Preise: ~~990 €~~. Löschen Sie die Zeichen ~ um „${words(node)}“ oder alles.`,
    )
  else if (node.type === 'table') checkRows(node, error)
}

function checkNode(node: Nodes, text: string, { error }: Report): void {
  const [from, to] = spanOf(node)
  // Between backticks the name of a package gets its frame.
  if (node.type === 'inlineCode' && !/^\p{Lu}[\p{Lu}\d +]+$/u.test(node.value))
    error(
      'no-look',
      from,
      `Die schrägen Striche \` um „${node.value}“ gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.`,
    )
  else if (node.type === 'list' && node.ordered && node.start !== 1)
    error(
      'date-list',
      from,
      `„${node.start}.“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am ${node.start}. …“).`,
    )
  else if (node.type === 'listItem' && typeof node.checked === 'boolean')
    error(
      'task',
      from,
      'Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; für Listen mit Häkchen gibt es ein Kästchen (content/README.md).',
    )
  else if (isEmpty(node))
    error(
      'text-missing',
      from,
      'Hier fehlt der Text. Schreiben Sie ihn hinter das Zeichen, bei einem Link in die eckigen Klammern, oder löschen Sie das Ganze.',
    )
  else if (node.type === 'break')
    error(
      'line-break',
      from,
      text[from] === '\\'
        ? 'Der Schrägstrich am Ende erzwingt einen Zeilenumbruch. Löschen Sie ihn; einen neuen Absatz macht eine leere Zeile.'
        : 'Am Ende der Zeile stehen Leerzeichen. Löschen Sie sie.',
      replace(from, to - from, '\n'),
    )
}

/** A heading, an item or a link without a word; pictures have words of their own. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'listItem') return node.children.length === 0
  if (node.type !== 'heading' && node.type !== 'link') return false
  return words(node).trim() === '' && node.children.every(({ type }) => type !== 'image')
}

/** Rows with more cells than the head, which would be lost, or with fewer. */
function checkRows({ children: [head, ...rows] }: Table, error: Report['error']): void {
  const expected = head?.children.length ?? 0
  for (const row of rows) {
    const found = row.children.length
    if (found !== expected)
      error('ragged-row', spanOf(row)[0], boxSentence({ ruleId: 'ragged-row', found, expected }))
  }
}

/** Lines of a paragraph that were to be rows of a table, or that hang on an item of a list. */
function checkLines(node: Paragraph, isInItem: boolean, text: string, { error }: Report): void {
  const [from, to] = spanOf(node)
  const lines = [...text.slice(from, to).matchAll(/^.*$/gm)]
  // A mark with a tab behind it is an item of Word.
  const cells = lines.filter(([line]) => /\|.*\||^\s*\p{L}{2}.*\t\S/u.test(line))
  if (cells.length > 1)
    error(
      'table-broken',
      from,
      'Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.',
    )
  const column = node.position?.start.column ?? 1
  const loose = lines.slice(1).find(([line]) => line.search(/\S/) < column - 1)
  if (isInItem && loose)
    error(
      'list-joined',
      from + loose.index + loose[0].search(/\S/),
      'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
    )
}
