import { Entries } from '../Entries/Entries'
import type { PropsOf } from '../shapes'
import type { targetGroups } from './TargetGroups.contract'

export function TargetGroups({ groups }: PropsOf<typeof targetGroups>) {
  return <Entries entries={groups} className="target-groups columns" />
}
