import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { targetGroups } from './TargetGroups.contract'

export function TargetGroups(props: PropsOf<typeof targetGroups>) {
  return <EntryList entries={props.groups} className="target-groups" itemClass="target-group reveal" />
}
