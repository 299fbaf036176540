import { PointList } from '../exhibit/ExhibitFrame'
import type { PropsOf } from '../shapes'
import type { agenda } from './Agenda.contract'

/** A course plan on a sheet of a ring binder; the ticks are drawn by hand, one after the other. */
export function Agenda({ title, days }: PropsOf<typeof agenda>) {
  return (
    <PointList
      name="agenda"
      title={title}
      list="agenda-plan"
      points={days}
      mark={() => (
        <svg
          className="agenda-box"
          viewBox="0 0 32 32"
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          <path
            className="agenda-square"
            d="M5 7.5c7-.8 13-.7 20-.3.6 6 .4 12-.2 18.6-6.5.6-13 .6-19.4-.1C4.8 19.5 4.9 13.5 5 7.5z"
          />
          <path
            className="agenda-tick"
            d="M9 16c2 2 3.5 4.5 5 7 3-7.5 8-14.5 15-20"
            pathLength="1"
          />
        </svg>
      )}
    />
  )
}
