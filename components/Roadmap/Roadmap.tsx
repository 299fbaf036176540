import { ExhibitFrame, PointText } from '../exhibit/ExhibitFrame'
import type { PropsOf } from '../shapes'
import type { roadmap } from './Roadmap.contract'

/** A path that winds from station to station; the lamps light up one after the other. */
export function Roadmap({ title, stations }: PropsOf<typeof roadmap>) {
  return (
    <ExhibitFrame name="roadmap" title={title}>
      <ol className="roadmap-path">
        {stations.map((station, index) => (
          <li key={index}>
            <span className="roadmap-lamp" aria-hidden="true">
              {index + 1}
            </span>
            <PointText point={station} className="roadmap-text" />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
