import type { ReactNode } from 'react'
import { keepTogether } from '../contract/typography'

type FrameProps = {
  /** Class of the exhibit, e.g. `listing`. */
  name: string
  title: string
  children: ReactNode
}

/** What the exhibits share: a card with its title, which says at its end that it is made up. */
export function ExhibitFrame({ name, title, children }: FrameProps) {
  return (
    <figure className={`exhibit card stack ${name}`}>
      <figcaption className="cluster spread">
        <span className="title">{keepTogether(title)}</span> <small>Beispiel</small>
      </figcaption>
      {children}
    </figure>
  )
}
