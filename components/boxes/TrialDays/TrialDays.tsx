import type { PropsOf } from '../../contract/shapes'
import { Text } from '../../ui/RichText'
import type { trialDays } from './TrialDays.contract'

/** Two weeks in stretches, each with a dot for every day. */
export function TrialDays({ days }: PropsOf<typeof trialDays>) {
  return (
    <ol className="trial-days entries columns abreast" aria-label="Tag für Tag">
      {days.map(({ title, count, text }) => (
        <li className="reveal" key={title}>
          <span className="trial-days-dots cluster" aria-hidden="true">
            {Array.from({ length: count }, (_, dot) => (
              <i key={dot} />
            ))}
          </span>
          <h3>{title}</h3>
          <p>
            <Text content={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
