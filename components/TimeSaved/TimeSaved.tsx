import { Fragment } from 'react'
import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { timeSaved } from './TimeSaved.contract'

/** The narrowest bar, of 100: about 6 px on a phone. Less looks as if it were missing. */
const LEAST = 2

/** Bars on one scale, the longest as wide as the box. */
export function TimeSaved({ title, durations }: PropsOf<typeof timeSaved>) {
  const longest = Math.max(...durations.map(({ minutes }) => minutes))
  return (
    <ExhibitFrame name="time-saved" title={title} note="Beispiel, keine Messung">
      <ol className="time-saved-bars">
        {durations.map(({ label, minutes, text }) => (
          <li key={label}>
            <span>{label}</span>{' '}
            <b>
              <Duration minutes={minutes} />
            </b>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={Math.max(LEAST, (100 * minutes) / longest)} height="1" />
            </svg>
            <span className="time-saved-text">
              <Text content={text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}

/** `25 Minuten`; from an hour on `12 Stunden 50 Minuten`. */
function Duration({ minutes }: { minutes: number }) {
  const parts = [
    { count: Math.floor(minutes / 60), one: 'Stunde', many: 'Stunden' },
    { count: minutes % 60, one: 'Minute', many: 'Minuten' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }, index) => (
      <Fragment key={many}>
        {index > 0 && ' '}
        <span>
          {count} <small>{count === 1 ? one : many}</small>
        </span>
      </Fragment>
    ))
}
