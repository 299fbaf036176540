import type { PropsOf } from '../../contract/shapes'
import { assistantPage, tintOf } from '../../facts/personas'
import { Bust } from '../../ui/Face'
import { Text } from '../../ui/RichText'
import { useFormHref } from '../../ui/site-context'
import { OWN_ASSISTANT, type team } from './Team.contract'

/** The team of assistants in a row, each at its hour where one is given; the line below invites to build one's own. */
export function Team({ members }: PropsOf<typeof team>) {
  const toForm = useFormHref()
  return (
    <div className="team reveal">
      <ul className="columns abreast" aria-label="Unsere Assistenten">
        {members.map(({ time, name, role, text }) => (
          <li className="team-member linked" data-tint={tintOf(name)} key={name}>
            {time && (
              <time className="title" dateTime={time.padStart(5, '0')}>
                {time}
              </time>
            )}
            <span className="team-picture">
              <Bust name={name} />
            </span>
            <h3>
              <a href={assistantPage(name)}>
                <span className="visually-hidden">KI-Assistenz </span>
                {name}
              </a>
            </h3>
            <p className="team-role">KI, {role}</p>
            <p>
              <Text content={text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="team-own">
        {OWN_ASSISTANT.heading}{' '}
        <a href={toForm('/kontaktinformationen', 'Eigener Assistent')}>{OWN_ASSISTANT.text}</a>
      </p>
    </div>
  )
}
