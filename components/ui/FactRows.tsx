import type { ReactNode } from 'react'
import type { LabelledFact } from '../facts/kinds'
import { FirmFact } from './FirmFact'

type FactRowsProps = {
  rows: readonly { label: ReactNode; value: ReactNode }[]
  /** `rows`, and what else its place asks for. */
  className?: string
}

/** Facts below each other, each beside its label. */
export function FactRows({ rows, className = 'rows' }: FactRowsProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A fact of a legal text; what nobody has given yet is shown as FirmFact shows it. */
export function legalRow({ label, value }: LabelledFact) {
  return { label, value: <FirmFact kind="legal" value={value} /> }
}
