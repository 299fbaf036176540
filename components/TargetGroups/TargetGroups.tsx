import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { targetGroups } from './TargetGroups.contract'

/** Whom something is for, and what it does there. */
export function TargetGroups({ groups }: PropsOf<typeof targetGroups>) {
  return (
    <ul className="target-groups">
      {groups.map(group => (
        <li className="target-group reveal" key={group.title}>
          <h3>{group.title}</h3>
          <p>
            <Text content={group.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
