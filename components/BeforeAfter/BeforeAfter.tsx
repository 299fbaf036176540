import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { beforeAfter } from './BeforeAfter.contract'

export function BeforeAfter({ title, pairs }: PropsOf<typeof beforeAfter>) {
  return (
    <ExhibitFrame name="before-after" title={title}>
      <ol className="before-after-lines">
        {pairs.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
