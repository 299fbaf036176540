import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import type { targetGroups } from './TargetGroups.contract'

/** In columns, or as one running line of large names with what each does. */
export function TargetGroups({ look, groups }: PropsOf<typeof targetGroups>) {
  return look === 'Satz' ? (
    <EntryList entries={groups} className="target-groups target-line reveal" />
  ) : (
    <EntryList
      entries={groups}
      className="target-groups target-columns"
      itemClass="target-group reveal"
    />
  )
}
