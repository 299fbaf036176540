import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { TRIAL_LENGTH, type TrialDay, type trialDays } from './TrialDays.contract'

/** Colours there are for stretches; see TrialDays.css. */
const SHADES = 4

/** Two weeks as a rail of dots; the words about a day or some days stand below their dots, in their shade. */
export function TrialDays({ title, days }: PropsOf<typeof trialDays>) {
  return (
    <ExhibitFrame name="trial-days" title={title}>
      <ol className="trial-days-track">
        {stretchesOf(days).map(({ dots, day }) => (
          <li className="exhibit-in" aria-hidden={day ? undefined : true} key={dots[0]}>
            <span className="trial-days-dots" aria-hidden="true">
              {dots.map(dot => (
                <i className={shadeOf(days, day)} key={dot}>
                  {dot}
                </i>
              ))}
            </span>
            {day && (
              <p>
                <b>{day.title}:</b> <Text content={day.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}

/** All days in their order, as many together as have the same words, or none. */
function stretchesOf(days: readonly TrialDay[]): { dots: number[]; day: TrialDay | undefined }[] {
  const stretches: { dots: number[]; day: TrialDay | undefined }[] = []
  for (let dot = 1; dot <= TRIAL_LENGTH; dot++) {
    const day = days.find(({ from, to }) => from <= dot && dot <= to)
    const last = stretches.at(-1)
    if (last && last.day === day) last.dots.push(dot)
    else stretches.push({ dots: [dot], day })
  }
  return stretches
}

function shadeOf(days: readonly TrialDay[], day: TrialDay | undefined): string | undefined {
  return day && `trial-days-shade-${days.indexOf(day) % SHADES}`
}
