import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { targetGroups } from './TargetGroups.contract'

export function TargetGroups({ groups }: PropsOf<typeof targetGroups>) {
  return <EntryList entries={groups} className="target-columns" itemClass="reveal" />
}
