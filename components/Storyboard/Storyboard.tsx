import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { storyboard } from './Storyboard.contract'

export function Storyboard({ title, scenes }: PropsOf<typeof storyboard>) {
  return (
    <ExhibitFrame name="storyboard" title={title}>
      <ol className="storyboard-lines">
        {scenes.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
