import { EntryList } from '../EntryList'
import { Bust } from '../Face'
import { Icon } from '../frame/Icon'
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

/** What is printed on the cards: of crafts, of machines, of services and of a start. */
const PRINTED = (['hammer', 'gear-six', 'handshake', 'rocket-launch'] as const).map(name => (
  <Icon name={name} key={name} />
))
const printed = (index: number) => PRINTED[index % PRINTED.length]

const MARKS: Record<string, typeof printed> = { screens: running, cards: printed }

/** In columns, or as the things of a trade: the looks differ in their styles, and two in what is drawn on each. */
export function TargetGroups({ look, groups }: PropsOf<typeof targetGroups>) {
  const name = look ? groupLooks[look] : 'columns'
  return (
    <EntryList
      entries={groups}
      className={`target-groups target-${name}`}
      itemClass="reveal"
      mark={MARKS[name]}
    />
  )
}
