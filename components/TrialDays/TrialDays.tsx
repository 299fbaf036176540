import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { TRIAL_LENGTH, type TrialDay, type trialDays } from './TrialDays.contract'

/** Colours there are for stretches; see TrialDays.css. */
const SHADES = 4

/** Two weeks on a track of dots; each stretch that has words has a shade, shared by its dots and its words. */
export function TrialDays({ title, days }: PropsOf<typeof trialDays>) {
  return (
    <ExhibitFrame name="trial-days" title={title}>
      <div className="trial-days-track" aria-hidden="true">
        {Array.from({ length: TRIAL_LENGTH }, (_, day) => (
          <i className={shadeOf(days, day + 1)} key={day}>
            {day + 1}
          </i>
        ))}
      </div>
      <ol className="trial-days-words">
        {days.map((day, index) => (
          <li className="exhibit-in" key={index}>
            <b className={`trial-days-shade-${index % SHADES}`}>{day.title}</b>
            <span className="visually-hidden">: </span>
            <span>
              <Text content={day.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}

function shadeOf(days: TrialDay[], day: number): string | undefined {
  const index = days.findIndex(({ from, to }) => from <= day && day <= to)
  return index === -1 ? undefined : `trial-days-shade-${index % SHADES}`
}
