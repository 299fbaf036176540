import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { browserPreview } from './BrowserPreview.contract'

export function BrowserPreview({ title, lines }: PropsOf<typeof browserPreview>) {
  return (
    <ExhibitFrame name="browser-preview" title={title}>
      <ol className="browser-preview-lines">
        {lines.map((item, index) => (
          <li key={index}>
            <b>{item.title}</b> <Text content={item.text} />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
