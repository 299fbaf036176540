import { Fragment } from 'react'
import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { Bar, Dial, Pile } from './drawings'
import type { timeSaved } from './TimeSaved.contract'

const LOOKS = {
  Balken: { name: 'bars', Drawing: Bar },
  Uhr: { name: 'dials', Drawing: Dial },
  Stapel: { name: 'piles', Drawing: Pile },
}

/** What something took and takes, drawn on one scale. */
export function TimeSaved({ title, look, durations }: PropsOf<typeof timeSaved>) {
  const longest = Math.max(...durations.map(({ minutes }) => minutes))
  const { name, Drawing } = LOOKS[look ?? 'Balken']
  return (
    <ExhibitFrame name="time-saved" title={title} note="Beispiel, keine Messung">
      <ol className={`time-saved-${name}`}>
        {durations.map(({ label, minutes, text }) => (
          <li key={label}>
            <span>{label}</span>{' '}
            <b>
              <Duration minutes={minutes} />
            </b>
            <Drawing minutes={minutes} longest={longest} />
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
