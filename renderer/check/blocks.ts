import type { Delete, FootnoteReference, Image, Nodes, Paragraph, Parents, Table } from 'mdast'
import { boxSentence } from '../../components/box-rules'
import { words } from '../../components/parts/inline'
import { readEuro } from '../../shared/money'
import { type Report, replace } from '../data/report'
import { isTag } from '../page/boxes'
import { spanOf } from '../page/span'
import type { PageRule } from './rule'

/** Blocks that Markdown reads as something else than their author sees, or that this site has no look for. */
export const blockRule: PageRule = ({ text }, report) => {
  return (node, parents) => {
    const isInBox = parents.some(isTag)
    // In boxes the contracts refuse whole blocks.
    if (parents.at(-1)?.type === 'root') reportBlock(node, report)
    if (!isInBox) reportWords(node, report)
    reportLine(node, text, report)
    if (node.type === 'table' && !isInBox) reportRows(node, report)
    if (node.type === 'paragraph') reportParagraph(node, parents, text, report)
  }
}

function reportBlock(node: Nodes, { error }: Report): void {
  const [from] = spanOf(node)
  if (node.type === 'code')
    error(
      'code',
      from,
      'Einen Code-Block mit ``` oder ~~~ oder vier Leerzeichen gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text ganz links in der Zeile.',
    )
  else if (node.type === 'blockquote')
    error(
      'quote-sign',
      from,
      'Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es ein Kästchen (content/README.md).',
    )
  else if (node.type === 'thematicBreak')
    error(
      'rule',
      from,
      'Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
    )
}

function reportWords(node: FootnoteReference | Delete | Image | Nodes, { error }: Report): void {
  const [from] = spanOf(node)
  if (node.type === 'footnoteReference') error('footnote', from, FOOTNOTE)
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
}

/** The sentence for `[^1]`. */
export const FOOTNOTE =
  'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.'

function reportLine(node: Nodes, text: string, { error }: Report): void {
  const [from, to] = spanOf(node)
  // Between backticks the name of a package gets its frame.
  if (node.type === 'inlineCode' && !/^\p{Lu}[\p{Lu}\d +]+$/u.test(node.value))
    error(
      'code',
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
  else if (node.type === 'listItem' && node.children.length === 0)
    error(
      'item-empty',
      from,
      'Dieser Listenpunkt ist leer. Schreiben Sie seinen Text hinter den Strich oder löschen Sie die Zeile.',
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

/** Rows with more cells than the head, which would be lost, or with fewer. */
function reportRows({ children: [head, ...rows] }: Table, { error }: Report): void {
  const expected = head?.children.length ?? 0
  for (const row of rows) {
    const found = row.children.length
    if (found === expected) continue
    error('ragged-row', spanOf(row)[0], boxSentence({ ruleId: 'ragged-row', found, expected }))
  }
}

const LIST_MARK = /^\s*(?:[•●▪◦‣·–—o§\uf0a7\uf0b7-]|\d+[.)])\t/

/** Lines of a paragraph that were to be rows of a table, or that hang on an item of a list. */
function reportParagraph(
  node: Paragraph,
  parents: readonly Parents[],
  text: string,
  { error }: Report,
): void {
  const [from, to] = spanOf(node)
  const lines = [...text.slice(from, to).matchAll(/^.*$/gm)]
  const cells = lines.filter(([line]) => /\|.*\||\S\t+\S/.test(line) && !LIST_MARK.test(line))
  if (cells.length > 1)
    error(
      'table-broken',
      from,
      'Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.',
    )
  if (parents.at(-1)?.type !== 'listItem') return
  const column = node.position?.start.column ?? 1
  const loose = lines.slice(1).find(([line]) => line.search(/\S/) < column - 1)
  if (loose)
    error(
      'list-joined',
      from + loose.index + loose[0].search(/\S/),
      'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
    )
}
