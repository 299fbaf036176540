import type { ReactNode } from 'react'
import { keepTogether } from '../typography'

type FrameProps = {
  /** Class of the exhibit, e.g. `call-log`. */
  name: string
  title: string
  /** What stands beside the title; decoration only. */
  beside?: ReactNode
  /** The small line under it all, e.g. „Beispielanruf“. */
  note?: string
  children: ReactNode
}

/** What all exhibits share: a figure with its title. The entry script sets `playing` on it once it is in view. */
export function ExhibitFrame({ name, title, beside, note, children }: FrameProps) {
  return (
    <figure className={`exhibit ${name}`} data-play="">
      <figcaption className="exhibit-head">
        <span className="exhibit-title">{keepTogether(title)}</span>
        {beside}
      </figcaption>
      {children}
      {note && <p className="exhibit-note">{note}</p>}
    </figure>
  )
}
