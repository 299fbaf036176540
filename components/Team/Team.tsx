import { Bust } from '../Face'
import { Icon } from '../frame/Icon'
import { assistantPage, tintOf } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { OWN_ASSISTANT, type team } from './Team.contract'

/** The team of assistants; the last card invites to build one's own. */
export function Team({ members }: PropsOf<typeof team>) {
  return (
    <ul className="team">
      {members.map(member => (
        <li className="team-card reveal" data-tint={tintOf(member.name)} key={member.name}>
          <div className="team-words">
            <h3>
              <a href={assistantPage(member.name)}>
                <span className="visually-hidden">KI-Assistenz </span>
                {member.name}
              </a>
            </h3>
            <p className="team-role">KI, {member.role}</p>
            <p>
              <Text content={member.text} />
            </p>
          </div>
          <Bust name={member.name} />
        </li>
      ))}
      <li className="team-card team-own reveal">
        <div className="team-words">
          <h3>
            <a href="/kontaktinformationen">{OWN_ASSISTANT.heading}</a>
          </h3>
          <p>{OWN_ASSISTANT.text}</p>
        </div>
        <span className="team-arrow">
          <Icon name="arrow-right" size={22} />
        </span>
      </li>
    </ul>
  )
}
