import type { PropsOf } from '../../contract/shapes'
import { Entries } from '../../ui/Entries'
import type { targetGroups } from './TargetGroups.contract'

export function TargetGroups({ groups }: PropsOf<typeof targetGroups>) {
  return <Entries entries={groups} className="target-groups columns" />
}
