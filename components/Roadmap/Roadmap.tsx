import { PointList } from '../exhibit/ExhibitFrame'
import type { PropsOf } from '../shapes'
import type { roadmap } from './Roadmap.contract'

/** A path that winds from station to station; the lamps light up one after the other. */
export function Roadmap({ title, stations }: PropsOf<typeof roadmap>) {
  return (
    <PointList
      name="roadmap"
      title={title}
      list="roadmap-path"
      points={stations}
      mark={index => (
        <span className="roadmap-lamp" aria-hidden="true">
          {index + 1}
        </span>
      )}
    />
  )
}
