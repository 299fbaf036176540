import type { SceneRecord } from '../../../shared/scene/scene'
import { KINDS, type ResultKind, rowsOf, SHEET_ANCHOR, type SheetStep } from './ResultSheet'

type SheetLineProps = {
  kind: ResultKind
  steps: readonly SheetStep[]
  record: SceneRecord
  isDone: boolean
}

/** On phones, where the slip stands below the chat: what has just been written on it, and how far it is. */
export function SheetLine({ kind, steps, record, isDone }: SheetLineProps) {
  const { stamp } = KINDS[kind]
  const rows = rowsOf(steps, record)
  const filled = rows.filter(({ name }) => record[name])
  const newest = Object.keys(record).findLast(name => filled.some(row => row.name === name))
  const written = newest ? `${newest}: ${record[newest]}` : 'Zettel'
  return (
    <a className="try-it-sheet-line" href={`#${SHEET_ANCHOR}`}>
      <b>{isDone ? stamp : written}</b> <span>{`${filled.length} von ${rows.length}`}</span>
    </a>
  )
}
