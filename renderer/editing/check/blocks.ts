import type { Nodes } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { words } from '../../../components/contract/parts/inline'
import { type Report, replace } from '../../data/report'
import { isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import { type Around, judge, type Rules, type Source } from './checked'
import { PICTURE } from './links'

/** Markdown that this site has no look for. */
const NO_LOOK: Readonly<Record<string, string>> = {
  code: 'Einen Code-Block mit ``` oder ~~~ oder vier Leerzeichen gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text ganz links in der Zeile.',
  blockquote:
    'Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es ein Kästchen (content/README.md).',
  thematicBreak:
    'Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
  delete:
    'Durchgestrichenen Text mit ~~ gibt es nur in Kästchen. Löschen Sie die Zeichen ~ oder alles.',
  inlineCode:
    'Schräge Striche ` gibt es auf dieser Website nicht. Löschen Sie sie; fett schreiben Sie **so**, ein Apostroph ist ’.',
  footnoteReference:
    'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
}

/** Outside of boxes, whose contracts refuse what they do not take. */
const OUTSIDE: Rules<Nodes, Around> = {
  'no-look': [node => NO_LOOK[node.type]],
  'text-missing': [
    node =>
      node.type === 'image' &&
      !node.alt?.trim() &&
      'Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
  ],
}

/** Blocks that Markdown reads as something else than their author sees. */
const ANYWHERE: Rules<Nodes, Around> = {
  'no-look': [
    node =>
      node.type === 'listItem' &&
      typeof node.checked === 'boolean' &&
      'Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; für Listen mit Häkchen gibt es ein Kästchen (content/README.md).',
    node => {
      const [from, to] = spanOf(node)
      const reason =
        'Am Ende der Zeile erzwingen Leerzeichen oder ein Schrägstrich einen Umbruch. Löschen Sie sie; einen neuen Absatz macht eine leere Zeile.'
      return node.type === 'break' && { reason, fix: replace(from, to - from, '\n') }
    },
  ],
  'block-mark': [
    node =>
      node.type === 'list' &&
      node.ordered &&
      node.start !== 1 &&
      `„${node.start}.“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am ${node.start}. …“).`,
    // Lines that were to be rows of a table; a mark with a tab behind it is an item of Word.
    (node, { text }) => {
      const isRow = ([line]: string[]) => /\|.*\||^\s*\p{L}{2}.*\t\S/u.test(line ?? '')
      return (
        node.type === 'paragraph' &&
        linesIn(node, text).filter(isRow).length > 1 &&
        'Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.'
      )
    },
    (node, { parents, text }) => {
      if (node.type !== 'paragraph' || parents.at(-1)?.type !== 'listItem') return undefined
      const column = node.position?.start.column ?? 1
      const [, ...more] = linesIn(node, text)
      const loose = more.find(([line]) => line.search(/\S/) < column - 1)
      const reason =
        'Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.'
      return loose && { reason, at: spanOf(node)[0] + loose.index + loose[0].search(/\S/) }
    },
  ],
  'text-missing': [
    node =>
      node.type === 'image' &&
      PICTURE.test(node.alt?.trim() ?? '') &&
      `„${node.alt}“ ist der Name einer Datei. Für alle, die das Bild nicht sehen, schreiben Sie ![Was man sieht](${node.url}).`,
    node =>
      isEmpty(node) &&
      'Hier fehlt der Text. Schreiben Sie ihn hinter das Zeichen, bei einem Link in die eckigen Klammern, oder löschen Sie das Ganze.',
  ],
  'ragged-row': [
    // Cells beyond those of the head would be lost.
    (node, { parents }) => {
      const table = parents.at(-1)
      if (node.type !== 'tableRow' || table?.type !== 'table') return undefined
      const [found, expected] = [node.children.length, table.children[0]?.children.length ?? 0]
      return (
        found !== expected &&
        `Diese Zeile der Tabelle hat ${found} ${found === 1 ? 'Zelle' : 'Zellen'}, nötig sind ${expected}. Zählen Sie die Striche |.`
      )
    },
  ],
}

/** Blocks that Markdown reads as something else than their author sees, or that this site has no look for. */
export function checkBlocks({ text, tree }: Source, report: Report): void {
  visitParents(tree, (node, parents) => {
    const [from] = spanOf(node)
    if (!parents.some(isTag)) judge(OUTSIDE, [node, { parents, text }, from], report)
    judge(ANYWHERE, [node, { parents, text }, from], report)
  })
}

const linesIn = (node: Nodes, text: string) => [...text.slice(...spanOf(node)).matchAll(/^.*$/gm)]

/** A heading, an item or a link without a word; pictures have words of their own. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'listItem') return node.children.length === 0
  if (node.type !== 'heading' && node.type !== 'link') return false
  return words(node).trim() === '' && node.children.every(({ type }) => type !== 'image')
}
