import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { personaNames } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { starFeedback } from './StarFeedback.contract'

const ours: readonly string[] = ['KI', ...personaNames]

/** A question after the visit, five stars, and what the guest says. */
export function StarFeedback({ title, lines }: PropsOf<typeof starFeedback>) {
  return (
    <ExhibitFrame name="star-feedback" title={title} note="Beispiel">
      <p className="star-feedback-stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map(star => (
          <Icon name="star-fill" size={44} key={star} />
        ))}
      </p>
      <ol className="star-feedback-lines">
        {lines.map((line, index) => (
          <li
            className={index === 0 || ours.includes(line.title) ? 'exhibit-in' : 'exhibit-in star-feedback-guest'}
            key={index}
          >
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            <span className="star-feedback-said">
              <Text content={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
