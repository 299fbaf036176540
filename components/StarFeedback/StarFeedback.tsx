import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { starFeedback } from './StarFeedback.contract'

export function StarFeedback({ title, lines }: PropsOf<typeof starFeedback>) {
  return (
    <ExhibitFrame name="star-feedback" title={title}>
      <ol className="star-feedback-lines">
        {lines.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
