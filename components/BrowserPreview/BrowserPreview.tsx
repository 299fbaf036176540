import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { personaNames } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { browserPreview } from './BrowserPreview.contract'

const visitor = /^(Besucher|Kund|Gast|Interessent)/
const assistants: readonly string[] = personaNames

export function BrowserPreview({ title, address, lines }: PropsOf<typeof browserPreview>) {
  const sideOf = (name: string) => (visitor.test(name) && !assistants.includes(name) ? ' browser-preview-visitor' : '')
  return (
    <ExhibitFrame name="browser-preview" title={title} before={<Icon name="globe" size={20} />} note="Beispiel">
      <p className="browser-preview-bar">
        <Icon name="lock-key" size={16} />
        <span className="visually-hidden">Adresse: </span>
        <span className="browser-preview-address">{address}</span>
      </p>
      <ol className="browser-preview-page">
        {lines.map((line, index) => (
          <li
            className={index === 0 ? 'exhibit-in' : `exhibit-in browser-preview-chat${sideOf(line.title)}`}
            key={index}
          >
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            <span className="browser-preview-text">
              <Text content={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
