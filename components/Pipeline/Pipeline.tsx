import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { pipeline } from './Pipeline.contract'

export function Pipeline({ title, stations }: PropsOf<typeof pipeline>) {
  return (
    <ExhibitFrame name="pipeline" title={title}>
      <ol className="pipeline-lines">
        {stations.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
