import { EntryList } from '../EntryList'
import type { PropsOf } from '../shapes'
import { Shot } from '../video/Shot'
import { groupLooks, type targetGroups } from './TargetGroups.contract'

/** What runs on the four screens: cut to the wide one the whole card, to the upright one a single face. */
const RUNNING = [
  <Shot className="target-shot" name="thing" key="thing" />,
  <Shot className="target-shot" name="end" part="-55 10 270 108" key="end" />,
  <Shot className="target-shot" name="use" key="use" />,
  <Shot className="target-shot" name="people" part="20 16 56 100" key="people" />,
]
const running = (index: number) => RUNNING[index % RUNNING.length]

/** In columns, or as the things of a trade: the looks differ in their styles alone, but for what runs on screens. */
export function TargetGroups({ look, groups }: PropsOf<typeof targetGroups>) {
  const name = look ? groupLooks[look] : 'columns'
  return (
    <EntryList
      entries={groups}
      className={`target-groups target-${name}`}
      itemClass="reveal"
      mark={name === 'screens' ? running : undefined}
    />
  )
}
