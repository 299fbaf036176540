import type { Table, TableCell, TableRow } from 'mdast'
import type { Reading, Shape } from '../shapes'
import { tidy } from '../typography'
import { words } from './inline'

/** A table with exactly these columns, titles by name, in this order; gives the words of each cell, which has some. */
export function table<Name extends string>(
  columns: Readonly<Record<Name, string>>,
): Shape<Record<Name, string>[]> {
  const titles = Object.values<string>(columns)
  const says = `eine Tabelle mit den Spalten ${titles.join(' | ')}`
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type !== 'table') {
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          first ?? reading.box,
        )
        return { value: [], rest: nodes }
      }
      if (!hasTitles(first, titles)) {
        reading.report(
          { ruleId: 'table-head', expected: titles.join(' | ') },
          first.children[0] ?? first,
        )
        return { value: [], rest }
      }
      const [, ...rows] = first.children
      if (rows.length === 0)
        reading.report(
          { ruleId: 'expected', expected: 'mindestens eine Zeile unter | --- |', tag: reading.tag },
          first,
        )
      return { value: rows.map(row => readRow(row, columns, reading)), rest }
    },
  }
}

function hasTitles(node: Table, titles: string[]): boolean {
  const found = node.children[0]?.children.map(cell => tidy(words(cell)).trim()) ?? []
  return found.length === titles.length && titles.every((title, index) => title === found[index])
}

function readRow<Name extends string>(
  row: TableRow,
  columns: Readonly<Record<Name, string>>,
  reading: Reading,
): Record<Name, string> {
  const cells = Object.entries<string>(columns).map(([name, column], index) => {
    const cell = row.children[index]
    const written = cell ? tidy(words(cell)).trim() : ''
    if (cell) reportMarks(cell, reading)
    if (cell && written === '') reading.report({ ruleId: 'cell', column }, cell)
    return [name, written]
  })
  return Object.fromEntries(cells) as Record<Name, string>
}

/** Only the text of a cell is shown: whatever would be lost is reported. */
function reportMarks(cell: TableCell, reading: Reading): void {
  for (const child of cell.children)
    if (child.type !== 'text') reading.report({ ruleId: 'cell-marks', found: child.type }, child)
}
