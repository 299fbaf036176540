import { EntryList } from '../EntryList'
import { Bust } from '../Face'
import type { PropsOf } from '../shapes'
import { Shot } from '../video/Shot'
import { groupLooks, type targetGroups } from './TargetGroups.contract'

/** What runs on the four screens; on the last one, held upright, somebody speaks. */
const RUNNING = [
  <Shot className="target-shot" name="apart" key="apart" />,
  <Shot className="target-shot" name="price" key="price" />,
  <Shot className="target-shot" name="steps" key="steps" />,
  <span className="target-shot target-upright" key="upright">
    <span>
      <Bust name="Sabine" />
    </span>
  </span>,
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
