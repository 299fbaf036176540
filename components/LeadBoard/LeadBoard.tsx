import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { Text } from '../RichText'
import { inlineText } from '../rich-text'
import type { PropsOf } from '../shapes'
import type { leadBoard } from './LeadBoard.contract'

/** Words longer than this take the whole width of the form. */
const SHORT = 24

export function LeadBoard({ title, fields }: PropsOf<typeof leadBoard>) {
  const known = fields.slice(0, -1)
  return (
    <ExhibitFrame
      name="lead-board"
      title={title}
      note="Beispielanfrage"
      beside={
        <span className="lead-board-meter" aria-hidden="true">
          {known.map(field => (
            <i key={field.title} />
          ))}
        </span>
      }
    >
      <ol className="lead-board-form">
        {fields.map((field, index) => (
          <li
            className={inlineText(field.text).length > SHORT ? 'lead-board-long' : undefined}
            key={index}
          >
            <b>{field.title}</b>
            <span className="visually-hidden">: </span>
            <span className="lead-board-value">
              {index === known.length && <Icon name="arrow-right" size={22} />}
              <span className="lead-board-words">
                <Text content={field.text} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
