import { Bust } from '../Face'
import { assistantPage, tintOf } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { OWN_ASSISTANT, type team } from './Team.contract'

/** Head and shoulders of somebody who is not there yet, and the bubble with the plus. */
const OUTLINE =
  'M8 100c0-21 12-30 26-32q4-1 4-6c-9-4-13-13-13-22 0-16 9-25 22-25 8 0 14 3 18 9M66 46c-1 7-4 13-11 16q0 5 4 6c15 2 26 11 26 32'

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
        <svg className="bust" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <path d={OUTLINE} />
          <path className="team-plus" d="M77 25v18M68 34h18" />
        </svg>
      </li>
    </ul>
  )
}
