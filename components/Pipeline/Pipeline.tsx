import { PointList } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import type { PropsOf } from '../shapes'
import type { pipeline } from './Pipeline.contract'

const ICONS = [
  'files',
  'magnifying-glass',
  'quotes',
  'list-checks',
  'shield-check',
  'gear-six',
] as const

/** Stations on a line, with a dot that travels through them. The last one is the answer. */
export function Pipeline({ title, stations }: PropsOf<typeof pipeline>) {
  const iconOf = (index: number) =>
    index === stations.length - 1 ? 'chat-circle-text' : (ICONS[index % ICONS.length] ?? 'files')
  return (
    <PointList
      name="pipeline"
      title={title}
      list="pipeline-line"
      points={stations}
      mark={index => (
        <span className="pipeline-stop">
          <Icon name={iconOf(index)} size={24} />
        </span>
      )}
    />
  )
}
