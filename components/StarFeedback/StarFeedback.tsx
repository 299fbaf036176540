import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { personaNames } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { starFeedback } from './StarFeedback.contract'

const ours: readonly string[] = ['KI', ...personaNames]

export function StarFeedback({ title, stars = '5', result, lines }: PropsOf<typeof starFeedback>) {
  const answer = lines.findIndex((line, index) => index > 0 && !ours.includes(line.title))
  return (
    <ExhibitFrame name="star-feedback" title={title} note="Beispiel">
      <ol className="star-feedback-lines">
        {lines.map((line, index) => (
          <li
            className={
              index === 0 || ours.includes(line.title)
                ? 'exhibit-in'
                : 'exhibit-in star-feedback-guest'
            }
            key={index}
          >
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            {index === answer && <Stars count={Number(stars)} />}
            <span className="star-feedback-said">
              <Text content={line.text} />
            </span>
          </li>
        ))}
        {result && (
          <li className="exhibit-in star-feedback-result">
            <b>Ergebnis</b>
            <span className="visually-hidden">: </span>
            <span className="star-feedback-said">
              <Icon name="check" size={20} />
              {result}
            </span>
          </li>
        )}
      </ol>
    </ExhibitFrame>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className="star-feedback-stars">
      <span className="visually-hidden">{count} von 5 Sternen. </span>
      {[1, 2, 3, 4, 5].map(star => (
        <span className={star > count ? 'star-feedback-off' : undefined} key={star}>
          <Icon name="star-fill" size={28} />
        </span>
      ))}
    </span>
  )
}
