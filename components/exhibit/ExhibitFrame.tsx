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

type PointListProps = {
  /** Class of the exhibit, which the points' text has too. */
  name: string
  title: string
  /** Class of the list. */
  list: string
  points: readonly Point[]
  /** What is drawn before each point. */
  mark: (index: number) => ReactNode
}

/** An exhibit that is a list of points, each with a mark before it. */
export function PointList({ name, title, list, points, mark }: PointListProps) {
  return (
    <ExhibitFrame name={name} title={title}>
      <ol className={list}>
        {points.map((point, index) => (
          <li key={index}>
            {mark(index)}
            <PointText point={point} className={`${name}-text`} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
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
