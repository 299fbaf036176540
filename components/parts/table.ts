import type { Link, Table, TableCell, TableRow } from 'mdast'
import type { Reading, Shape } from '../shapes'
import { tidy } from '../typography'
import { words } from './inline'

/** What one column holds. `read` gives `undefined` when the cell does not fit, `meant` then what would. */
export type Column<T> = {
  title: string
  says: string
  read(cell: string): T | undefined
  meant?(cell: string): string | undefined
}

export function textColumn(title: string): Column<string> {
  return { title, says: 'ein Text', read: cell => (cell === '' ? undefined : cell) }
}

type Columns = Record<string, Column<unknown>>
type Row<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never }

/** A table with exactly these columns, in this order. */
export function table<C extends Columns>(columns: C): Shape<Row<C>[]> {
  const names = Object.keys(columns)
  const titles = names.map(name => columns[name]?.title ?? '')
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
      return {
        value: rows.map(row => readRow(row, columns, names, reading)),
        rest,
      }
    },
  }
}

function hasTitles(node: Table, titles: string[]): boolean {
  const found = node.children[0]?.children.map(cell => tidy(words(cell)).trim()) ?? []
  return found.length === titles.length && titles.every((title, index) => title === found[index])
}

function readRow<C extends Columns>(
  row: TableRow,
  columns: C,
  names: string[],
  reading: Reading,
): Row<C> {
  if (row.children.length !== names.length)
    reading.report(
      { ruleId: 'ragged-row', found: row.children.length, expected: names.length },
      row,
    )
  const entries = names.map((name, index) => {
    const cell = row.children[index]
    const column = columns[name]
    const written = cell ? tidy(words(cell)).trim() : ''
    if (cell) reportMarks(cell, reading)
    const value = column?.read(written)
    if (cell && value === undefined)
      reading.report(
        {
          ruleId: 'cell',
          found: written,
          column: column?.title ?? '',
          expected: column?.says ?? '',
          meant: column?.meant?.(written) ?? '',
        },
        cell,
      )
    return [name, value]
  })
  return Object.fromEntries(entries) as Row<C>
}

/** Only the text of a cell is shown: whatever would be lost is reported. */
function reportMarks(cell: TableCell, reading: Reading): void {
  for (const child of cell.children)
    if (child.type !== 'text' && !(child.type === 'link' && isTyped(child)))
      reading.report({ ruleId: 'cell-marks', found: child.type }, child)
}

/** Whether a link is a plain address that Markdown made a link: then its text is all there is. */
function isTyped(link: Link): boolean {
  const written = words(link)
  return /^(?:https?:|www\.|[^\s/@]+@)/.test(written) && link.url.endsWith(written)
}
