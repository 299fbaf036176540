import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import { groupLooks, type targetGroups } from './TargetGroups.contract'

/** In columns, or as the things of a trade: the looks differ in their styles alone. */
export function TargetGroups({ look, groups }: PropsOf<typeof targetGroups>) {
  const name = look ? groupLooks[look] : 'columns'
  return (
    <EntryList entries={groups} className={`target-groups target-${name}`} itemClass="reveal" />
  )
}
