import { useSite } from '../site-context'

/** When people answer, and when Emilia does, also drawn as a day of 24 hours. */
export function OpeningHours() {
  const { hours } = useSite().site
  const opens = dayShare(hours.opens)
  return (
    <div className="opening-hours reveal">
      <dl>
        <div className="opening-hours-row">
          <dt>Büro</dt>
          <dd>
            {hours.days}, <b>{hours.time}</b>
            <DayBar from={opens} to={dayShare(hours.closes)} />
          </dd>
        </div>
        <div className="opening-hours-row">
          <dt>Emilia, KI-Assistentin</dt>
          <dd>
            jeden Tag, <b>24/7</b>
            <DayBar from={0} to={100} />
          </dd>
        </div>
      </dl>
      <p className="opening-hours-scale" aria-hidden="true">
        <span>0</span>
        <span>6</span>
        <span>12</span>
        <span>18</span>
        <span>24 Uhr</span>
      </p>
    </div>
  )
}

/** A day from 0 to 100 percent, with the open part filled. */
function DayBar({ from, to }: { from: number; to: number }) {
  return (
    <svg className="day-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="day-bar-open" x={from} width={to - from} height="10" />
    </svg>
  )
}

/** A time of day as percent of 24 hours: `09:00` -> 37.5. */
function dayShare(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) / 1440) * 100
}
