import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { roadmap } from './Roadmap.contract'

export function Roadmap({ title, stations }: PropsOf<typeof roadmap>) {
  return (
    <ExhibitFrame name="roadmap" title={title}>
      <ol className="roadmap-lines">
        {stations.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
