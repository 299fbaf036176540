import type { ReactNode } from 'react'
import { Text } from '../RichText'
import { keepTogether } from '../typography'
import type { Point } from './exhibit-contract'

type FrameProps = {
  /** Class of the exhibit, e.g. `call-log`. */
  name: string
  title: string
  /** The small line under the title. */
  sub?: string | undefined
  /** Before and after the title: a face, a timer. */
  before?: ReactNode
  beside?: ReactNode
  /** The small line under it all, e.g. „Beispielanruf“. */
  note?: string
  children: ReactNode
}

/** What the exhibits share: a figure with its title. The entry script sets `playing` on it once it is in view. */
export function ExhibitFrame({ name, title, sub, before, beside, note, children }: FrameProps) {
  return (
    <figure className={`exhibit ${name}`} data-play="">
      <figcaption className="exhibit-head">
        {before}
        <span className="exhibit-title">
          {keepTogether(title)}
          {sub && <small>{keepTogether(sub)}</small>}
        </span>
        {beside}
      </figcaption>
      {children}
      {note && <p className="exhibit-note">{note}</p>}
    </figure>
  )
}

/** A point's bold start and what belongs to it; a screen reader hears a colon between them. */
export function PointText({ point, className }: { point: Point; className?: string }) {
  return (
    <span className={className}>
      <b>{point.title}</b>
      <span className="visually-hidden">: </span>
      <Text content={point.text} />
    </span>
  )
}
