import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { trialDays } from './TrialDays.contract'

export function TrialDays({ title, days }: PropsOf<typeof trialDays>) {
  return (
    <ExhibitFrame name="trial-days" title={title}>
      <ol className="trial-days-lines">
        {days.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
